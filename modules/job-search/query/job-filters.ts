import type { FieldFilter } from '#platform/search/search-engine.js';
import { localDate, startOfLocalDay } from '#platform/time/local-time.js';
import type { JobSearchQuery, POSTED_WITHIN } from '../contract/api/search.js';

/** Filters with any number of choices. Their index fields have the same names. */
const KEYWORD_FILTERS = [
  'organization',
  'organizationType',
  'position',
  'positionGroup',
  'region',
  'county',
  'iu',
] as const;

/** The selected filters, apart from text and location. */
export function selectedFilters(query: JobSearchQuery, now: Date): FieldFilter[] {
  const filters: FieldFilter[] = KEYWORD_FILTERS.flatMap((field) =>
    query[field].length ? [{ field, anyOf: query[field] }] : [],
  );
  if (query.remote === 'true') filters.push({ field: 'remote', anyOf: [true] });
  if (query.salaryMin !== undefined) filters.push({ field: 'yearlySalary', from: query.salaryMin });
  if (query.postedWithin) filters.push({ field: 'startDate', from: postedSince(query.postedWithin, now) });
  return filters;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Cached per minute, since a local day starts with one: calendar arithmetic takes longer than a small search. */
let sinceCache = { minute: Number.NaN, since: new Map<string, Date>() };

/** Start of a period of days, as cards count them: up to "3 Days Ago" is within three days. */
export function postedSince(days: (typeof POSTED_WITHIN)[number], now: Date): Date {
  const minute = Math.floor(now.getTime() / MINUTE_MS);
  if (sinceCache.minute !== minute) sinceCache = { minute, since: new Map() };
  const since = sinceCache.since.get(days) ?? daysBefore(Number(days), now);
  sinceCache.since.set(days, since);
  return since;
}

function daysBefore(days: number, now: Date): Date {
  const today = startOfLocalDay(localDate(now));
  // From midday, so that daylight saving time does not lead to another day.
  return startOfLocalDay(localDate(new Date(today.getTime() + (0.5 - days) * DAY_MS)));
}
