import { localDate, startOfLocalDay } from '../../../../src/platform/local-time.js';
import type { FieldFilter } from '../../../../src/platform/search/search-engine.js';
import type { JobSearchQuery, POSTED_WITHIN } from '../../contract/api-search.js';

/** Filters of which one takes any number of choices, and their fields in the index, which bear the same names. */
const KEYWORDS = ['organization', 'organizationType', 'position', 'positionGroup', 'region', 'county', 'iu'] as const;

/** The filters that a person chose, apart from words and place. */
export function chosen(query: JobSearchQuery, now: Date): FieldFilter[] {
  const filters: FieldFilter[] = KEYWORDS.flatMap((field) =>
    query[field].length ? [{ field, anyOf: query[field] }] : [],
  );
  if (query.remote === 'true') filters.push({ field: 'remote', anyOf: [true] });
  if (query.salaryMin !== undefined) filters.push({ field: 'salary', from: query.salaryMin });
  if (query.postedWithin) filters.push({ field: 'startDate', from: postedSince(query.postedWithin, now) });
  return filters;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** A local day begins with a minute, so within one nothing changes; calendars take longer than a small search. */
let lately = { minute: Number.NaN, since: new Map<string, Date>() };

/** What a card calls "3 Days Ago" at most is within three days (P3.4). */
export function postedSince(days: (typeof POSTED_WITHIN)[number], now: Date): Date {
  const minute = Math.floor(now.getTime() / MINUTE_MS);
  if (lately.minute !== minute) lately = { minute, since: new Map() };
  const since = lately.since.get(days) ?? daysBefore(Number(days), now);
  lately.since.set(days, since);
  return since;
}

function daysBefore(days: number, now: Date): Date {
  const today = startOfLocalDay(localDate(now));
  // From the middle of a day, so that a change of the clock does not lead into another.
  return startOfLocalDay(localDate(new Date(today.getTime() + (0.5 - days) * DAY_MS)));
}
