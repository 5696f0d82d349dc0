import { lazy } from 'react';
import { STATUS_NAMES } from '#modules/postings/contract/api/lists';
import type { JobSavedResponse, ManagedJob } from '#modules/postings/contract/api/responses';
import { pluralize } from '#web/lib/formatting/format';
import type { BulkAction, RowNote } from '#web/ui/tables/bulk-actions';
import { copyJob, linkToCopy } from './copy-posting';
import { canClose, canDelete, canFill } from './list/action-rules';
import { closeEffects } from './list/close-effects';
import { changeStatus, deleteJob, NO_OUTCOMES } from './queries';
import { copyWarnings, fetchRecentCopies, isCopied } from './recent-copies';

const isStatus = ({ status }: ManagedJob) => `is ${STATUS_NAMES[status]}`;

/** Without a choice for each posting, T43 decides. */
function outcomesOf(jobs: readonly ManagedJob[]): string {
  const waiting = jobs.reduce((sum, { applicationsUndecided }) => sum + applicationsUndecided, 0);
  if (waiting === 0) return '';
  return ` Everybody who still waits becomes Not selected and gets a mail: ${pluralize(waiting, 'applicant')}.`;
}

const loadExtend = () => import('./extend-panel');
const loadSchedule = () => import('./schedule-panel');

/** Post Position may send a posting for approval instead. */
const noteOfPost = (_: ManagedJob, { status }: JobSavedResponse): RowNote | null =>
  status === 'pendingApproval' ? { text: 'sent for approval, so that visitors do not see it yet' } : null;

/** Actions for several postings. One that was changed since it was read is left as it is. */
export const BULK_ACTIONS: readonly BulkAction<ManagedJob>[] = [
  { label: 'Extend', done: 'extended', noteOf: noteOfPost, Panel: lazy(loadExtend), load: loadExtend },
  { label: 'Schedule', done: 'scheduled', noteOf: noteOfPost, Panel: lazy(loadSchedule), load: loadSchedule },
  {
    label: 'Mark filled',
    done: 'marked filled',
    ofRows: (postings) => `Mark ${postings} filled`,
    question: (postings) => `Do you want to mark ${postings} as filled ?`,
    consequence: (jobs) => `They leave the search; their applications stay readable.${outcomesOf(jobs)}`,
    obstacle: (job) => (canFill(job.status) ? null : isStatus(job)),
    run: ({ id, version, applicationsUndecided }) =>
      changeStatus(id, { status: 'filled', version, ...(applicationsUndecided === 0 && { outcomes: NO_OUTCOMES }) }),
  },
  {
    label: 'Close',
    done: 'closed',
    ofRows: (postings) => `Close ${postings}`,
    question: (postings) => `Closing ${postings} will suspend all activities. Do you want to continue?`,
    consequence: (jobs) => closeEffects(jobs),
    obstacle: (job) => (canClose(job.status) ? null : isStatus(job)),
    run: ({ id, version }) => changeStatus(id, { status: 'closed', version }),
  },
  {
    label: 'Copy',
    done: 'copied',
    ofRows: (postings) => `Copy ${postings}`,
    read: async () => {
      const recent = await fetchRecentCopies();
      return {
        consequence: (jobs) =>
          `Each copy is a new unsubmitted posting; visitors see nothing yet. ${copyWarnings(jobs, recent)}`,
        isRepeated: (job) => isCopied(recent, job),
      };
    },
    isHarmless: true,
    run: ({ id }) => copyJob(id),
    noteOf: (job, copy: JobSavedResponse) => ({ text: 'Edit the copy', ...linkToCopy(job, copy) }),
  },
];

/** Actions for several of one's own postings. */
export const OWN_BULK_ACTIONS: readonly BulkAction<ManagedJob>[] = [
  ...BULK_ACTIONS,
  {
    label: 'Delete',
    done: 'deleted',
    ofRows: (postings) => `Delete ${postings}`,
    question: (postings) => `Deleting ${postings} is permanent! Are you sure you want to continue?`,
    obstacle: (job) => (canDelete(job.status) ? null : isStatus(job)),
    run: deleteJob,
  },
];
