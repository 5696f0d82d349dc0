import { useState } from 'react';
import type { ManagedJob } from '#modules/postings/contract/api/responses';
import { inputDate } from '#web/lib/formatting/format';
import { DateField } from '#web/ui/fields/date-field';
import type { BulkPanelProps } from '#web/ui/tables/bulk-actions';
import { BulkPanel } from './bulk-panel';
import { extendObstacle, postWithDates } from './listing-dates';
import { extendEffects } from './listing-effects';
import { usePositionsToApprove } from './use-positions-to-approve';

/** Asks until when the selected postings accept applications. */
export default function ExtendPanel({ selection: { rows }, onConfirm, onCancel }: BulkPanelProps<ManagedJob>) {
  const [endDate, setEndDate] = useState('');
  const approvals = usePositionsToApprove('extend');
  const today = inputDate(new Date());
  const possible = rows.filter((job) => endDate && !extendObstacle(job, endDate, today));
  return (
    <BulkPanel
      label="Extend"
      effects={endDate ? extendEffects(rows, endDate, approvals, today) : []}
      possible={possible.length}
      onSubmit={() => onConfirm(possible, (job) => postWithDates(job, { endDate }))}
      onCancel={onCancel}
    >
      <DateField id="extend-end" label="New listing end date" min={today} value={endDate} onChange={setEndDate} />
    </BulkPanel>
  );
}
