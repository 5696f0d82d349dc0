import { type NavigateFunction, useNavigate } from 'react-router-dom';
import { CONFIRMATIONS } from '#modules/postings/contract/api/lists';
import type { ManagedJob } from '#modules/postings/contract/api/responses';
import { openConfirm } from '#web/lib/feedback/confirm';
import { focusIfLost } from '#web/lib/feedback/focus-if-lost';
import { toastError, toastSuccess } from '#web/lib/feedback/toasts';
import { inputDate } from '#web/lib/formatting/format';
import { refreshAfter } from '#web/lib/queries/refresh-after';
import { paths } from '#web/paths';
import { visibilityText } from '../listing-dates';
import { changeStatus, deleteJob, NO_OUTCOMES } from '../queries';
import { type ClosableJob, closeEffects } from './close-effects';

interface ListedJob {
  id: string;
  /** One that was changed since it was read is left as it is. */
  version: number;
  title: string;
  organization: { accountName: string };
}

export type FillConfirmation = 'fill' | 'fillFromCard' | 'fillFromTable';

export const describeJob = ({ title, organization }: ListedJob) => `${title}, ${organization.accountName}`;

/** Actions of posting lists: each confirms with its own wording, executes and refreshes the lists. */
const confirmAndFill = (job: ListedJob, confirmation: FillConfirmation) =>
  runConfirmed(
    {
      title: CONFIRMATIONS[confirmation],
      body: [describeJob(job)],
      confirmLabel: 'Mark filled',
      cancelLabel: 'Go back',
    },
    () => changeStatus(job.id, { status: 'filled', version: job.version, outcomes: NO_OUTCOMES }),
    'The position is marked filled.',
  );

/** Fills at once if nobody waits for an outcome; else opens the page where everybody gets one. */
export const fillPosition = (
  job: ListedJob & Pick<ManagedJob, 'applicationsUndecided'>,
  confirmation: FillConfirmation,
  navigate: NavigateFunction,
) => (job.applicationsUndecided > 0 ? navigate(paths.fillPosition(job.id)) : confirmAndFill(job, confirmation));

export function useFillPosition() {
  const navigate = useNavigate();
  return (job: Parameters<typeof fillPosition>[0], confirmation: FillConfirmation) =>
    fillPosition(job, confirmation, navigate);
}

/** Posts it as its poster sent it. */
export const confirmAndApprove = (job: ListedJob & Pick<ManagedJob, 'startDate' | 'endDate'>) =>
  runConfirmed(
    {
      title: CONFIRMATIONS.post,
      body: [
        describeJob(job),
        visibilityText({ startDate: inputDate(job.startDate), endDate: inputDate(job.endDate) }),
        'Its poster gets a mail.',
      ],
      confirmLabel: 'Approve position',
      cancelLabel: 'Go back',
    },
    () => changeStatus(job.id, { status: 'open', version: job.version }),
    'The position is approved.',
  );

export const confirmAndClose = (job: ListedJob & ClosableJob) =>
  runConfirmed(
    {
      title: CONFIRMATIONS.close,
      body: [describeJob(job), `${closeEffects([job])} It cannot be opened again.`],
      confirmLabel: 'Close position',
      cancelLabel: 'Keep position',
      danger: true,
    },
    () => changeStatus(job.id, { status: 'closed', version: job.version }),
    'The position is closed.',
  );

export const confirmAndDelete = (job: ListedJob) =>
  runConfirmed(
    {
      title: CONFIRMATIONS.delete,
      body: [describeJob(job)],
      confirmLabel: 'Delete position',
      cancelLabel: 'Keep position',
      danger: true,
    },
    () => deleteJob(job),
    'The position is deleted.',
  );

async function runConfirmed(
  options: Parameters<typeof openConfirm>[0],
  action: () => Promise<unknown>,
  successText: string,
): Promise<void> {
  if (await openConfirm(options)) await runAndTell(action, successText);
}

/** Runs an action of a posting's menu, says what came of it, and fetches the lists anew. */
export async function runAndTell(action: () => Promise<unknown>, successText: string): Promise<void> {
  try {
    await action();
    toastSuccess(successText);
  } catch (error) {
    toastError(error);
  }
  await refreshAfter('posting');
  // The pressed button may be removed with the next render.
  focusIfLost('h1');
}
