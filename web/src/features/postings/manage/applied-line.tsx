import { IconCalendar } from '@tabler/icons-react';
import type { SessionUser } from '#web/lib/session/session';
import { FilterChips } from '#web/ui/display/filter-chips';
import { useReferenceData } from '../reference-data';
import { appliedFilters, needsReferenceData, withoutChips } from './applied-filters';
import { areDatesIgnored, describeWindow, isOfAnyDate } from './date-window';
import { defaultFilters, type Filters } from './filters';

interface Props {
  filters: Filters;
  today: string;
  user: SessionUser;
  hrefFor(filters: Filters): string;
  onChangeDates(): void;
  onSearch(filters: Filters): void;
}

/** The dates of the list in words, and its other filters as chips. */
export function AppliedLine({ filters, today, user, hrefFor, onChangeDates, onSearch }: Props) {
  const { data: referenceData } = useReferenceData(user, needsReferenceData(filters));
  const { startDate, endDate } = defaultFilters(today);
  const usual = describeWindow(defaultFilters(today), today);
  const isAny = isOfAnyDate(filters, today);
  const isIgnored = areDatesIgnored(filters, today);
  const chips = appliedFilters(filters, referenceData).map(({ words, without }) => ({ words, to: hrefFor(without) }));
  return (
    <div className="applied-line">
      <p className="applied-dates">
        <IconCalendar size={18} aria-hidden />
        <span>
          Started{' '}
          <button type="button" className="link num" onClick={onChangeDates}>
            {describeWindow(filters, today)}
            <span className="vh">, change the dates</span>
          </button>
          {isIgnored && ': a Job Number is looked for in all dates'}
          {!isIgnored && ' · '}
          {!isIgnored && (
            <button
              type="button"
              className="link"
              onClick={() =>
                onSearch({ ...filters, ...(isAny ? { startDate, endDate } : { startDate: '', endDate: '' }) })
              }
            >
              {isAny ? `Only ${usual}` : 'All dates'}
            </button>
          )}
        </span>
      </p>
      <FilterChips chips={chips} withoutAll={hrefFor(withoutChips(filters, today))} />
    </div>
  );
}
