import type { JobForEdit } from '#modules/postings/contract/api/responses';

/** What Post does to a posting: lists it or sends it for approval, changes it where it is, or approves it. */
export type PostAct = 'post' | 'change' | 'approve';

/** The button of each act. */
export const POST_LABELS: Record<PostAct, string> = {
  post: 'Post Position',
  change: 'Save changes',
  approve: 'Approve',
};

/** The act of Post by the saved status. An expired posting is posted again (near W5.50). */
export function actOfPost(job: Pick<JobForEdit, 'status' | 'endDate'> | null, isAdmin: boolean): PostAct {
  if (job?.status === 'pendingApproval') return isAdmin ? 'approve' : 'change';
  return job?.status === 'open' && new Date(job.endDate) >= new Date() ? 'change' : 'post';
}
