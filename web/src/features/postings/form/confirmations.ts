import { CONFIRMATIONS, type JobStatus } from '#modules/postings/contract/api/lists';
import type { ConfirmOptions } from '#web/lib/feedback/confirm';
import { shortDay, type VisibleDays, visibilityText } from '../listing-dates';
import type { Unanswered } from './autosave/offer';

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

/** The toast after a save, by the resulting status. */
export function savedText(intent: SubmitIntent, { status }: { status: JobStatus }): string {
  if (intent === 'save') return 'The position is saved.';
  return status === 'pendingApproval' ? 'The position is sent for approval.' : 'The position is posted.';
}
