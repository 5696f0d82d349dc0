import { useEffect, useId, useRef } from 'react';
import { markTitle } from '../lib/page-title';
import type { Problem } from '../lib/use-zod-form';

interface Props {
  /** `<ErrorSummary {...form} />` */
  problems: readonly Problem[];
  attempt: number;
}

/** On top of a form after a refused submit: takes the focus, and each line leads to its field (U19). */
export function ErrorSummary({ problems, attempt }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const title = useId();
  const any = problems.length > 0;

  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);

  useEffect(() => {
    markTitle(any);
    return () => markTitle(false);
  }, [any]);

  if (!any) return null;
  return (
    <div className="summary" role="alert" tabIndex={-1} ref={box} aria-labelledby={title}>
      <h2 id={title}>There is a problem</h2>
      <ul>
        {problems.map(({ id, message }) => (
          <li key={`${id} ${message}`}>
            {id ? (
              <a href={`#${id}`} onClick={focus(id)}>
                {message}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

const focus = (id: string) => (event: React.MouseEvent) => {
  event.preventDefault();
  const control = document.getElementById(id);
  control?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
};
