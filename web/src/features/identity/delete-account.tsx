import { useState } from 'react';
import { ACCOUNT_LIMITS, type UserResponse } from '#modules/identity/contract/api/accounts';
import { REMOVAL_DAYS, RemovalRequest } from '#modules/identity/contract/api/settings';
import { api } from '#web/lib/api/client';
import { toastError, toastSuccess } from '#web/lib/feedback/toasts';
import { longDate } from '#web/lib/formatting/format';
import { useZodForm } from '#web/lib/forms/use-zod-form';
import { type SessionUser, updateUser } from '#web/lib/session/session';
import { Button } from '#web/ui/button';
import { ErrorSummary } from '#web/ui/fields/error-summary';
import { Dialog } from '#web/ui/overlays/dialog';
import { PasswordField } from './password-field';

/** Deletes the own account after a week, or takes that back. */
export function DeleteAccount({ user }: { user: SessionUser }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <aside className="next" aria-labelledby="delete-account">
      <h2 id="delete-account" tabIndex={-1}>
        Delete my account
      </h2>
      {user.removalDueAt ? (
        <Pending user={user} dueAt={user.removalDueAt} />
      ) : (
        <>
          <p>
            Your profile, documents and drafts are erased. Applications that you have sent stay with the schools. You
            have {REMOVAL_DAYS} days to change your mind.
          </p>
          <Button onClick={() => setAsking(true)}>Delete my account …</Button>
        </>
      )}
      {isAsking && <Question user={user} onClose={() => setAsking(false)} />}
    </aside>
  );
}

function Pending({ user, dueAt }: { user: SessionUser; dueAt: string }) {
  const [busy, setBusy] = useState(false);
  const keep = async () => {
    setBusy(true);
    try {
      updateUser(await api.delete<UserResponse>(`/api/users/${user.id}/removal`));
      toastSuccess('You keep your account.');
      focusHeading();
    } catch (error) {
      toastError(error);
    }
    setBusy(false);
  };
  return (
    <>
      <div className="note warning" role="status">
        Your account is deleted on <b>{longDate(dueAt)}</b>. Until then it works as always.
      </div>
      <Button look="fill" busy={busy} onClick={keep}>
        Keep my account
      </Button>
    </>
  );
}

/** The pressed button is gone. */
const focusHeading = () => requestAnimationFrame(() => document.getElementById('delete-account')?.focus());

function Question({ user, onClose }: { user: SessionUser; onClose(): void }) {
  const form = useZodForm({
    schema: RemovalRequest,
    idPrefix: 'removal-',
    initialValues: { currentPassword: '' },
    send: async (body) => {
      updateUser(await api.post<UserResponse>(`/api/users/${user.id}/removal`, { body }));
      onClose();
      focusHeading();
    },
  });
  return (
    <Dialog title="Delete my account?" onClose={onClose}>
      <form className="form" noValidate onSubmit={form.submit}>
        <ErrorSummary {...form} />
        <p>
          In {REMOVAL_DAYS} days your profile, documents and drafts are gone, and nobody can bring them back. We also
          tell you by email.
        </p>
        <PasswordField
          {...form.field('currentPassword')}
          label="Current password"
          limit={ACCOUNT_LIMITS.passwordMax}
          autoComplete="current-password"
        />
        <div className="row-of-buttons">
          <Button type="submit" danger busy={form.busy}>
            Delete my account
          </Button>
          <Button onClick={onClose}>Keep my account</Button>
        </div>
      </form>
    </Dialog>
  );
}
