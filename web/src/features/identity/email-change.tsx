import { useMutation } from '@tanstack/react-query';
import { IDENTITY_CODES } from '#modules/identity/contract/api/accounts';
import type { EmailChangeResponse } from '#modules/identity/contract/api/settings';
import { ApiError, messageOf } from '#web/lib/api/api-error';
import { api } from '#web/lib/api/client';
import { updateUser, useSession } from '#web/lib/session/session';
import { paths } from '#web/paths';
import { Button, ButtonLink } from '#web/ui/button';

/** Nothing changes until the button is pressed: mail scanners open links too. */
export function EmailChange({ token }: { token: string }) {
  const { user } = useSession();
  const change = useMutation({
    mutationFn: () => api.patch<EmailChangeResponse>(`/api/users/email-change/${encodeURIComponent(token)}`),
    onSuccess: ({ userId, email }) => {
      if (user?.id === userId) updateUser({ ...user, email, pendingEmail: null });
    },
  });
  const isDone = change.error instanceof ApiError && change.error.code === IDENTITY_CODES.linkUsed;
  const isOver = change.error instanceof ApiError && [400, 409].includes(change.error.status);
  const onward = user ? { to: paths.settings, label: 'Go to my settings' } : { to: paths.signIn, label: 'Sign in' };

  if (change.isSuccess || isDone) {
    return (
      <div className="stack measure">
        <p className="note success" role="status">
          {change.isSuccess ? `${change.data.message} It is ${change.data.email}.` : messageOf(change.error)}
        </p>
        <ButtonLink look="fill" to={onward.to}>
          {onward.label}
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className="stack measure">
      {change.isError ? (
        <div className="note error" role="alert">
          <p>{messageOf(change.error)}</p>
          <p>To get another link, save the new address in your settings once more.</p>
        </div>
      ) : (
        <p>Your account gets this address as soon as you press the button. The link works once, for 48 hours.</p>
      )}
      <p className="row-of-buttons">
        {!isOver && (
          <Button look="fill" busy={change.isPending} onClick={() => change.mutate()}>
            Confirm my new address
          </Button>
        )}
        {change.isError && <ButtonLink to={onward.to}>{onward.label}</ButtonLink>}
      </p>
    </div>
  );
}
