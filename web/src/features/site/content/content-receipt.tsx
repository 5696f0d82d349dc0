import { useEffect, useRef } from 'react';
import type { PublishResponse } from '#modules/site/contract/api/site';
import { dayAndTime, pluralize } from '#web/lib/formatting/format';
import { Button } from '#web/ui/button';
import { icons } from '#web/ui/icons';
import styles from './content.module.css';
import type { ShownText } from './content-machine';
import { markChanges } from './text-diff';

interface Props {
  before: ShownText;
  published: PublishResponse;
  onLeave(): void;
  onRestore(text: ShownText): void;
}

/** Stands in the place of the editor once the text is published. */
export function ContentReceipt({ before, published, onLeave, onRestore }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { places } = markChanges(before.text, published.text);
  return (
    <section aria-labelledby="published" className={styles.receipt}>
      <h2 id="published" ref={heading} tabIndex={-1}>
        {icons.check} Published
      </h2>
      <dl>
        <div>
          <dt>When</dt>
          <dd>{dayAndTime(published.publishedAt)}</dd>
        </div>
        <div>
          <dt>Text</dt>
          <dd>{places ? `${pluralize(places, 'place')} changed` : 'No word changed'}</dd>
        </div>
        <div>
          <dt>Before</dt>
          <dd>
            {before.publishedAt ? `The text of ${dayAndTime(before.publishedAt)}` : 'The first text'} is kept below.
          </dd>
        </div>
        <div>
          <dt>Next</dt>
          <dd>Visitors read it now. Pages that are open already show it when they are loaded again.</dd>
        </div>
      </dl>
      <div className="row-of-buttons">
        <Button onClick={onLeave}>See the home page</Button>
        <Button look="quiet" onClick={() => onRestore(before)}>
          Restore the text before
        </Button>
      </div>
    </section>
  );
}
