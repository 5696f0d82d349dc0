import type { ListStatus, MyApplication } from '../../../../../modules/applications/contract/api-lists';
import type { Tone } from '../../../ui/status-tag';

/** Words of Filter By and of the cards (W11.2, W11.8). */
export const STATUS_WORDS: Record<ListStatus, string> = {
  saved: 'Saved',
  submitted: 'Submitted',
  filled: 'Filled',
  expired: 'Expired',
};

/** Red past the deadline, green filled or submitted, otherwise amber (W11.9). */
export function toneOf({ status, job }: Pick<MyApplication, 'status' | 'job'>, now: Date = new Date()): Tone {
  if (new Date(job.endDate) < now) return 'error';
  return status === 'filled' || status === 'submitted' ? 'success' : 'warning';
}
