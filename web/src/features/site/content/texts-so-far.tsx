import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { PublishedText } from '#modules/site/contract/api/site';
import { dayAndTime } from '#web/lib/formatting/format';
import { useTableState } from '#web/lib/url-state/use-table-state';
import { Button } from '#web/ui/button';
import { EmptyState, QueryBoundary } from '#web/ui/display/query-boundary';
import { type Column, DataTable } from '#web/ui/tables/data-table';
import { TablePager } from '#web/ui/tables/pager';
import styles from './content.module.css';
import { TEXTS_TABLE, textsQuery } from './queries';

interface Props {
  canCompare: boolean;
  onCompare(text: PublishedText): void;
  onRestore(text: PublishedText): void;
}

/** All texts that were published, the one in use first. */
export function TextsSoFar({ canCompare, onCompare, onRestore }: Props) {
  const [search] = useSearchParams();
  const table = useTableState(TEXTS_TABLE);
  const texts = useQuery(textsQuery(search));
  const isInUse = (text: PublishedText) => table.offset === 0 && text.id === texts.data?.items[0]?.id;
  const columns: Column<PublishedText>[] = [
    {
      key: 'publishedAt',
      header: 'Published',
      isRowHeader: true,
      render: ({ publishedAt }) => dayAndTime(publishedAt),
    },
    { key: 'by', header: 'By', render: ({ by }) => by ?? 'A removed account' },
    {
      key: 'actions',
      header: 'Actions',
      kind: 'actions',
      render: (text) => (
        <>
          {isInUse(text) && <span className="tag success">In use</span>}
          {canCompare && (
            <Button look="quiet" small onClick={() => onCompare(text)}>
              Compare<span className="vh"> with the text of {dayAndTime(text.publishedAt)}</span>
            </Button>
          )}
          {!isInUse(text) && (
            <Button look="quiet" small onClick={() => onRestore(text)}>
              Restore<span className="vh"> the text of {dayAndTime(text.publishedAt)}</span>
            </Button>
          )}
        </>
      ),
    },
  ];
  return (
    <section aria-labelledby="texts" className={styles.texts}>
      <div className="ruled">
        <h2 id="texts">Texts so far</h2>
        <span className="small muted">Restore puts a text into the editor. Publishing stays your act.</span>
      </div>
      <QueryBoundary
        query={texts}
        isEmpty={({ totalItemsCount }) => totalItemsCount === 0}
        empty={<EmptyState>Nothing was published yet: visitors read the text that came with the program.</EmptyState>}
      >
        {({ items, totalItemsCount }) => (
          <>
            <DataTable {...table} caption="Texts so far" columns={columns} rows={items} rowKey={({ id }) => id} />
            <TablePager {...table} total={totalItemsCount} />
          </>
        )}
      </QueryBoundary>
    </section>
  );
}
