import { IconCircleCheck, IconCircleMinus, IconClock } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './receipt.module.css';

const MARKS = { done: IconCircleCheck, waiting: IconClock, gone: IconCircleMinus };

interface Props {
  /** Done, waiting for somebody else, or gone. */
  tone: keyof typeof MARKS;
  /** The act. */
  title: string;
  /** Who or what, when, number, copy. */
  rows: readonly { name: string; value: ReactNode }[];
  next: ReactNode;
  /** One button, and what takes the act back. */
  actions: ReactNode;
}

/** The end of an act, in the place of its form (U64). Takes the focus; no toast says the same. */
export function Receipt({ tone, title, rows, next, actions }: Props) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const Mark = MARKS[tone];
  return (
    <section aria-labelledby={id} className={`${styles.receipt} ${styles[tone]}`}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        <Mark size={28} stroke={1.75} aria-hidden />
        {title}
      </h2>
      <dl>
        {rows.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h3>What happens next</h3>
      <p>{next}</p>
      <div className="row-of-buttons">{actions}</div>
    </section>
  );
}
