import { useMutation, useQuery } from '@tanstack/react-query';
import type { UserSessions, UserSummary } from '#modules/identity/contract/api/users';
import { queryClient } from '#web/lib/api/query-client';
import { openConfirm } from '#web/lib/feedback/confirm';
import { toastError, toastSuccess } from '#web/lib/feedback/toasts';
import { dayAndTime, formatInteger } from '#web/lib/formatting/format';
import type { SessionUser } from '#web/lib/session/session';
import { Button } from '#web/ui/button';
import { EmptyList, QueryBoundary } from '#web/ui/display/query-boundary';
import { type Column, DataTable } from '#web/ui/tables/data-table';
import { sessionsQuery, signOutEverywhere } from './queries';
import { editObstacle } from './user-access';
import { nameOf } from './user-name';

const COLUMNS: readonly Column<UserSessions['items'][number]>[] = [
  { key: 'signedInAt', header: 'Signed in', isRowHeader: true, render: ({ signedInAt }) => dayAndTime(signedInAt) },
  { key: 'usedAt', header: 'Last used', render: ({ usedAt }) => dayAndTime(usedAt) },
];

interface Props {
  user: UserSummary;
  me: SessionUser;
}

/** Where a person is signed in, and the button that ends it all. */
export function SessionsOfUser({ user, me }: Props) {
  const sessions = useQuery(sessionsQuery(user.id));
  return (
    <section aria-labelledby="sessions">
      <h2 id="sessions" tabIndex={-1}>
        Sessions {sessions.data && <span className="num muted">{formatInteger(sessions.data.totalItemsCount)}</span>}
      </h2>
      <QueryBoundary
        query={sessions}
        isEmpty={({ totalItemsCount }) => totalItemsCount === 0}
        empty={<EmptyList>This person is signed in nowhere.</EmptyList>}
      >
        {({ items, totalItemsCount }) => (
          <>
            <DataTable caption="Sessions" columns={COLUMNS} rows={items} rowKey={({ id }) => id} />
            {totalItemsCount > items.length && (
              <p className="small muted">{formatInteger(totalItemsCount - items.length)} others were used before.</p>
            )}
            <p className="small muted">
              Use is noted every 15 minutes at most. Which browser and network it was is not kept.
            </p>
            <SignOut user={user} me={me} />
          </>
        )}
      </QueryBoundary>
    </section>
  );
}

function SignOut({ user, me }: Props) {
  const name = nameOf(user);
  const end = useMutation({
    mutationFn: () => signOutEverywhere(user.id),
    onSuccess: () => toastSuccess(`${name} is signed out everywhere.`),
    onError: toastError,
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: sessionsQuery(user.id).queryKey });
      document.getElementById('sessions')?.focus();
    },
  });
  const ask = async () => {
    const isSure = await openConfirm({
      title: `Sign out ${name} everywhere?`,
      body: [
        `Every session of ${name} ends at once; what is typed and not saved there may be lost. Signing in again works.`,
      ],
      confirmLabel: 'Sign out everywhere',
      cancelLabel: 'Leave the sessions',
      danger: true,
    });
    if (isSure) end.mutate();
  };
  const obstacle = user.id === me.id ? 'Your own sessions end in My Settings.' : editObstacle(user, me);
  if (obstacle) return <p>{obstacle}</p>;
  return (
    <p>
      <Button small busy={end.isPending} onClick={ask}>
        Sign out everywhere
      </Button>
    </p>
  );
}
