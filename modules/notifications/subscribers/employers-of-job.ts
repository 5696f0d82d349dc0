import type { IdentityApi } from '#modules/identity/contract/identity-api.js';
import type { JobSummary } from '#modules/postings/contract/postings-api.js';

/**
 * Who is told of a posting's applicants: its creator, or all posters of the organization once the creator posts for it
 * no more.
 */
export async function employersOfJob(identity: IdentityApi, job: JobSummary) {
  const posters = await identity.postersOfOrganization(job.organization.accountNumber);
  const creator = posters.filter(({ id }) => id === job.creatorId);
  return creator.length ? creator : posters;
}
