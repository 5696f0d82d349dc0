import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ACCOUNT_LIMITS } from '#modules/identity/contract/api/accounts';
import type { UserSummary } from '#modules/identity/contract/api/users';
import { messageOf } from '#web/lib/api/api-error';
import { focusIfLost } from '#web/lib/feedback/focus-if-lost';
import { toastSuccess } from '#web/lib/feedback/toasts';
import { refreshAfter } from '#web/lib/queries/refresh-after';
import { QueryBoundary } from '#web/ui/display/query-boundary';
import { TypeToConfirm } from '#web/ui/overlays/type-to-confirm';
import { removalConsequences } from './consequences';
import { consequencesQuery, removeUser } from './queries';
import { nameOf } from './user-name';

interface Props {
  user: UserSummary;
  onClose(): void;
}

/** Asks for the last name, says what is kept and what is erased, and removes the account. */
export function RemoveUser({ user, onClose }: Props) {
  const name = nameOf(user);
  const consequences = useQuery(consequencesQuery(user.id));
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');

  const remove = async () => {
    setBusy(true);
    setFailure('');
    try {
      await removeUser(user.id);
    } catch (error) {
      setFailure(messageOf(error));
      return setBusy(false);
    }
    onClose();
    toastSuccess(`${name} is removed.`);
    await refreshAfter('removedUser');
    focusIfLost('#users');
  };

  return (
    <TypeToConfirm
      title={`Are you sure you want to remove ${name}'s profile?`}
      text={user.lastName}
      textName="the last name"
      limit={ACCOUNT_LIMITS.name}
      confirmLabel={`Remove ${name}`}
      cancelLabel="Keep the account"
      danger
      busy={busy}
      onResolve={(isYes) => (isYes ? void remove() : onClose())}
    >
      <QueryBoundary query={consequences} rows={1}>
        {(loaded) => (
          <ul className="consequences">
            {removalConsequences(loaded, user.organizations).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        )}
      </QueryBoundary>
      {failure && (
        <p className="note error" role="alert">
          {failure}
        </p>
      )}
    </TypeToConfirm>
  );
}
