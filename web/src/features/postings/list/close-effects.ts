import type { ManagedJob } from '#modules/postings/contract/api/responses';

export type ClosableJob = Pick<ManagedJob, 'status' | 'startDate'> & {
  /** Applications that were sent; an open posting with some stays public. */
  applicationsCount: number;
};

/** Tells what visitors see of these postings once they are closed, and from when. */
export function closeEffects(jobs: readonly ClosableJob[], now = new Date()): string {
  const isQueued = (job: ClosableJob) =>
    job.status === 'open' && new Date(job.startDate) > now && job.applicationsCount === 0;
  const waiting = jobs.filter(({ status }) => status === 'pendingApproval').length;
  const queued = jobs.filter(isQueued).length;
  return [
    listedEffect(jobs.length - waiting - queued, jobs.length),
    hiddenEffect(queued, jobs.length, queued === 1 ? 'has not started' : 'have not started'),
    hiddenEffect(waiting, jobs.length, waiting === 1 ? 'waits for approval' : 'wait for approval'),
  ]
    .filter(Boolean)
    .join(' ');
}

function listedEffect(count: number, all: number): string {
  if (count === 0) return '';
  const which = count < all ? `${count} of them` : count === 1 ? 'it' : 'them';
  const pages = count === 1 ? 'its page stays and says' : 'their pages stay and say';
  return `From now on the search does not show ${which}; ${pages} “No longer accepting applications”.`;
}

function hiddenEffect(count: number, all: number, state: string): string {
  if (count === 0) return '';
  const which = count < all ? count : count === 1 ? 'It' : 'They';
  return `${which} ${state}: visitors do not see ${count === 1 ? 'it' : 'them'}, now or later.`;
}
