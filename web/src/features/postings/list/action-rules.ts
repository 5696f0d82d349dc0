import type { JobStatus } from '#modules/postings/contract/api/lists';
import type { ManagedJob } from '#modules/postings/contract/api/responses';
import { paths } from '#web/paths';

/** The actions of a listing by status. */
export const canEdit = (status: JobStatus) => ['open', 'unsubmitted', 'rejected', 'pendingApproval'].includes(status);
export const canFill = (status: JobStatus) => status === 'open';
export const canView = (status: JobStatus) => status === 'filled' || status === 'closed';
export const canDelete = (status: JobStatus) => ['unsubmitted', 'filled', 'rejected', 'closed'].includes(status);
/** A later end date. */
export const canExtend = (status: JobStatus) => status === 'open';
/** Dates of a posting that is not listed. */
export const canSchedule = (status: JobStatus) => status === 'unsubmitted';
/** Approve and Reject, for admin-level users. */
export const canDecide = (status: JobStatus) => status === 'pendingApproval';
/** Close Position next to the applicants. */
export const canClose = (status: JobStatus) => status === 'open' || status === 'pendingApproval';

/** The page of a posting, or the preview of one that visitors do not see. */
export const pageOf = ({ id, isPublic }: Pick<ManagedJob, 'id' | 'isPublic'>) =>
  isPublic ? paths.jobPost(id) : paths.jobPreview(id);
