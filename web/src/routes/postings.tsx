import '#web/features/postings/postings.css';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { MyPosting } from '#modules/postings/contract/api/responses';
import { OWN_CSV_COLUMNS } from '#web/features/postings/csv-columns';
import { LIST, listedPostingsQuery, pageSizeOf } from '#web/features/postings/list/my-postings';
import { PostingCard } from '#web/features/postings/list/posting-card';
import { nameOf, rowKey } from '#web/features/postings/row-name';
import { pluralize } from '#web/lib/formatting/format';
import { useSelection } from '#web/lib/lists/use-selection';
import { refreshAfter } from '#web/lib/queries/refresh-after';
import { useListState } from '#web/lib/url-state/use-list-state';
import { paths } from '#web/paths';
import { Button, ButtonLink } from '#web/ui/button';
import { EmptyList, QueryBoundary } from '#web/ui/display/query-boundary';
import { Page } from '#web/ui/layout/page';
import { BulkBar } from '#web/ui/tables/bulk-bar';
import { CsvDownload } from '#web/ui/tables/csv-download';
import { ListControls } from '#web/ui/tables/list-controls';
import { Pager } from '#web/ui/tables/pager';
import { SelectPage } from '#web/ui/tables/select-boxes';

/** /postings: Job Posts You Manage. */
export function Component() {
  const [search] = useSearchParams();
  const list = useListState(LIST);
  const { status, offset, set, hrefFor } = list;
  const postings = useQuery(listedPostingsQuery(search));
  const selection = useSelection<MyPosting>({ rowKey, nameOf, scope: status, shown: postings.data?.items });
  const showAll = <Button onClick={() => set('status', '')}>Show all statuses</Button>;

  return (
    <Page
      title="Job Posts You Manage"
      head="band"
      actions={
        <ButtonLink look="fill" to={paths.postJobs}>
          Create Posting
        </ButtonLink>
      }
    >
      <ListControls {...list} />
      <QueryBoundary
        query={postings}
        isEmpty={({ totalItemsCount }) => totalItemsCount === 0}
        empty={
          status ? (
            <EmptyList action={showAll}>No posting of yours has this status.</EmptyList>
          ) : (
            <EmptyList action={<ButtonLink to={paths.postJobs}>Create your first posting</ButtonLink>}>
              The postings of your organizations stand here once there are any.
            </EmptyList>
          )
        }
      >
        {({ items, totalItemsCount }) => (
          <>
            <div className="table-bar">
              <SelectPage {...{ selection }} rows={items} />
              <p role="status" className="small muted">
                {pluralize(totalItemsCount, 'posting')}
              </p>
              <CsvDownload
                list={{ query: listedPostingsQuery, search }}
                total={totalItemsCount}
                fileName="my-postings.csv"
                columns={OWN_CSV_COLUMNS}
              />
            </div>
            <ul className="posting-cards">
              {items.map((job) => (
                <PostingCard key={job.id} {...{ job, selection }} />
              ))}
            </ul>
            <Pager total={totalItemsCount} offset={offset} limit={pageSizeOf(search)} hrefFor={hrefFor} />
          </>
        )}
      </QueryBoundary>
      <BulkBar
        noun="posting"
        {...{ selection }}
        list={{ query: listedPostingsQuery, search }}
        total={postings.data?.totalItemsCount ?? 0}
        actions={async () => (await import('#web/features/postings/bulk')).OWN_BULK_ACTIONS}
        refresh={() => refreshAfter('posting')}
      />
    </Page>
  );
}
