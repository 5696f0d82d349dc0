import type { ManagedJob } from '#modules/postings/contract/api/responses';
import { pluralize } from '#web/lib/formatting/format';

type ApprovedJob = Pick<ManagedJob, 'startDate' | 'endDate'>;

/** Tells what visitors see of these postings once they are approved, and who gets a mail. */
export function approveEffects(jobs: readonly ApprovedJob[], now = new Date()): string {
  const ended = jobs.filter(({ endDate }) => new Date(endDate) < now).length;
  const queued = jobs.filter(({ startDate }) => new Date(startDate) > now).length;
  const listed = jobs.length - ended - queued;
  const see = (count: number, when: string) => `Visitors see ${pluralize(count, 'posting')} ${when}.`;
  return [
    listed > 0 && see(listed, 'at once'),
    queued > 0 && see(queued, queued === 1 ? 'from its start date' : 'from their start dates'),
    ended > 0 &&
      `The listing end date of ${pluralize(ended, 'posting')} has passed, so nobody can apply for ${ended === 1 ? 'it' : 'them'}.`,
    jobs.length === 1 ? 'Its poster gets a mail.' : 'Their posters get a mail each.',
  ]
    .filter(Boolean)
    .join(' ');
}
