import { useQuery } from '@tanstack/react-query';
import type { UserSummary } from '#modules/identity/contract/api/users';
import { formatInteger, pluralize } from '#web/lib/formatting/format';
import { useTableState } from '#web/lib/url-state/use-table-state';
import { useUrlSearch } from '#web/lib/url-state/use-url-search';
import { withFilters } from '#web/lib/url-state/with-filters';
import { Button } from '#web/ui/button';
import { EmptyList, QueryBoundary } from '#web/ui/display/query-boundary';
import { CsvDownload } from '#web/ui/tables/csv-download';
import { TablePager } from '#web/ui/tables/pager';
import type { OpenOverlay } from './overlay';
import { allUsersQuery, NO_FILTERS, parseFilters, USERS_TABLE, type UserFilters, usersQuery } from './queries';
import { describeOrder } from './user-order';
import { UserSearch } from './user-search';
import { UsersTable } from './users-table';

/** Search and table of users. */
export function UsersSection({ onOpen }: { onOpen: OpenOverlay }) {
  const [search, setSearch] = useUrlSearch();
  const table = useTableState(USERS_TABLE);
  const filters = parseFilters(search);
  const applied = Object.values(filters).join('\n');
  const isFiltered = Object.values(filters).some(Boolean);
  const users = useQuery(usersQuery(search));
  const all = useQuery({ ...allUsersQuery, enabled: isFiltered });
  const apply = (next: UserFilters) =>
    setSearch((old) => withFilters(old, next, 'users.offset'), { preventScrollReset: true });

  return (
    <section aria-labelledby="users" className="users-section">
      <div className="ruled">
        <h2 id="users" tabIndex={-1}>
          Users
        </h2>
      </div>
      <UserSearch key={applied} filters={filters} onSearch={apply} />
      <QueryBoundary
        query={users}
        isEmpty={({ totalItemsCount }) => totalItemsCount === 0}
        empty={
          <EmptyList action={<Button onClick={() => apply(NO_FILTERS)}>Clear the search</Button>}>
            No user matches this search.
          </EmptyList>
        }
      >
        {({ items, totalItemsCount }) => (
          <>
            <div className="table-bar">
              <p role="status" className="small">
                <b>{pluralize(totalItemsCount, 'user')}</b>
                {isFiltered && all.data && ` of ${formatInteger(all.data.totalItemsCount)}`}, {describeOrder(table)}
              </p>
              <CsvDownload
                list={{ query: usersQuery, search, prefix: USERS_TABLE.prefix }}
                total={totalItemsCount}
                fileName="users.csv"
                columns={CSV_COLUMNS}
              />
            </div>
            <UsersTable rows={items} table={table} onOpen={onOpen} />
            <TablePager {...table} total={totalItemsCount} />
          </>
        )}
      </QueryBoundary>
    </section>
  );
}

const CSV_COLUMNS = {
  'First Name': ({ firstName }: UserSummary) => firstName,
  'Last Name': ({ lastName }: UserSummary) => lastName,
  Email: ({ email }: UserSummary) => email,
  Privileges: ({ privileges }: UserSummary) => privileges.map(({ name }) => name).join('; '),
  Organizations: ({ organizations }: UserSummary) => organizations.map(({ accountName }) => accountName).join('; '),
  Confirmed: ({ isAccountConfirmed }: UserSummary) => (isAccountConfirmed ? 'yes' : 'no'),
  Accessible: ({ isAccessible }: UserSummary) => (isAccessible ? 'yes' : 'no'),
};
