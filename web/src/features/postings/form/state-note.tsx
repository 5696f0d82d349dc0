import { REJECTION_REASON_NAMES } from '../../../../../modules/postings/contract/api-lists';
import type { JobForEdit } from '../../../../../modules/postings/contract/api-responses';
import { longDate } from '../../../lib/formatting/format';

/** Explains the posting's status and the effect of the actions, where that is not obvious. */
export function StateNote({ job, isAdmin }: { job: JobForEdit; isAdmin: boolean }) {
  const opens = new Date(job.startDate) > new Date() ? ` on ${longDate(job.startDate)}` : '';
  if (job.status === 'pendingApproval') {
    return isAdmin ? (
      <Note title="This posting waits for your approval.">
        Post Position opens it to applicants{opens}. Reject Position sends it back with a reason.
      </Note>
    ) : (
      <Note title="This posting waits for approval.">You are told by e-mail once it is approved or rejected.</Note>
    );
  }
  if (job.status === 'rejected') {
    const reason = job.rejectionReason && REJECTION_REASON_NAMES[job.rejectionReason];
    return (
      <Note title={`This posting was rejected: ${reason ?? 'no reason was given'}.`} tone="error">
        Change what is needed, then Post Position sends it again.
      </Note>
    );
  }
  if (job.status === 'filled' || job.status === 'closed') {
    return <Note title={`This posting is ${job.status}.`}>It can be read here and no longer changed.</Note>;
  }
  if (job.status === 'open' && new Date(job.endDate) < new Date()) {
    return (
      <Note title="This posting has expired.">
        A later Listing End Date and Post Position open it to applicants again.
      </Note>
    );
  }
  return null;
}

function Note({ title, tone, children }: { title: string; tone?: 'error'; children: React.ReactNode }) {
  return (
    <div className={tone ? `note ${tone}` : 'note'}>
      <p>
        <b>{title}</b>
      </p>
      <p>{children}</p>
    </div>
  );
}
