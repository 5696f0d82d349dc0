import { useState } from 'react';
import type { RejectionReason } from '#modules/postings/contract/api/lists';
import type { ManagedJob } from '#modules/postings/contract/api/responses';
import { JOB_MESSAGES } from '#modules/postings/contract/api/rules';
import { pluralize } from '#web/lib/formatting/format';
import { shownStatusName } from '#web/lib/formatting/shown-status';
import { RadioField } from '#web/ui/fields/check-field';
import type { BulkPanelProps } from '#web/ui/tables/bulk-actions';
import { BulkPanel } from './bulk-panel';
import { canDecide } from './list/action-rules';
import { leftOut } from './listing-effects';
import { decideJob } from './queries';
import { REASON_OPTIONS } from './reject-reasons';

const ID = 'reject-reason';

/** Asks for the reason of all selected postings that wait for approval. */
export default function RejectPanel({ selection: { rows }, onConfirm, onCancel }: BulkPanelProps<ManagedJob>) {
  const [reason, setReason] = useState<RejectionReason | ''>('');
  const [isSubmitted, setSubmitted] = useState(false);
  const possible = rows.filter(({ status }) => canDecide(status));
  const back = `${pluralize(possible.length, 'posting')} ${possible.length === 1 ? 'goes back to its poster' : 'go back to their posters'}`;
  const submit = () => {
    setSubmitted(true);
    if (!reason) document.getElementById(ID)?.focus();
    else
      onConfirm(possible, ({ id, version }) =>
        decideJob(id, { id, version, status: 'rejected', rejectionReason: reason }),
      );
  };
  return (
    <BulkPanel
      label="Reject"
      isWide
      danger
      effects={[
        ...(possible.length ? [{ text: `${back} with this reason, by mail too.` }] : []),
        ...leftOut(rows, (job) => (canDecide(job.status) ? null : `is ${shownStatusName(job)}`)),
      ]}
      possible={possible.length}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <RadioField<RejectionReason>
        id={ID}
        label="Rejection Reason"
        value={reason}
        onChange={setReason}
        options={REASON_OPTIONS}
        error={isSubmitted && !reason ? JOB_MESSAGES.reasonRequired : undefined}
      />
    </BulkPanel>
  );
}
