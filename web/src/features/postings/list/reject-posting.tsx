import type { ManagedJob } from '#modules/postings/contract/api/responses';
import { decideJob } from '../queries';
import { RejectDialog } from '../reject-dialog';
import { describeJob, runAndTell } from './confirm-actions';

interface Props {
  job: ManagedJob;
  onClose(): void;
}

/** Reject of a posting's menu. */
export default function RejectPosting({ job, onClose }: Props) {
  const { id, version } = job;
  return (
    <RejectDialog
      title={describeJob(job)}
      onClose={onClose}
      onReject={(rejectionReason) => {
        onClose();
        void runAndTell(
          () => decideJob(id, { id, version, status: 'rejected', rejectionReason }),
          'The position is rejected.',
        );
      }}
    />
  );
}
