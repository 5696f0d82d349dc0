import type { JobStatus } from '../../../../../modules/postings/contract/api-lists';

/** What a listing offers in which status (W6.12–W6.15). */
export const mayEdit = (status: JobStatus) => ['open', 'unsubmitted', 'rejected', 'pendingApproval'].includes(status);
export const mayFill = (status: JobStatus) => status === 'open';
export const mayView = (status: JobStatus) => status === 'filled' || status === 'closed';
export const mayDelete = (status: JobStatus) => ['unsubmitted', 'filled', 'rejected', 'closed'].includes(status);
/** Close Position beside the applicants (W8.9, near W6.21). */
export const mayClose = (status: JobStatus) => status === 'open' || status === 'pendingApproval';

/** The public page answers for what was posted and has begun (near P2.19). */
export const hasPublicPage = ({ status, startDate }: { status: JobStatus; startDate: string }) =>
  mayView(status) || (status === 'open' && new Date(startDate) <= new Date());
