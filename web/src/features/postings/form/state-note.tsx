import { REJECTION_REASON_NAMES } from '#modules/postings/contract/api/lists';
import type { JobForEdit } from '#modules/postings/contract/api/responses';
import { dayAndTime, longDate } from '#web/lib/formatting/format';
import { type ApprovalRules, leadsToApproval } from './approval';

/**
 * Explains the posting's status and the effect of the actions, where that is not obvious. A rejection stays to be read
 * until the posting is posted again.
 */
export function StateNote({ job, isAdmin, needsApproval }: { job: JobForEdit } & ApprovalRules) {
  const opens = new Date(job.startDate) > new Date() ? ` on ${longDate(job.startDate)}` : '';
  if (job.status === 'pendingApproval') {
    return isAdmin ? (
      <Note title="This posting waits for your approval.">
        Approve opens it to applicants{opens}. Reject Position sends it back with a reason.
      </Note>
    ) : (
      <Note title="Sent for approval.">You are told by e-mail once it is approved or rejected.</Note>
    );
  }
  if (job.rejectionReason) {
    const saved = { position: job.position.id, organization: job.organization.accountNumber };
    const isSentAgain = leadsToApproval(saved, job, { isAdmin, needsApproval });
    return (
      <Note title={`This posting was rejected: ${REJECTION_REASON_NAMES[job.rejectionReason]}.`} tone="error">
        {describeRejection(job)}Change what is needed, then Post Position{' '}
        {isSentAgain ? 'sends it for approval again' : `opens it to applicants${opens}`}.
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

function describeRejection({ rejectedAt, rejectedBy }: JobForEdit): string {
  if (!rejectedAt) return '';
  const when = dayAndTime(rejectedAt);
  return rejectedBy ? `By ${rejectedBy.firstName} ${rejectedBy.lastName} on ${when}. ` : `On ${when}. `;
}

function Note({ title, tone, children }: { title: string; tone?: 'error'; children: React.ReactNode }) {
  return (
    <div className={tone ? `note ${tone}` : 'note'} tabIndex={-1}>
      <p>
        <b>{title}</b>
      </p>
      <p>{children}</p>
    </div>
  );
}
