import { useEffect, useRef, useState } from 'react';
import { dayAndTime, pluralize } from '#web/lib/formatting/format';
import { RichText } from '#web/ui/display/rich-text';
import styles from './content.module.css';
import type { ShownText } from './content-machine';
import { markChanges } from './text-diff';

interface Props {
  text: string;
  /** What the marks compare with. */
  compared: ShownText;
  /** The text that was changed. */
  base: ShownText;
}

/** The text as visitors read it, or with what was changed since another one. */
export function ContentPreview({ text, compared, base }: Props) {
  const [isMarked, setMarked] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { html, places } = markChanges(compared.text, text);
  useEffect(() => {
    if (compared === base) return;
    setMarked(true);
    heading.current?.focus();
  }, [compared, base]);
  return (
    <section aria-labelledby="preview" className={styles.preview}>
      <div className={styles.head}>
        <h2 id="preview" ref={heading} tabIndex={-1}>
          Preview
        </h2>
        <span className={styles.views}>
          <button type="button" aria-pressed={!isMarked} onClick={() => setMarked(false)}>
            As read
          </button>
          <button type="button" aria-pressed={isMarked} onClick={() => setMarked(true)}>
            Changes marked
          </button>
        </span>
      </div>
      <div className={styles.paper}>
        <RichText html={isMarked ? html : text} />
      </div>
      <p className="small muted">
        {places === 0 ? 'No word differs' : `${pluralize(places, 'place')} ${places === 1 ? 'differs' : 'differ'}`} from{' '}
        {compared === base || !compared.publishedAt
          ? 'the text you began with'
          : `the text of ${dayAndTime(compared.publishedAt)}`}
      </p>
    </section>
  );
}
