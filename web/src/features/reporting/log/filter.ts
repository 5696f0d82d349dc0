import type { LogQuery } from '../../../../../modules/reporting/contract/api';

const LOG_FILTERS = [
  'level',
  'date',
  'message',
  'factName',
  'subscriber',
  'accountId',
  'jobListingNumber',
] as const satisfies readonly (keyof LogQuery)[];
type Name = (typeof LOG_FILTERS)[number];

/** As in the URL; empty where nothing is filtered. `date` is YYYY-MM-DD. */
export type LogFilter = Record<Name, string>;

export const parseLogFilter = (search: URLSearchParams) =>
  Object.fromEntries(LOG_FILTERS.map((name) => [name, search.get(name) ?? ''])) as LogFilter;

export const givenFilters = (filter: LogFilter) => LOG_FILTERS.filter((name) => filter[name]);
