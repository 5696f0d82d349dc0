import { useState } from 'react';
import { REJECTION_REASON_NAMES, REJECTION_REASONS, type RejectionReason } from '#modules/postings/contract/api/lists';
import { JOB_MESSAGES } from '#modules/postings/contract/api/rules';
import { RadioField } from '#web/ui/fields/check-field';

const ID = 'rejectionReason';
const OPTIONS = REJECTION_REASONS.map((value) => ({ value, label: REJECTION_REASON_NAMES[value] }));

/** The reason that a rejection requires (W6.10): its field, and what submits with it or shows that it is missing. */
export function useReason(onReject: (reason: RejectionReason) => void) {
  const [reason, setReason] = useState<RejectionReason | ''>('');
  const [isSubmitted, setSubmitted] = useState(false);
  const submit = () => {
    if (reason) return onReject(reason);
    setSubmitted(true);
    document.getElementById(ID)?.focus();
  };
  const field = (
    <RadioField<RejectionReason>
      id={ID}
      label="Rejection Reason"
      value={reason}
      onChange={setReason}
      options={OPTIONS}
      error={isSubmitted && !reason ? JOB_MESSAGES.reasonRequired : undefined}
    />
  );
  return { field, submit };
}
