import { createElement, lazy } from 'react';
import { CONFIRMATIONS } from '#modules/postings/contract/api/lists';
import type { JobSavedResponse, ManagedJob } from '#modules/postings/contract/api/responses';
import { shownStatusName } from '#web/lib/formatting/shown-status';
import type { BulkAction, RowNote } from '#web/ui/tables/bulk-actions';
import { copyJob, linkToCopy } from './copy-posting';
import { canClose, canDecide, canDelete, canFill } from './list/action-rules';
import { approveEffects } from './list/approve-effects';
import { closeEffects } from './list/close-effects';
import { FillWords } from './list/fill-words';
import { fetchUndecided } from './list/undecided';
import { changeStatus, deleteJob, NO_OUTCOMES } from './queries';
import { copyWarnings, fetchRecentCopies, isCopied } from './recent-copies';

const isStatus = (job: ManagedJob) => `is ${shownStatusName(job)}`;

const loadExtend = () => import('./extend-panel');
const loadSchedule = () => import('./schedule-panel');
const loadReject = () => import('./reject-panel');

/** Post Position may send a posting for approval instead. */
const noteOfPost = (_: ManagedJob, { status }: JobSavedResponse): RowNote | null =>
  status === 'pendingApproval' ? { text: 'sent for approval, so that visitors do not see it yet' } : null;

const DECISIONS: readonly BulkAction<ManagedJob>[] = [
  {
    label: 'Approve',
    done: 'approved',
    ofRows: (postings) => `Approve ${postings}`,
    question: (postings) => (postings === '1 posting' ? CONFIRMATIONS.post : `Are ${postings} ready for applicants?`),
    consequence: (jobs) => approveEffects(jobs),
    obstacle: (job) => (canDecide(job.status) ? null : isStatus(job)),
    isHarmless: true,
    run: ({ id, version }) => changeStatus(id, { status: 'open', version }),
  },
  { label: 'Reject', done: 'rejected', Panel: lazy(loadReject), load: loadReject },
];

/** One that was changed since it was read is left as it is. */
const ACTIONS: readonly BulkAction<ManagedJob>[] = [
  { label: 'Extend', done: 'extended', noteOf: noteOfPost, Panel: lazy(loadExtend), load: loadExtend },
  { label: 'Schedule', done: 'scheduled', noteOf: noteOfPost, Panel: lazy(loadSchedule), load: loadSchedule },
  {
    label: 'Mark filled',
    done: 'marked filled',
    ofRows: (postings) => `Mark ${postings} filled`,
    question: (postings) => `Do you want to mark ${postings} as filled ?`,
    read: async (rows) => {
      const undecided = await fetchUndecided(rows.filter(({ status }) => canFill(status)));
      return { consequence: (jobs) => createElement(FillWords, { jobs, undecided }) };
    },
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

const DELETE: BulkAction<ManagedJob> = {
  label: 'Delete',
  done: 'deleted',
  ofRows: (postings) => `Delete ${postings}`,
  question: (postings) => `Deleting ${postings} is permanent! Are you sure you want to continue?`,
  obstacle: (job) => (canDelete(job.status) ? null : isStatus(job)),
  run: deleteJob,
};

/** Actions for several postings of Manage Postings. */
export const managedActions = (isAdmin: boolean) => (isAdmin ? [...DECISIONS, ...ACTIONS] : ACTIONS);

/** Actions for several of one's own postings. */
export const OWN_BULK_ACTIONS: readonly BulkAction<ManagedJob>[] = [...ACTIONS, DELETE];
