import { type JobStatus, SHOWN_STATUS_NAMES, type ShownStatus } from '#modules/postings/contract/api/lists';

interface Job {
  status: JobStatus;
  endDate: string;
}

/** The status that people see: an open posting after its end is expired. */
export const shownStatus = ({ status, endDate }: Job, now = new Date()): ShownStatus =>
  status === 'open' && new Date(endDate) < now ? 'expired' : status;

export const shownStatusName = (job: Job) => SHOWN_STATUS_NAMES[shownStatus(job)];
