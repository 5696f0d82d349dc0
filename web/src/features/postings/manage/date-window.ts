import { effectiveDates, type Filters } from './filters';

/** "Oct 22"; with the year unless it is the current one. */
function dayInWords(day: string, today: string): string {
  const year = day.slice(0, 4) === today.slice(0, 4) ? {} : ({ year: 'numeric' } as const);
  const words = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC', ...year });
  return words.format(Date.parse(day));
}

/** "Oct 22 – Nov 23", the listing start dates that the list shows; "on any date". Days are YYYY-MM-DD. */
export function describeWindow(filters: Filters, today: string): string {
  const { startDate, endDate } = effectiveDates(filters, today);
  if (startDate && endDate) return `${dayInWords(startDate, today)} – ${dayInWords(endDate, today)}`;
  if (startDate) return `from ${dayInWords(startDate, today)}`;
  return endDate ? `until ${dayInWords(endDate, today)}` : 'on any date';
}

export const isOfAnyDate = (filters: Filters, today: string) => {
  const { startDate, endDate } = effectiveDates(filters, today);
  return startDate === '' && endDate === '';
};

/** Whether the Job Number is the reason for all dates. */
export const areDatesIgnored = (filters: Filters, today: string) =>
  isOfAnyDate(filters, today) && filters.startDate !== '' && filters.endDate !== '';
