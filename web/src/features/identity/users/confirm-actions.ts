import type { UserSummary } from '#modules/identity/contract/api/users';
import { openConfirm } from '#web/lib/feedback/confirm';
import { toastError, toastSuccess } from '#web/lib/feedback/toasts';
import { refreshAfter } from '#web/lib/queries/refresh-after';
import { keptReviews } from './consequences';
import { fetchConsequences, resetPassword, setAccess } from './queries';
import { nameOf } from './user-name';

/** Mails a link for a new password. */
export async function confirmAndReset(user: UserSummary): Promise<void> {
  const isSure = await openConfirm({
    title: `Do you want to reset ${nameOf(user)}'s password?`,
    body: [
      user.isAccountConfirmed
        ? `A link goes to ${user.email}. Until it is used the present password works.`
        : `A link goes to ${user.email}. It also confirms the address.`,
    ],
    confirmLabel: 'Send the link',
    cancelLabel: 'Keep the password',
  });
  if (!isSure) return;
  try {
    await resetPassword(user.email);
    toastSuccess('Reset password email was successfully sent');
  } catch (error) {
    toastError(error);
  }
}

/** Locks the account and ends its sessions. */
export async function confirmAndLock(user: UserSummary): Promise<void> {
  const name = nameOf(user);
  try {
    const { reviews } = await fetchConsequences(user.id);
    const isSure = await openConfirm({
      title: `Lock ${name}?`,
      body: [
        `${name} is signed out at once, and cannot sign in until somebody unlocks the account.`,
        ...keptReviews(reviews),
      ],
      confirmLabel: 'Lock account',
      cancelLabel: 'Leave it unlocked',
      danger: true,
    });
    if (!isSure) return;
    await setAccess(user.id, false);
    toastSuccess(`${name} is locked.`);
  } catch (error) {
    toastError(error);
  }
  await refreshAfter('rights');
}

/** Takes a lock back at once. */
export async function unlock(user: UserSummary): Promise<void> {
  try {
    await setAccess(user.id, true);
    toastSuccess(`${nameOf(user)} is unlocked.`);
  } catch (error) {
    toastError(error);
  }
  await refreshAfter('rights');
}
