import type { ManagedJob } from '#modules/postings/contract/api/responses';
import { pluralize } from '#web/lib/formatting/format';
import { shownStatusName } from '#web/lib/formatting/shown-status';
import type { BulkPanelProps } from '#web/ui/tables/bulk-actions';
import { BulkPanel } from './bulk-panel';
import { canDecide } from './list/action-rules';
import { leftOut } from './listing-effects';
import { decideJob } from './queries';
import { useReason } from './reason-field';

/** Asks for the reason of all selected postings that wait for approval. */
export default function RejectPanel({ selection: { rows }, onConfirm, onCancel }: BulkPanelProps<ManagedJob>) {
  const possible = rows.filter(({ status }) => canDecide(status));
  const back = `${pluralize(possible.length, 'posting')} ${possible.length === 1 ? 'goes back to its poster' : 'go back to their posters'}`;
  const { field, submit } = useReason((rejectionReason) =>
    onConfirm(possible, ({ id, version }) => decideJob(id, { id, version, status: 'rejected', rejectionReason })),
  );
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
      {field}
    </BulkPanel>
  );
}
