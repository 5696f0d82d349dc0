import { useState } from 'react';
import type { ManagedJob } from '../../../../modules/postings/contract/api-responses';
import { inputDate } from '../../lib/formatting/format';
import { DateField } from '../../ui/fields/date-field';
import type { BulkPanelProps } from '../../ui/tables/bulk-actions';
import { DatesPanel } from './dates-panel';
import { extendObstacle, postWithDates } from './listing-dates';
import { extendEffects } from './listing-effects';

/** Asks until when the selected postings accept applications (W5.50). */
export default function ExtendPanel({ selection: { rows }, onConfirm, onCancel }: BulkPanelProps<ManagedJob>) {
  const [endDate, setEndDate] = useState('');
  const today = inputDate(new Date());
  const possible = rows.filter((job) => endDate && !extendObstacle(job, endDate, today));
  return (
    <DatesPanel
      label="Extend"
      effects={endDate ? extendEffects(rows, endDate, today) : []}
      possible={possible.length}
      onSubmit={() => onConfirm(possible, (job) => postWithDates(job, { endDate }))}
      onCancel={onCancel}
    >
      <DateField id="extend-end" label="New listing end date" min={today} value={endDate} onChange={setEndDate} />
    </DatesPanel>
  );
}
