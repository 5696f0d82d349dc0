import type { PublishResponse } from '#modules/site/contract/api/site';
import { dayAndTime, pluralize } from '#web/lib/formatting/format';
import { Button } from '#web/ui/button';
import { Receipt } from '#web/ui/receipt/receipt';
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
  const { places } = markChanges(before.text, published.text);
  const former = before.publishedAt ? `The text of ${dayAndTime(before.publishedAt)}` : 'The first text';
  return (
    <Receipt
      tone="done"
      title="Published"
      rows={[
        { name: 'When', value: dayAndTime(published.publishedAt) },
        { name: 'Text', value: places ? `${pluralize(places, 'place')} changed` : 'No word changed' },
        { name: 'Before', value: `${former} is kept below.` },
      ]}
      next="Visitors read it now. Pages that are open already show it when they are loaded again."
      actions={
        <>
          <Button onClick={onLeave}>See the home page</Button>
          <Button look="quiet" onClick={() => onRestore(before)}>
            Restore the text before
          </Button>
        </>
      }
    />
  );
}
