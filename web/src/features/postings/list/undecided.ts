import { MAX_UNDECIDED_JOBS } from '#modules/applications/contract/api/stage-rules';
import type { UndecidedOfJob } from '#modules/applications/contract/api/stages';
import type { ManagedJob } from '#modules/postings/contract/api/responses';
import { api } from '#web/lib/api/client';

export type Undecided = ReadonlyMap<string, UndecidedOfJob>;

/** GET /api/applications/admin/undecided of the postings with somebody who waits for an outcome, by their ids. */
export async function fetchUndecided(jobs: readonly ManagedJob[]): Promise<Undecided> {
  const ids = jobs.filter(({ applicationsUndecided }) => applicationsUndecided > 0).map(({ id }) => id);
  const all = new Map<string, UndecidedOfJob>();
  for (let at = 0; at < ids.length; at += MAX_UNDECIDED_JOBS) {
    const query = { jobs: ids.slice(at, at + MAX_UNDECIDED_JOBS) };
    const found = await api.get<UndecidedOfJob[]>('/api/applications/admin/undecided', { query });
    for (const one of found) all.set(one.jobId, one);
  }
  return all;
}
