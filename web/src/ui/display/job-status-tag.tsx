import { type JobStatus, SHOWN_STATUS_NAMES, type ShownStatus } from '#modules/postings/contract/api/lists';
import { shownStatus } from '#web/lib/formatting/shown-status';
import { StatusTag, type Tone } from './status-tag';

const TONES: Record<ShownStatus, Tone> = {
  unsubmitted: 'neutral',
  pendingApproval: 'warning',
  open: 'success',
  filled: 'info',
  rejected: 'error',
  closed: 'outline',
  expired: 'over',
};

/** Each status has a colour, icon and word. */
export const ShownStatusTag = ({ status }: { status: ShownStatus }) => (
  <StatusTag tone={TONES[status]}>{SHOWN_STATUS_NAMES[status]}</StatusTag>
);

/** Shows an open posting after its end as Expired. */
export const JobStatusTag = ({ job }: { job: { status: JobStatus; endDate: string } }) => (
  <ShownStatusTag status={shownStatus(job)} />
);
