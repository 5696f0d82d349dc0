import type { ReportType } from '#modules/reporting/contract/api/reports';
import { pluralize } from '#web/lib/formatting/format';
import type { Report } from './report';

const NOUNS: Record<ReportType, string> = { candidate: 'candidate', jobPosting: 'posting' };
const words = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options });
const dayAndYear = words({ month: 'long', day: 'numeric', year: 'numeric' });
const dayOnly = words({ month: 'long', day: 'numeric' });

/** "385 postings". */
const countOf = ({ type }: Report, count: number) => pluralize(count, NOUNS[type]);

/**
 * The number of rows with the date and the period that they are counted by (U68): "57 postings filled from July 1 to
 * September 30, 2026".
 */
export function reportTitle(report: Report, count: number): string {
  const { type, values } = report;
  const period = periodOf(values.startDate?.[0], values.endDate?.[0]);
  if (type === 'candidate') return [countOf(report, count), period && `registered ${period}`].filter(Boolean).join(' ');
  const [date = 'started'] = values.countBy ?? [];
  const { length } = values.positions ?? [];
  const counted = length ? `${countOf(report, count)} of ${pluralize(length, 'position')}` : countOf(report, count);
  if (date === 'started' && !period) return counted;
  const verb = date === 'started' ? 'with a listing start' : date;
  const rest = date === 'ended' ? 'without being filled' : '';
  return [counted, verb, period, rest].filter(Boolean).join(' ');
}

/** Days are `YYYY-MM-DD`; both are included. */
function periodOf(from: string | undefined, until: string | undefined): string {
  const day = (value: string, format = dayAndYear) => format.format(Date.parse(value));
  if (from && until) {
    if (from === until) return `on ${day(from)}`;
    return `from ${day(from, from.slice(0, 4) === until.slice(0, 4) ? dayOnly : dayAndYear)} to ${day(until)}`;
  }
  if (from) return `on ${day(from)} or later`;
  return until ? `on ${day(until)} or earlier` : '';
}
