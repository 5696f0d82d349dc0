import { useState } from 'react';
import type { ManagedJob } from '#modules/postings/contract/api/responses';
import { inputDate } from '#web/lib/formatting/format';
import { DateField } from '#web/ui/fields/date-field';
import type { BulkPanelProps } from '#web/ui/tables/bulk-actions';
import { BulkPanel } from './bulk-panel';
import { postWithDates, scheduleObstacle } from './listing-dates';
import { scheduleEffects } from './listing-effects';
import { usePositionsToApprove } from './use-positions-to-approve';

/** Asks from when, and if needed until when, the selected postings are listed. */
export default function SchedulePanel({ selection: { rows }, onConfirm, onCancel }: BulkPanelProps<ManagedJob>) {
  const [startDate, setStartDate] = useState('');
  const [endDate, setEndDate] = useState('');
  const approvals = usePositionsToApprove('schedule');
  const today = inputDate(new Date());
  const dates = { startDate, endDate };
  const possible = rows.filter((job) => startDate && !scheduleObstacle(job, dates, today));
  const chosen = endDate ? dates : { startDate };
  return (
    <BulkPanel
      label="Schedule"
      effects={scheduleEffects(rows, dates, approvals, today)}
      possible={possible.length}
      onSubmit={() => onConfirm(possible, (job) => postWithDates(job, chosen))}
      onCancel={onCancel}
    >
      <DateField
        id="schedule-start"
        label="Listing start date"
        hint="From 12:00 AM"
        min={today}
        value={startDate}
        onChange={setStartDate}
      />
      <DateField
        id="schedule-end"
        label="Listing end date"
        hint="Without one, each keeps its own"
        optional
        min={startDate || today}
        value={endDate}
        onChange={setEndDate}
      />
    </BulkPanel>
  );
}
