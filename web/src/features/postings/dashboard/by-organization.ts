import type { ManagedJob } from '../../../../../modules/postings/contract/api-answers';

/** In the order in which the organizations first appear. */
export function byOrganization(jobs: readonly ManagedJob[]): { name: string; jobs: ManagedJob[] }[] {
  const groups = Map.groupBy(jobs, ({ organization }) => organization.accountName);
  return [...groups].map(([name, its]) => ({ name, jobs: its }));
}
