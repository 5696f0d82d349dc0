import '../features/postings/postings.css';
import '../features/postings/manage/manage.css';
import { useSearchParams } from 'react-router-dom';
import { MANAGED_COLUMNS } from '../../../modules/postings/contract/api-queries';
import { useManagedJobs } from '../features/postings/calls';
import { useChoices } from '../features/postings/choices';
import { ApprovalNotice } from '../features/postings/manage/approval-notice';
import { approvalFilters, type Filters, filtersText, fromSearch, toSearch } from '../features/postings/manage/filters';
import { ManagedTable } from '../features/postings/manage/managed-table';
import { SearchForm } from '../features/postings/manage/search-form';
import { isAdminLevel } from '../features/postings/rights';
import { counted, inputDate } from '../lib/format';
import { type SessionUser, useSession } from '../lib/session';
import { useTableState } from '../lib/use-table-state';
import { paths } from '../paths';
import { Button, ButtonLink } from '../ui/button';
import { Page } from '../ui/page';
import { TablePager } from '../ui/pager';
import { EmptyState, QueryState } from '../ui/query-state';

/** Rows that one request may ask for. */
const MOST = 500;

/** /manage-jobs: Manage Postings, and for admin-level the list of what waits for approval (W7). */
export function Component() {
  const { user } = useSession();
  return user && <ManagePostings user={user} />;
}

function ManagePostings({ user }: { user: SessionUser }) {
  const [search, setSearch] = useSearchParams();
  const table = useTableState({ maxLimit: MOST });
  const choices = useChoices(user);
  const today = inputDate(new Date());
  const filters = fromSearch(search, today);
  const applied = toSearch(filters, today).toString();
  const jobs = useManagedJobs({
    filters: filtersText(filters),
    offset: table.offset,
    limit: table.limit,
    sortedColumn: MANAGED_COLUMNS.find((column) => column === table.sortedBy),
    sortAlgorithm: table.sortedAlgorithm,
  });
  const apply = (next: Filters) => setSearch(withSort(toSearch(next, today), search));
  const clear = () => setSearch(withSort(new URLSearchParams(), search));

  return (
    <Page title="Manage Postings" head="band" actions={<ButtonLink to={paths.postJobs}>Create Posting</ButtonLink>}>
      {isAdminLevel(user) && (
        <ApprovalNotice today={today} isOpen={applied === toSearch(approvalFilters(today), today).toString()} />
      )}
      <SearchForm
        key={applied}
        filters={filters}
        isSearched={applied !== ''}
        choices={choices.data}
        onSearch={apply}
        onClear={clear}
      />
      <QueryState
        query={jobs}
        isEmpty={({ totalItemsCount }) => totalItemsCount === 0}
        empty={
          <EmptyState action={<Button onClick={clear}>Clear the search</Button>}>
            No Items. No posting matches this search.
          </EmptyState>
        }
      >
        {({ items, totalItemsCount }) => (
          <>
            <p role="status" className="small muted">
              {counted(totalItemsCount, 'posting')}
            </p>
            <ManagedTable rows={items} table={table} />
            <TablePager {...table} total={totalItemsCount} maxLimit={MOST} />
          </>
        )}
      </QueryState>
    </Page>
  );
}

/** Another search keeps order and page size and begins on the first page. */
function withSort(next: URLSearchParams, now: URLSearchParams): URLSearchParams {
  for (const name of ['sortedBy', 'sortedAlgorithm', 'limit']) {
    const value = now.get(name);
    if (value) next.set(name, value);
  }
  return next;
}
