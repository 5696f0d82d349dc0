import type { ManagedJob } from '#modules/postings/contract/api/responses';

/** Groups in the order of first occurrence. */
export function groupByOrganization(jobs: readonly ManagedJob[]): { name: string; jobs: ManagedJob[] }[] {
  const groups = Map.groupBy(jobs, ({ organization }) => organization.accountName);
  return [...groups].map(([name, its]) => ({ name, jobs: its }));
}
