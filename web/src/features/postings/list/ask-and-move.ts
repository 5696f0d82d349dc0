import { CONFIRMATIONS } from '../../../../../modules/postings/contract/api-lists';
import { askConfirm } from '../../../lib/confirm';
import { toastError, toastSuccess } from '../../../lib/toasts';
import { changeStatus, deleteJob, refreshPostings } from '../calls';

interface Listed {
  id: string;
  title: string;
  organization: { accountName: string };
}

type FillQuestion = 'fill' | 'fillFromCard' | 'fillFromTable';

const named = ({ title, organization }: Listed) => `${title}, ${organization.accountName}`;

/** Moves that lists offer: each asks in the words of its place, then does it and refreshes the lists. */
export const askAndFill = (job: Listed, question: FillQuestion) =>
  afterYes(
    { title: CONFIRMATIONS[question], body: [named(job)], yes: 'Mark filled', no: 'Go back' },
    () => changeStatus(job.id, { status: 'filled' }),
    'The position is marked filled.',
  );

export const askAndClose = (job: Listed) =>
  afterYes(
    { title: CONFIRMATIONS.close, body: [named(job)], yes: 'Close position', no: 'Keep position', danger: true },
    () => changeStatus(job.id, { status: 'closed' }),
    'The position is closed.',
  );

export const askAndDelete = (job: Listed) =>
  afterYes(
    { title: CONFIRMATIONS.delete, body: [named(job)], yes: 'Delete position', no: 'Keep position', danger: true },
    () => deleteJob(job.id),
    'The position is deleted.',
  );

async function afterYes(
  question: Parameters<typeof askConfirm>[0],
  move: () => Promise<unknown>,
  done: string,
): Promise<void> {
  if (!(await askConfirm(question))) return;
  try {
    await move();
    toastSuccess(done);
  } catch (error) {
    toastError(error);
  }
  await refreshPostings();
  // The pressed button leaves with the status it stood for, as soon as the fresh list is drawn.
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) document.querySelector('h1')?.focus();
  });
}
