import type { ApplicationResponse } from '#modules/applications/contract/api/responses';
import { openConfirm } from '#web/lib/feedback/confirm';
import { toastError, toastSuccess } from '#web/lib/feedback/toasts';
import { deleteApplication } from './apply/queries';

/** Deletes a draft or withdraws a submitted application after confirmation. Resolves to whether it is gone. */
export async function confirmAndDelete({
  id,
  type,
  job,
}: Pick<ApplicationResponse, 'id' | 'type' | 'job'>): Promise<boolean> {
  const isSubmitted = type === 'submitted';
  const name = `${job.title}, ${job.organization.accountName}`;
  const confirmation = {
    title: 'Application will be permanently deleted. Do you want to continue?',
    body: isSubmitted
      ? [name, 'It is withdrawn: the organization no longer sees it. You find it under Withdrawn.']
      : [name],
    confirmLabel: 'Delete application',
    cancelLabel: 'Keep application',
    danger: true,
  };
  if (!(await openConfirm(confirmation))) return false;
  try {
    await deleteApplication(id);
    toastSuccess(isSubmitted ? 'The application is withdrawn.' : 'The application is deleted.');
    return true;
  } catch (error) {
    toastError(error);
    return false;
  }
}
