import type { RejectionReason } from '#modules/postings/contract/api/lists';
import { Button } from '#web/ui/button';
import { Dialog } from '#web/ui/overlays/dialog';
import { useReason } from './reason-field';
import styles from './reject-dialog.module.css';

interface Props {
  title: string;
  onReject(reason: RejectionReason): void;
  onClose(): void;
}

/** A rejection requires a reason, which the poster can read. */
export function RejectDialog({ title, onReject, onClose }: Props) {
  const { field, submit } = useReason(onReject);
  return (
    <Dialog title="Reject this position?" onClose={onClose}>
      <p>{title} goes back to its poster with this reason.</p>
      <div className={styles.reasons}>{field}</div>
      <div className="row-of-buttons">
        <Button look="fill" danger onClick={submit}>
          Reject position
        </Button>
        <Button onClick={onClose}>Go back</Button>
      </div>
    </Dialog>
  );
}
