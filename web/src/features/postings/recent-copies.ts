import type { ManagedJob, RecentCopiesResponse } from '#modules/postings/contract/api/responses';
import { MAX_COPIES_PER_HOUR } from '#modules/postings/contract/api/rules';
import { api } from '#web/lib/api/client';
import { dayAndTime, pluralize } from '#web/lib/formatting/format';

type CopiedJob = Pick<ManagedJob, 'id'>;

/** GET /api/jobs/user/copies. */
export const fetchRecentCopies = () => api.get<RecentCopiesResponse>('/api/jobs/user/copies');

/** Whether the user copied a posting in the last hour. */
export const isCopied = ({ copied }: RecentCopiesResponse, { id }: CopiedJob) => copied.some((copy) => copy.id === id);

/** Sentences about those of the postings that the user copied in the last hour, and about those beyond the limit. */
export function copyWarnings(jobs: readonly CopiedJob[], recent: RecentCopiesResponse): string {
  return [copiedText(jobs, recent), limitText(jobs.length, recent)].filter(Boolean).join(' ');
}

function copiedText(jobs: readonly CopiedJob[], { copied }: RecentCopiesResponse): string {
  const ids = new Set(jobs.map(({ id }) => id));
  const minutes = copied.flatMap(({ id, minutesAgo }) => (ids.has(id) ? [minutesAgo] : []));
  if (minutes.length === 0) return '';
  const [latest, earliest] = [Math.min(...minutes), Math.max(...minutes)];
  const ago = (count: number) => (count === 0 ? 'less than a minute ago' : `${pluralize(count, 'minute')} ago`);
  const when = latest === earliest ? ago(latest) : `in the last hour, the latest ${ago(latest)}`;
  const these = jobs.length === 1 ? 'it' : `${minutes.length} of these`;
  return `You copied ${these} ${when}.`;
}

function limitText(count: number, { left, goOnAt }: RecentCopiesResponse): string {
  if (count <= left) return '';
  const limit = `At most ${MAX_COPIES_PER_HOUR} postings can be copied in an hour`;
  if (!goOnAt) return `${limit}: the others stay selected.`;
  const now = left === 0 ? 'none can be copied now' : `${left} can be copied now, and the others stay selected`;
  return `${limit}: ${now}. You can go on from ${dayAndTime(goOnAt)}, Eastern Time.`;
}
