import { useQuery } from '@tanstack/react-query';
import { QueryBoundary } from '#web/ui/display/query-boundary';
import { RichText } from '#web/ui/display/rich-text';
import { contentQuery } from './use-content';

/** The editable block with its picture. */
export function HomeContent() {
  const content = useQuery(contentQuery);
  return (
    <section aria-labelledby="before">
      <div className="ruled">
        <h2 id="before">Before you apply</h2>
      </div>
      <img src="/schoolhouse.svg" width={312} height={136} alt="Line drawing of a schoolhouse with a bell tower" />
      <QueryBoundary query={content} rows={3}>
        {({ text }) => <RichText html={text} />}
      </QueryBoundary>
    </section>
  );
}
