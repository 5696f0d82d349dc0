import type { ListStatus } from '../contract/api-lists.js';

/** W11.8; a draft is displayed as saved (T14). */
export function displayStatus(
  type: 'draft' | 'submitted',
  job: { status: string; endDate: Date },
  now: Date,
): ListStatus {
  if (job.status === 'filled') return 'filled';
  if (job.endDate < now) return 'expired';
  return type === 'draft' ? 'saved' : 'submitted';
}
