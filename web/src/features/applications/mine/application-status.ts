import type { ListFilter, MyApplication } from '#modules/applications/contract/api/lists';
import type { Tone } from '#web/ui/display/status-tag';

/** Labels of Filter By and of the cards. */
export const STATUS_LABELS: Record<ListFilter, string> = {
  saved: 'Saved',
  submitted: 'Submitted',
  filled: 'Filled',
  expired: 'Expired',
  withdrawn: 'Withdrawn',
};

/** Red after the deadline, green if filled or submitted, otherwise amber. */
export function statusTone({ status, job }: Pick<MyApplication, 'status' | 'job'>, now: Date = new Date()): Tone {
  if (status === 'withdrawn') return 'neutral';
  if (new Date(job.endDate) < now) return 'error';
  return status === 'filled' || status === 'submitted' ? 'success' : 'warning';
}

/** Whether it waits for its outcome although its listing has ended. */
export const goesOn = ({ status, type, timeline }: Pick<MyApplication, 'status' | 'type' | 'timeline'>): boolean =>
  status === 'expired' && type === 'submitted' && timeline.at(-1)?.state === 'next';
