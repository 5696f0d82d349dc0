import '#web/features/postings/postings.css';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useSearchParams } from 'react-router-dom';
import { AppliedLine } from '#web/features/postings/manage/applied-line';
import { useTableView } from '#web/features/postings/manage/columns';
import { fieldId } from '#web/features/postings/manage/filter-fields';
import { type Filters, filtersToSearch, parseFilters } from '#web/features/postings/manage/filters';
import { ListBar } from '#web/features/postings/manage/list-bar';
import { listedJobsQuery, sortColumnOf, TABLE } from '#web/features/postings/manage/managed-postings';
import { ManagedTable } from '#web/features/postings/manage/managed-table';
import { NothingFound } from '#web/features/postings/manage/nothing-found';
import { hasFilterRow, type OpenedFilters, openSheet, SearchForm } from '#web/features/postings/manage/search-form';
import { isAdminLevel } from '#web/features/postings/rights';
import { nameOf, rowKey } from '#web/features/postings/row-name';
import { focusIfLost } from '#web/lib/feedback/focus-if-lost';
import { inputDate } from '#web/lib/formatting/format';
import { useSelection } from '#web/lib/lists/use-selection';
import { refreshAfter } from '#web/lib/queries/refresh-after';
import { type SessionUser, useSession } from '#web/lib/session/session';
import { useTableState } from '#web/lib/url-state/use-table-state';
import { paths } from '#web/paths';
import { ButtonLink } from '#web/ui/button';
import { COUNT_ID } from '#web/ui/display/filter-chips';
import { QueryBoundary } from '#web/ui/display/query-boundary';
import { Page } from '#web/ui/layout/page';
import { BulkBar } from '#web/ui/tables/bulk-bar';
import { TablePager } from '#web/ui/tables/pager';

/** /manage-jobs: Manage Postings and, for admin-level users, the approval queue. */
export function Component() {
  const { user } = useSession();
  return user && <ManagePostings user={user} />;
}

function ManagePostings({ user }: { user: SessionUser }) {
  const [search, setSearch] = useSearchParams();
  const [opened, setOpened] = useState<OpenedFilters>(null);
  const [clears, setClears] = useState(0);
  const { sortedBy, ...state } = useTableState(TABLE);
  const table = { ...state, sortedBy: sortColumnOf(sortedBy) };
  const view = useTableView();
  const today = inputDate(new Date());
  const filters = parseFilters(search, today);
  const applied = filtersToSearch(filters, today).toString();
  const list = { query: listedJobsQuery, search };
  const jobs = useQuery(listedJobsQuery(search));
  const selection = useSelection({ rowKey, nameOf, scope: applied, shown: jobs.data?.items });
  const searchFor = (next: Filters) => withView(filtersToSearch(next, today), search);
  const show = (next: URLSearchParams) => {
    setSearch(next, { preventScrollReset: true });
    focusIfLost(`#${COUNT_ID}`);
  };
  const apply = (next: Filters) => show(searchFor(next));
  /** Moves the focus to the number of results, above their rows. */
  const submit = (next: Filters) => {
    apply(next);
    document.getElementById(COUNT_ID)?.focus();
  };
  /** The form begins anew, with its buttons and with what was not applied. */
  const clear = () => {
    setClears(clears + 1);
    show(withView(new URLSearchParams(), search));
  };
  const hrefFor = (next: Filters) => `?${searchFor(next)}`;
  /** The pressed button is removed with its message, so the heading takes the focus. */
  const searchAllDates = () => {
    apply({ ...filters, startDate: '', endDate: '' });
    document.querySelector('h1')?.focus();
  };
  const changeDates = () => {
    if (!hasFilterRow()) return openSheet(setOpened);
    flushSync(() => setOpened('more'));
    document.getElementById(fieldId('startDate'))?.focus();
  };

  return (
    <Page
      title="Manage Postings"
      head="band"
      lead={isAdminLevel(user) ? 'Postings of every organization.' : 'Postings of your organizations.'}
      actions={
        <ButtonLink look="fill" to={paths.postJobs}>
          <IconPlus size={18} aria-hidden /> Create Posting
        </ButtonLink>
      }
    >
      <SearchForm
        key={clears}
        {...{ filters, today, user, opened }}
        onOpen={setOpened}
        onSearch={submit}
        onClear={clear}
      />
      <AppliedLine {...{ filters, today, user, hrefFor }} onChangeDates={changeDates} onSearch={apply} />
      <ListBar {...{ list, table, view, filters, today, hrefFor }} total={jobs.data?.totalItemsCount} user={user} />
      <QueryBoundary
        query={jobs}
        isEmpty={({ totalItemsCount }) => totalItemsCount === 0}
        empty={<NothingFound {...{ filters, today }} onSearchAllDates={searchAllDates} onClear={clear} />}
      >
        {({ items, totalItemsCount }) => (
          <>
            <ManagedTable rows={items} {...{ table, view, selection }} />
            <TablePager {...table} total={totalItemsCount} maxLimit={TABLE.maxLimit} />
          </>
        )}
      </QueryBoundary>
      <BulkBar
        noun="posting"
        {...{ list, selection }}
        total={jobs.data?.totalItemsCount ?? 0}
        actions={async () => (await import('#web/features/postings/bulk')).managedActions(isAdminLevel(user))}
        refresh={() => refreshAfter('posting')}
      />
    </Page>
  );
}

/** A new search keeps sort, page size, columns and height of rows, and starts on the first page. */
function withView(next: URLSearchParams, now: URLSearchParams): URLSearchParams {
  for (const name of ['sortedBy', 'sortedAlgorithm', 'limit', 'columns', 'rows']) {
    const value = now.get(name);
    if (value !== null) next.set(name, value);
  }
  return next;
}
