import { useState } from 'react';
import type { RejectionReason } from '#modules/postings/contract/api/lists';
import { JOB_MESSAGES } from '#modules/postings/contract/api/rules';
import { Button } from '#web/ui/button';
import { RadioField } from '#web/ui/fields/check-field';
import { Dialog } from '#web/ui/overlays/dialog';
import styles from './reject-dialog.module.css';
import { REASON_OPTIONS } from './reject-reasons';

const ID = 'rejectionReason';

interface Props {
  title: string;
  onReject(reason: RejectionReason): void;
  onClose(): void;
}

/** A rejection requires a reason, which the poster can read. */
export function RejectDialog({ title, onReject, onClose }: Props) {
  const [reason, setReason] = useState<RejectionReason | ''>('');
  const [isSubmitted, setSubmitted] = useState(false);
  const missing = isSubmitted && !reason;
  const reject = () => {
    if (reason) return onReject(reason);
    setSubmitted(true);
    document.getElementById(ID)?.focus();
  };
  return (
    <Dialog title="Reject this position?" onClose={onClose}>
      <p>{title} goes back to its poster with this reason.</p>
      <div className={styles.reasons}>
        <RadioField<RejectionReason>
          id={ID}
          label="Rejection Reason"
          value={reason}
          onChange={setReason}
          options={REASON_OPTIONS}
          error={missing ? JOB_MESSAGES.reasonRequired : undefined}
        />
      </div>
      <div className="row-of-buttons">
        <Button look="fill" danger onClick={reject}>
          Reject position
        </Button>
        <Button onClick={onClose}>Go back</Button>
      </div>
    </Dialog>
  );
}
