import type { ListFilter } from '../contract/api/lists.js';
import type { ApplicationType } from '../contract/api/responses.js';

/** W11.8, T25; a draft is displayed as saved (T14). */
export function displayStatus(type: ApplicationType, job: { status: string; endDate: Date }, now: Date): ListFilter {
  if (type === 'withdrawn') return type;
  if (job.status === 'filled') return 'filled';
  if (job.endDate < now) return 'expired';
  return type === 'draft' ? 'saved' : 'submitted';
}
