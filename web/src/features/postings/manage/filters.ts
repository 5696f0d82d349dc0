import { SHOWN_STATUSES } from '#modules/postings/contract/api/lists';
import type { ManagedFilters } from '#modules/postings/contract/api/queries';
import { isDay } from '#web/lib/formatting/is-day';
import { areDifferent } from '#web/lib/forms/are-different';
import { dayEnd, dayStart, monthBefore, nextDay } from './local-days';

/** The input values of the search form of Manage Postings. */
export interface Filters {
  jobNumber: string;
  title: string;
  city: string;
  organizations: string[];
  positions: string[];
  statuses: string[];
  iu: string[];
  county: string[];
  /** YYYY-MM-DD, both days included; empty for no bound. */
  startDate: string;
  endDate: string;
}

const TEXT_FILTERS = ['jobNumber', 'title', 'city'] as const;
const LIST_FILTERS = ['organizations', 'positions', 'statuses', 'iu', 'county'] as const;
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const DATE_FILTERS = ['startDate', 'endDate'] as const;

/** Listing start dates from one month ago to tomorrow. `today` is YYYY-MM-DD. */
export function defaultFilters(today: string): Filters {
  return {
    jobNumber: '',
    title: '',
    city: '',
    organizations: [],
    positions: [],
    statuses: [],
    iu: [],
    county: [],
    startDate: monthBefore(today),
    endDate: nextDay(today),
  };
}

/** Postings that wait for approval, on any date. */
export function approvalFilters(today: string): Filters {
  return { ...defaultFilters(today), statuses: ['pendingApproval'], startDate: '', endDate: '' };
}

/** Writes only differences from the defaults to the URL; a cleared date is written as empty. */
export function filtersToSearch(filters: Filters, today: string): URLSearchParams {
  const defaults = defaultFilters(today);
  const search = new URLSearchParams();
  for (const name of TEXT_FILTERS) if (filters[name].trim()) search.set(name, filters[name].trim());
  for (const name of LIST_FILTERS) for (const value of filters[name]) search.append(name, value);
  for (const name of DATE_FILTERS) if (filters[name] !== defaults[name]) search.set(name, filters[name]);
  return search;
}

export function parseFilters(search: URLSearchParams, today: string): Filters {
  const filters = defaultFilters(today);
  for (const name of TEXT_FILTERS) filters[name] = search.get(name) ?? '';
  for (const name of LIST_FILTERS) filters[name] = search.getAll(name);
  filters.positions = filters.positions.filter((id) => ID.test(id));
  for (const name of DATE_FILTERS) {
    const day = search.get(name);
    if (day === '' || (day !== null && isDay(day))) filters[name] = day;
  }
  return filters;
}

/** The input with the filters that were changed elsewhere since, such as by removing a chip. */
export function withChanges(draft: Filters, before: Filters, after: Filters): Filters {
  const names = Object.keys(after) as (keyof Filters)[];
  const changed = names.filter((name) => areDifferent(before[name], after[name]));
  return { ...draft, ...Object.fromEntries(changed.map((name) => [name, after[name]])) };
}

/**
 * The date range to search. With a job number, only dates that the user changed apply: the defaults would hide the
 * posting.
 */
export function effectiveDates(filters: Filters, today: string): Pick<Filters, 'startDate' | 'endDate'> {
  const defaults = defaultFilters(today);
  const isNumbered = filters.jobNumber.trim() !== '';
  const day = (name: 'startDate' | 'endDate') => (isNumbered && filters[name] === defaults[name] ? '' : filters[name]);
  return { startDate: day('startDate'), endDate: day('endDate') };
}

/** The `filters` parameter of GET /api/jobs/admin, as JSON. */
export function serializeFilters(filters: Filters, today: string): string {
  const { startDate, endDate } = effectiveDates(filters, today);
  const numbers = (values: string[]) => values.map(Number).filter(Number.isInteger);
  const query: ManagedFilters = {
    jobNumber: filters.jobNumber || undefined,
    title: filters.title || undefined,
    city: filters.city || undefined,
    organizations: filters.organizations,
    positions: filters.positions,
    statuses: SHOWN_STATUSES.filter((status) => filters.statuses.includes(status)),
    iu: numbers(filters.iu),
    county: numbers(filters.county),
    startDate: dayStart(startDate),
    endDate: dayEnd(endDate),
  };
  return JSON.stringify(query);
}
