import { CONFIRMATIONS, type JobStatus } from '../../../../../modules/postings/contract/api-lists';
import type { Question } from '../../../lib/confirm';

interface Named {
  title: string;
  organization: string;
}

const named = ({ title, organization }: Named) => [title || 'This position', organization].filter(Boolean).join(', ');

/** The confirmations of the form, their words verbatim as titles (U33). */
export const questions = {
  /** Only where something is taken off the board or out of the queue (W6.3). */
  save: (status: JobStatus, job: Named): Question | null =>
    status === 'unsubmitted'
      ? null
      : {
          title: CONFIRMATIONS.save,
          body: [`${named(job)} is not listed until it is posted again.`],
          yes: 'Save position',
          no: 'Go back',
        },
  post: (needsApproval: boolean, job: Named): Question => ({
    title: CONFIRMATIONS.post,
    body: [
      needsApproval
        ? `${named(job)} is sent for approval and listed once it is approved.`
        : `${named(job)} is listed from its start date.`,
    ],
    yes: 'Post position',
    no: 'Go back',
  }),
  close: (job: Named, dirty: boolean): Question => ({
    title: CONFIRMATIONS.close,
    body: [`${named(job)} takes no more applications and cannot be opened again.`, ...lost(dirty)],
    yes: 'Close position',
    no: 'Keep position',
    danger: true,
  }),
  fill: (job: Named, dirty: boolean): Question => ({
    title: CONFIRMATIONS.fill,
    body: [`${named(job)} takes no more applications.`, ...lost(dirty)],
    yes: 'Mark filled',
    no: 'Go back',
  }),
  discard: (isEdit: boolean): Question => ({
    title: CONFIRMATIONS.discard,
    body: [isEdit ? 'The form shows the saved posting again.' : 'The form is cleared.'],
    yes: 'Discard changes',
    no: 'Keep editing',
    danger: true,
  }),
  createNew: {
    title: 'Leave this posting for a new one?',
    body: ['Your unsaved changes are lost.'],
    yes: 'Create new job',
    no: 'Stay here',
  } satisfies Question,
} as const;

const lost = (dirty: boolean) => (dirty ? ['Your unsaved changes are not kept.'] : []);
