import type { LogLevel, LogQuery } from '#modules/reporting/contract/api/log';
import { isDay } from '#web/lib/formatting/is-day';

const LOG_FILTERS = [
  'level',
  'date',
  'message',
  'factName',
  'subscriber',
  'accountId',
  'jobListingNumber',
] as const satisfies readonly (keyof LogQuery)[];

export const LEVEL_NAMES: Record<LogLevel, string> = { error: 'Error', info: 'Info', warning: 'Warning' };

type Name = (typeof LOG_FILTERS)[number];

/** As in the URL; empty where nothing is filtered. `date` is YYYY-MM-DD. */
export type LogFilter = Record<Name, string>;

/** Leaves out a level or a date that is none. */
export function parseLogFilter(search: URLSearchParams): LogFilter {
  const filter = Object.fromEntries(LOG_FILTERS.map((name) => [name, search.get(name) ?? ''])) as LogFilter;
  if (!Object.hasOwn(LEVEL_NAMES, filter.level)) filter.level = '';
  if (!isDay(filter.date)) filter.date = '';
  return filter;
}

export const givenFilters = (filter: LogFilter) => LOG_FILTERS.filter((name) => filter[name]);
