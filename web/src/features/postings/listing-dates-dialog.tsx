import { type FormEvent, useRef, useState } from 'react';
import type { ListingDates } from '#modules/postings/contract/api/job';
import { LISTING_DATE_MESSAGES } from '#modules/postings/contract/api/listing-dates';
import type { JobStatus } from '#modules/postings/contract/api/lists';
import type { JobSavedResponse } from '#modules/postings/contract/api/responses';
import { ApiError } from '#web/lib/api/api-error';
import { focusIfLost } from '#web/lib/feedback/focus-if-lost';
import { toastError, toastSuccess } from '#web/lib/feedback/toasts';
import { inputDate, shortDate } from '#web/lib/formatting/format';
import { refreshAfter } from '#web/lib/queries/refresh-after';
import { Button } from '#web/ui/button';
import { DateField } from '#web/ui/fields/date-field';
import { Dialog } from '#web/ui/overlays/dialog';
import { copyJob } from './copy-posting';
import { DateEffects } from './date-effects';
import { type DatedJob, datesProblems, extendObstacle, postWithDates, shortDay } from './listing-dates';
import { extendEffects, scheduleEffects } from './listing-effects';
import { usePositionsToApprove } from './use-positions-to-approve';

interface Props {
  kind: 'extend' | 'schedule' | 'relist';
  job: DatedJob;
  onClose(): void;
}

const TITLES = {
  extend: 'Extend this posting',
  schedule: 'Schedule this posting',
  relist: 'Post a copy of this posting',
} as const;
const END = 'listing-dates-end';
const START = 'listing-dates-start';
const DEFAULT_DAYS = 30;
const DAY_MS = 86_400_000;

/** Asks for the dates of one posting, and says what they do before anything happens. */
export default function ListingDatesDialog({ kind, job, onClose }: Props) {
  const isSchedule = kind !== 'extend';
  const today = inputDate(new Date());
  const [startDate, setStartDate] = useState(() => later(inputDate(job.startDate), today));
  const [endDate, setEndDate] = useState(() => defaultEnd(job, today, isSchedule));
  const [refused, setRefused] = useState<ListingDates>({});
  const [isSubmitted, setSubmitted] = useState(false);
  const [busy, setBusy] = useState(false);
  const approvals = usePositionsToApprove(isSchedule ? 'schedule' : 'extend');
  /** The copy that a refused attempt to list the posting again has left. */
  const copy = useRef<JobSavedResponse>(null);
  const dates = { startDate, endDate };
  const problems = isSchedule ? datesProblems(dates, today) : extendProblems(job, endDate, today);
  const isPossible = Object.keys(problems).length === 0;
  const errors = { ...(isSubmitted ? problems : {}), ...refused };
  const effects = isSchedule
    ? scheduleEffects([job], dates, approvals, today)
    : extendEffects([job], endDate, approvals, today);

  const change = (set: (day: string) => void) => (day: string) => {
    set(day);
    setRefused({});
  };
  /** Closes without having posted. */
  const leave = () => {
    onClose();
    if (!copy.current) return;
    toastSuccess('The copy was made but not posted. It is in your unsubmitted postings.');
    void refreshAfter('posting');
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setSubmitted(true);
    if (!isPossible) return focusFirst(problems);
    setBusy(true);
    try {
      if (kind === 'relist') copy.current ??= await copyJob(job.id);
      const saved = await postWithDates(copy.current ?? job, isSchedule ? dates : { endDate });
      toastSuccess(doneText(saved.status, isSchedule, dates));
      onClose();
    } catch (error) {
      setBusy(false);
      const fields = error instanceof ApiError ? error.fields : [];
      const atFields: ListingDates = Object.fromEntries(fields.map(({ path, message }) => [path, message]));
      if (atFields.startDate || atFields.endDate) {
        setRefused(atFields);
        return focusFirst(atFields);
      }
      toastError(error);
      // After a conflict, what the dialog says of the posting is out of date.
      if (!(error instanceof ApiError && error.status === 409)) return;
      leave();
    }
    await refreshAfter('posting');
    focusIfLost('h1');
  };
  return (
    <Dialog title={TITLES[kind]} onClose={leave}>
      <form className="form listing-dates" noValidate onSubmit={submit}>
        <p>
          <b>{job.title}</b>
          {isSchedule ? '' : `, now listed until ${shortDate(job.endDate)}`}
        </p>
        <div className="listing-dates-fields">
          {isSchedule && (
            <DateField
              id={START}
              label="Listing start date"
              hint="From 12:00 AM"
              value={startDate}
              onChange={change(setStartDate)}
              error={errors.startDate}
            />
          )}
          <DateField
            id={END}
            label={isSchedule ? 'Listing end date' : 'New listing end date'}
            hint="Until 11:59 PM"
            value={endDate}
            onChange={change(setEndDate)}
            error={errors.endDate}
          />
        </div>
        <div aria-live="polite">{isPossible && <DateEffects effects={effects} />}</div>
        <div className="row-of-buttons">
          <Button look="fill" type="submit" busy={busy}>
            {isSchedule ? 'Post with these dates' : 'Extend'}
          </Button>
          <Button onClick={leave}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  );
}

function extendProblems(job: DatedJob, endDate: string, today: string): ListingDates {
  const obstacle = endDate && extendObstacle(job, endDate, today);
  if (obstacle) return { endDate: `It ${obstacle}.` };
  return endDate ? {} : { endDate: LISTING_DATE_MESSAGES.day };
}

const later = (one: string, other: string) => (one > other ? one : other);

/** The day of the posting if it is still possible, else 30 days from now on. */
function defaultEnd(job: DatedJob, today: string, isSchedule: boolean): string {
  const end = inputDate(job.endDate);
  if (isSchedule && end >= later(inputDate(job.startDate), today)) return end;
  return addDays(later(end, today), DEFAULT_DAYS);
}

const addDays = (day: string, days: number) =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

function doneText(status: JobStatus, isSchedule: boolean, { startDate, endDate }: Required<ListingDates>): string {
  if (status === 'pendingApproval') return 'The position is sent for approval.';
  const isAhead = isSchedule && startDate > inputDate(new Date());
  return isAhead
    ? `The position is posted. Visitors see it from ${shortDay(startDate)}.`
    : `The position accepts applications until ${shortDay(endDate)}.`;
}

const focusFirst = (fields: ListingDates) => document.getElementById(fields.startDate ? START : END)?.focus();
