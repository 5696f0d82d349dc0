import type { JobPayload } from '#modules/postings/contract/api/job';
import type { JobForEdit } from '#modules/postings/contract/api/responses';

export interface ApprovalRules {
  needsApproval(position: string): boolean;
  /** Admin-level users approve a posting by posting it. */
  isAdmin: boolean;
}

/**
 * Whether Post leads to approval first. False if an administrator approves by it or the position was approved already.
 */
export function leadsToApproval(
  { position, organization }: Pick<JobPayload, 'position' | 'organization'>,
  job: JobForEdit | null,
  { needsApproval, isAdmin }: ApprovalRules,
): boolean {
  // A change of position or organization takes the approval back.
  const isApproved = job?.isApproved && position === job.position.id && organization === job.organization.accountNumber;
  const approves = isAdmin && job !== null && job.status !== 'unsubmitted';
  return needsApproval(position) && !isApproved && !approves;
}
