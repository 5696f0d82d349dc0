import '../features/postings/postings.css';
import '../features/postings/manage/manage.css';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { BULK_ACTIONS, nameOf, rowKey } from '../features/postings/bulk';
import { CSV_COLUMNS } from '../features/postings/csv-columns';
import { ApprovalNotice } from '../features/postings/manage/approval-notice';
import {
  approvalFilters,
  effectiveDates,
  type Filters,
  filtersToSearch,
  parseFilters,
} from '../features/postings/manage/filters';
import { listedJobsQuery, TABLE } from '../features/postings/manage/managed-postings';
import { ManagedTable } from '../features/postings/manage/managed-table';
import { SearchForm } from '../features/postings/manage/search-form';
import { isAdminLevel } from '../features/postings/rights';
import { inputDate, pluralize } from '../lib/formatting/format';
import { useSelection } from '../lib/lists/use-selection';
import { refreshAfter } from '../lib/queries/refresh-after';
import { type SessionUser, useSession } from '../lib/session/session';
import { useTableState } from '../lib/url-state/use-table-state';
import { paths } from '../paths';
import { Button, ButtonLink } from '../ui/button';
import { EmptyList, QueryBoundary } from '../ui/display/query-boundary';
import { Page } from '../ui/layout/page';
import { BulkBar } from '../ui/tables/bulk-bar';
import { CsvDownload } from '../ui/tables/csv-download';
import { TablePager } from '../ui/tables/pager';

/** /manage-jobs: Manage Postings and, for admin-level users, the approval queue (W7). */
export function Component() {
  const { user } = useSession();
  return user && <ManagePostings user={user} />;
}

function ManagePostings({ user }: { user: SessionUser }) {
  const [search, setSearch] = useSearchParams();
  const table = useTableState(TABLE);
  const today = inputDate(new Date());
  const filters = parseFilters(search, today);
  const applied = filtersToSearch(filters, today).toString();
  const list = { query: listedJobsQuery, search };
  const jobs = useQuery(listedJobsQuery(search));
  const selection = useSelection({ rowKey, nameOf, scope: applied, shown: jobs.data?.items });
  const apply = (next: Filters) => setSearch(withSort(filtersToSearch(next, today), search));
  const clear = () => setSearch(withSort(new URLSearchParams(), search));
  const days = effectiveDates(filters, today);
  const isOfAnyDate = days.startDate === '' && days.endDate === '';
  /** The pressed button is removed with its message, so the heading takes the focus. */
  const searchAllDates = () => {
    apply({ ...filters, startDate: '', endDate: '' });
    document.querySelector('h1')?.focus();
  };

  return (
    <Page title="Manage Postings" head="band" actions={<ButtonLink to={paths.postJobs}>Create Posting</ButtonLink>}>
      {isAdminLevel(user) && (
        <ApprovalNotice today={today} isOpen={applied === filtersToSearch(approvalFilters(today), today).toString()} />
      )}
      <SearchForm
        key={applied}
        filters={filters}
        isSearched={applied !== ''}
        user={user}
        onSearch={apply}
        onClear={clear}
      />
      <QueryBoundary
        query={jobs}
        isEmpty={({ totalItemsCount }) => totalItemsCount === 0}
        empty={
          isOfAnyDate ? (
            <EmptyList action={<Button onClick={clear}>Clear the search</Button>}>
              No posting matches this search.
            </EmptyList>
          ) : (
            <EmptyList action={<Button onClick={searchAllDates}>Search all dates</Button>}>0 in these dates.</EmptyList>
          )
        }
      >
        {({ items, totalItemsCount }) => (
          <>
            <div className="table-bar">
              <p role="status" className="small muted">
                {pluralize(totalItemsCount, 'posting')}
                {filters.jobNumber && isOfAnyDate && `, whatever ${totalItemsCount === 1 ? 'its' : 'their'} dates`}
                {!table.sortedBy && totalItemsCount > 1 && ', latest start first'}
              </p>
              <CsvDownload {...{ list }} total={totalItemsCount} fileName="postings.csv" columns={CSV_COLUMNS} />
            </div>
            <ManagedTable rows={items} {...{ table, selection }} />
            <TablePager {...table} total={totalItemsCount} maxLimit={TABLE.maxLimit} />
          </>
        )}
      </QueryBoundary>
      <BulkBar
        noun="posting"
        {...{ list, selection }}
        total={jobs.data?.totalItemsCount ?? 0}
        actions={BULK_ACTIONS}
        refresh={() => refreshAfter('posting')}
      />
    </Page>
  );
}

/** A new search keeps sort and page size and starts on the first page. */
function withSort(next: URLSearchParams, now: URLSearchParams): URLSearchParams {
  for (const name of ['sortedBy', 'sortedAlgorithm', 'limit']) {
    const value = now.get(name);
    if (value) next.set(name, value);
  }
  return next;
}
