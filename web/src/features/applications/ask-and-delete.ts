import type { ApplicationAnswer } from '../../../../modules/applications/contract/api-answers';
import { askConfirm } from '../../lib/confirm';
import { toastError, toastSuccess } from '../../lib/toasts';
import { deleteApplication } from './apply/calls';

/** Asks, deletes a draft or withdraws what was submitted (W11.6, T25), and says whether it is gone. */
export async function askAndDelete({
  id,
  type,
  job,
}: Pick<ApplicationAnswer, 'id' | 'type' | 'job'>): Promise<boolean> {
  const isSubmitted = type === 'submitted';
  const name = `${job.title}, ${job.organization.accountName}`;
  const question = {
    title: 'Application will be permanently deleted. Do you want to continue?',
    body: isSubmitted ? [name, 'It is withdrawn: the organization no longer sees it.'] : [name],
    yes: 'Delete application',
    no: 'Keep application',
    danger: true,
  };
  if (!(await askConfirm(question))) return false;
  try {
    await deleteApplication(id);
    toastSuccess(isSubmitted ? 'The application is withdrawn.' : 'The application is deleted.');
    return true;
  } catch (error) {
    toastError(error);
    return false;
  }
}
