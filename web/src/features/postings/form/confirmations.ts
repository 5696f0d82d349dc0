import { CONFIRMATIONS, type JobStatus } from '#modules/postings/contract/api/lists';
import type { ConfirmOptions } from '#web/lib/feedback/confirm';
import { inputDate } from '#web/lib/formatting/format';
import { shortDay, type VisibleDays, visibilityText } from '../listing-dates';
import type { Unanswered } from './autosave/offer';
import { postingSalaryDoubts } from './job-values';
import type { PostAct } from './post-act';

export type SubmitIntent = 'save' | 'post';
/** A preview needs the same valid input, and stores nothing. */
export type FormIntent = SubmitIntent | 'preview';

interface JobName {
  title: string;
  organization: string;
}

const describePosting = ({ title, organization }: JobName) =>
  [title || 'This position', organization].filter(Boolean).join(', ');

/** The form's confirm dialogs; the titles are the specification's, verbatim. */
export const confirmations = {
  /** Null unless saving takes the posting off the board or out of the approval queue. */
  save: (status: JobStatus, job: JobName): ConfirmOptions | null =>
    status === 'unsubmitted'
      ? null
      : {
          title: CONFIRMATIONS.save,
          body: [`${describePosting(job)} is not listed until it is posted again.`],
          confirmLabel: 'Save position',
          cancelLabel: 'Go back',
        },
  /** `doubts` are questions about implausible amounts. */
  post: (needsApproval: boolean, job: JobName, days: VisibleDays, doubts: readonly string[] = []): ConfirmOptions => ({
    title: CONFIRMATIONS.post,
    body: [
      ...(needsApproval
        ? [
            `${describePosting(job)} is sent for approval and listed once it is approved, until ${shortDay(days.endDate)}.`,
          ]
        : [describePosting(job), visibilityText(days)]),
      ...doubts,
    ],
    confirmLabel: 'Post position',
    cancelLabel: 'Go back',
  }),
  approve: (job: JobName, days: VisibleDays, doubts: readonly string[] = []): ConfirmOptions => ({
    ...confirmations.post(false, job, days, doubts),
    confirmLabel: 'Approve position',
  }),
  /** Null for a change that leaves a posting of this status where it is and in sight, without doubts. */
  change: (
    status: JobStatus,
    needsApproval: boolean,
    job: JobName,
    days: VisibleDays,
    doubts: readonly string[] = [],
    saved: VisibleDays = days,
  ): ConfirmOptions | null => {
    const stays = (status === 'pendingApproval') === needsApproval;
    const isHidden = status === 'open' && !isInSight(days) && isInSight(saved);
    if (stays && !isHidden && doubts.length === 0) return null;
    const question = confirmations.post(needsApproval, job, days, doubts);
    const free = status === 'pendingApproval' && !needsApproval ? ['Its position needs no approval.'] : [];
    const body = stays && !isHidden ? [describePosting(job), ...doubts] : [...free, ...(question.body ?? [])];
    return { ...question, body, confirmLabel: 'Save changes' };
  },
  close: (job: JobName, dirty: boolean): ConfirmOptions => ({
    title: CONFIRMATIONS.close,
    body: [`${describePosting(job)} takes no more applications and cannot be opened again.`, ...lossWarning(dirty)],
    confirmLabel: 'Close position',
    cancelLabel: 'Keep position',
    danger: true,
  }),
  fill: (job: JobName, dirty: boolean): ConfirmOptions => ({
    title: CONFIRMATIONS.fill,
    body: [`${describePosting(job)} takes no more applications.`, ...lossWarning(dirty)],
    confirmLabel: 'Mark filled',
    cancelLabel: 'Go back',
    danger: dirty,
  }),
  /** While input of before is offered, which a Save ends, or could not be read. */
  saveWithoutKept: (unanswered: Unanswered): ConfirmOptions => ({
    title: 'Save without what was kept?',
    body: [
      unanswered === 'offer'
        ? 'What you typed before and did not save is offered above. Saving removes it.'
        : 'Whether you typed something before and did not save it could not be read. If you did, it is offered later.',
    ],
    confirmLabel: 'Save without it',
    cancelLabel: 'Go back',
    danger: unanswered === 'offer',
  }),
  discard: (isEdit: boolean): ConfirmOptions => ({
    title: CONFIRMATIONS.discard,
    body: [`What is not saved is lost: the form ${isEdit ? 'shows the saved posting again' : 'is cleared'}.`],
    confirmLabel: 'Discard changes',
    cancelLabel: 'Keep editing',
    danger: true,
  }),
} as const;

const lossWarning = (dirty: boolean) => (dirty ? ['Your unsaved changes are not kept.'] : []);

/** Whether visitors see a posting with these days now. */
const isInSight = ({ startDate, endDate }: VisibleDays, today = inputDate(new Date())) =>
  startDate <= today && endDate >= today;

/** The question before a save of a posting in this status; null if none is due. */
export function questionBefore(
  act: PostAct | 'save',
  status: JobStatus,
  needsApproval: boolean,
  job: JobName,
  values: VisibleDays & Parameters<typeof postingSalaryDoubts>[0],
  saved: VisibleDays,
): ConfirmOptions | null {
  if (act === 'save') return confirmations.save(status, job);
  const doubts = postingSalaryDoubts(values);
  if (act === 'change') return confirmations.change(status, needsApproval, job, values, doubts, saved);
  return act === 'approve'
    ? confirmations.approve(job, values, doubts)
    : confirmations.post(needsApproval, job, values, doubts);
}

/** The toast after a save of a posting that was `before`, by the resulting status. */
export function savedText(act: PostAct | 'save', before: JobStatus, { status }: { status: JobStatus }): string {
  if (act === 'save') return 'The position is saved.';
  if (act === 'change' && status === before) return 'The changes are saved.';
  if (status === 'pendingApproval') return 'The position is sent for approval.';
  return act === 'approve' ? 'The position is approved.' : 'The position is posted.';
}
