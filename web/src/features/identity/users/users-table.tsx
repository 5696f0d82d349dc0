import { IconLock, IconMail } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { UserSummary } from '#modules/identity/contract/api/users';
import { useSession } from '#web/lib/session/session';
import type { TableState } from '#web/lib/url-state/use-table-state';
import { paths } from '#web/paths';
import { type Column, DataTable } from '#web/ui/tables/data-table';
import { lastSignIn } from './last-sign-in';
import type { OpenOverlay } from './overlay';
import { UserActions } from './user-actions';
import { nameOf } from './user-name';

interface Props {
  rows: readonly UserSummary[];
  table: TableState;
  onOpen: OpenOverlay;
}

/** Users with their last sign-in, email and actions. */
export function UsersTable({ rows, table, onOpen }: Props) {
  const { user: me } = useSession();
  const columns: readonly Column<UserSummary>[] = [
    {
      key: 'lastName',
      header: 'Name',
      sortable: true,
      render: (user) => <Name user={user} isOwn={user.id === me?.id} />,
    },
    {
      key: 'loginTime',
      header: 'Last Sign In',
      sortable: true,
      render: ({ loginTime }) => <span className={loginTime ? undefined : 'muted'}>{lastSignIn(loginTime)}</span>,
    },
    { key: 'email', header: 'Email', sortable: true, render: ({ email }) => <span className="mail">{email}</span> },
    {
      key: 'actions',
      header: 'Actions',
      kind: 'actions',
      render: (user) => me && <UserActions user={user} me={me} onOpen={onOpen} />,
    },
  ];
  return <DataTable {...table} caption="Users" columns={columns} rows={rows} rowKey={({ id }) => id} />;
}

function Name({ user, isOwn }: { user: UserSummary; isOwn: boolean }) {
  return (
    <span className="user-name">
      <span>
        <Link to={paths.manageUser(user.id)}>{nameOf(user)}</Link>
        {isOwn && <span className="you"> (you)</span>}
      </span>
      {!user.isAccountConfirmed && (
        <span className="tag warning">
          <IconMail size={14} aria-hidden />
          Not confirmed
        </span>
      )}
      {!user.isAccessible && (
        <span className="tag error">
          <IconLock size={14} aria-hidden />
          Locked
        </span>
      )}
    </span>
  );
}
