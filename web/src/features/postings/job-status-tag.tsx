import { type JobStatus, STATUS_NAMES } from '../../../../modules/postings/contract/api-lists';
import { StatusTag, type Tone } from '../../ui/display/status-tag';

const TONES: Record<JobStatus, Tone> = {
  unsubmitted: 'neutral',
  pendingApproval: 'warning',
  open: 'success',
  filled: 'info',
  rejected: 'error',
  closed: 'outline',
};

/**
 * Shows an open posting after its end as Expired, which is no stored status (W6.1). Each status has a colour, icon and
 * word (W20.12).
 */
export function JobStatusTag({ job }: { job: { status: JobStatus; endDate: string } }) {
  if (job.status === 'open' && new Date(job.endDate) < new Date()) return <StatusTag tone="over">Expired</StatusTag>;
  return <StatusTag tone={TONES[job.status]}>{STATUS_NAMES[job.status]}</StatusTag>;
}
