import { STATUS_NAMES } from '../../../../modules/postings/contract/api-lists';
import type { ManagedJob } from '../../../../modules/postings/contract/api-responses';
import { pluralize } from '../../lib/formatting/format';
import type { BulkAction } from '../../ui/tables/bulk-actions';
import { canClose, canDelete, canFill } from './list/action-rules';
import { changeStatus, deleteJob } from './queries';

const isStatus = ({ status }: ManagedJob) => `is ${STATUS_NAMES[status]}`;

/** Without a choice for each posting, T43 decides. */
function outcomesOf(jobs: readonly ManagedJob[]): string {
  const waiting = jobs.reduce((sum, { applicationsUndecided }) => sum + applicationsUndecided, 0);
  if (waiting === 0) return '';
  return ` Everybody who still waits becomes Not selected and gets a mail: ${pluralize(waiting, 'applicant')}.`;
}

/** Actions for several postings (W6.21). */
export const BULK_ACTIONS: readonly BulkAction<ManagedJob>[] = [
  {
    label: 'Mark filled',
    done: 'marked filled',
    ofRows: (postings) => `Mark ${postings} filled`,
    question: (postings) => `Do you want to mark ${postings} as filled ?`,
    consequence: (jobs) => `They leave the search; their applications stay readable.${outcomesOf(jobs)}`,
    obstacle: (job) => (canFill(job.status) ? null : isStatus(job)),
    run: ({ id }) => changeStatus(id, { status: 'filled' }),
  },
  {
    label: 'Close',
    done: 'closed',
    ofRows: (postings) => `Close ${postings}`,
    question: (postings) => `Closing ${postings} will suspend all activities. Do you want to continue?`,
    obstacle: (job) => (canClose(job.status) ? null : isStatus(job)),
    run: ({ id }) => changeStatus(id, { status: 'closed' }),
  },
];

/** Actions for several of one's own postings (W6.22). */
export const OWN_BULK_ACTIONS: readonly BulkAction<ManagedJob>[] = [
  ...BULK_ACTIONS,
  {
    label: 'Delete',
    done: 'deleted',
    ofRows: (postings) => `Delete ${postings}`,
    question: (postings) => `Deleting ${postings} is permanent! Are you sure you want to continue?`,
    obstacle: (job) => (canDelete(job.status) ? null : isStatus(job)),
    run: ({ id }) => deleteJob(id),
  },
];

/** A posting in a list of selected ones. */
export const rowKey = ({ id }: ManagedJob) => id;
export const nameOf = ({ title, organization }: ManagedJob) => `${title}, ${organization.accountName}`;
