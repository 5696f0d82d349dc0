import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Privilege } from '../../../../../modules/identity/contract/api-rights';
import type { UserSummary } from '../../../../../modules/identity/contract/api-users';
import { pluralize } from '../../../lib/formatting/format';
import { hasRight } from '../../../lib/session/privileges';
import { useSession } from '../../../lib/session/session';
import { useTableState } from '../../../lib/url-state/use-table-state';
import { withFilters } from '../../../lib/url-state/with-filters';
import { paths } from '../../../paths';
import { Button, ButtonLink } from '../../../ui/button';
import { EmptyList, QueryBoundary } from '../../../ui/display/query-boundary';
import { CsvDownload } from '../../../ui/tables/csv-download';
import { type Column, DataTable } from '../../../ui/tables/data-table';
import { TablePager } from '../../../ui/tables/pager';
import { parseFilters, USERS_TABLE, type UserFilters, usersQuery } from './queries';
import { RightsDialog } from './rights-dialog';
import { UserSearch } from './user-search';

const nameOf = ({ firstName, lastName }: UserSummary) => `${firstName} ${lastName}`;
const isSuperAdmin = ({ privileges }: UserSummary) => privileges.some(({ id }) => id === Privilege.SuperAdmin);

/** Users by name or email, with their rights (W17.3, W17.9). */
export function UsersSection() {
  const { user: me } = useSession();
  const [search, setSearch] = useSearchParams();
  const table = useTableState(USERS_TABLE);
  const filters = parseFilters(search);
  const users = useQuery(usersQuery(search));
  const [editing, setEditing] = useState<UserSummary | null>(null);
  const mayEdit = (user: UserSummary) => !isSuperAdmin(user) || hasRight(me, 'manageSuperAdmins');

  const apply = (next: UserFilters) =>
    setSearch((old) => withFilters(old, next, 'users.offset'), { preventScrollReset: true });
  const clear = () => apply({ firstName: '', lastName: '', email: '' });

  const columns: readonly Column<UserSummary>[] = [
    { key: 'lastName', header: 'Name', sortable: true, render: (user) => <Name user={user} /> },
    { key: 'email', header: 'Email', sortable: true, render: ({ email }) => <span className="mail">{email}</span> },
    {
      key: 'privileges',
      header: 'Privileges',
      render: ({ privileges }) => joinNames(privileges.map(({ name }) => name)),
    },
    {
      key: 'organizations',
      header: 'Organizations',
      render: ({ organizations }) => joinNames(organizations.map(({ accountName }) => accountName)),
    },
    {
      key: 'actions',
      header: 'Actions',
      kind: 'actions',
      render: (user) => (
        <>
          <ButtonLink small to={paths.userProfile(user.id)} aria-label={`Profile of ${nameOf(user)}`}>
            Profile
          </ButtonLink>
          {mayEdit(user) && (
            <Button small onClick={() => setEditing(user)} aria-label={`Edit rights of ${nameOf(user)}`}>
              Edit rights
            </Button>
          )}
        </>
      ),
    },
  ];

  return (
    <section aria-labelledby="users" className="users-section">
      <div className="ruled">
        <h2 id="users">Users</h2>
      </div>
      <UserSearch key={Object.values(filters).join('\n')} filters={filters} onSearch={apply} onClear={clear} />
      <QueryBoundary
        query={users}
        isEmpty={({ totalItemsCount }) => totalItemsCount === 0}
        empty={
          <EmptyList action={<Button onClick={clear}>Clear the search</Button>}>No user matches this search.</EmptyList>
        }
      >
        {({ items, totalItemsCount }) => (
          <>
            <div className="table-bar">
              <p role="status" className="small muted">
                {pluralize(totalItemsCount, 'user')}
              </p>
              <CsvDownload
                list={{ query: usersQuery, search, prefix: USERS_TABLE.prefix }}
                total={totalItemsCount}
                fileName="users.csv"
                columns={CSV_COLUMNS}
              />
            </div>
            <DataTable {...table} caption="Users" columns={columns} rows={items} rowKey={({ id }) => id} />
            <TablePager {...table} total={totalItemsCount} />
          </>
        )}
      </QueryBoundary>
      {editing && <RightsDialog user={editing} name={nameOf(editing)} onClose={() => setEditing(null)} />}
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

const joinNames = (names: readonly string[]) => (names.length > 0 ? names.join(', ') : '–');

function Name({ user }: { user: UserSummary }) {
  return (
    <>
      {nameOf(user)}
      {!user.isAccountConfirmed && <span className="tag outline">Not confirmed</span>}
      {!user.isAccessible && <span className="tag warning">Locked out</span>}
    </>
  );
}
