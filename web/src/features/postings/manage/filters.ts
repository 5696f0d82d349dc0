import dayjs from 'dayjs';
import { JOB_STATUSES } from '../../../../../modules/postings/contract/api-lists';
import type { ManagedFilters } from '../../../../../modules/postings/contract/api-queries';
import { dayEnd, dayStart } from './local-days';

/** The search form of Manage Postings as its inputs hold it (W7.2–W7.4). */
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

const TEXTS = ['jobNumber', 'title', 'city'] as const;
const LISTS = ['organizations', 'positions', 'statuses', 'iu', 'county'] as const;
const DAYS = ['startDate', 'endDate'] as const;

/** Listing start date from one month ago to tomorrow (W7.4). `today` is YYYY-MM-DD. */
export function defaultFilters(today: string): Filters {
  const day = dayjs(today);
  return {
    jobNumber: '',
    title: '',
    city: '',
    organizations: [],
    positions: [],
    statuses: [],
    iu: [],
    county: [],
    startDate: day.subtract(1, 'month').format('YYYY-MM-DD'),
    endDate: day.add(1, 'day').format('YYYY-MM-DD'),
  };
}

/** What waits for approval, whatever its dates: the list the manager opens postings from. */
export function approvalFilters(today: string): Filters {
  return { ...defaultFilters(today), statuses: ['pendingApproval'], startDate: '', endDate: '' };
}

/** Only what differs from the defaults stands in the address; an emptied day stands there as empty (U37). */
export function toSearch(filters: Filters, today: string): URLSearchParams {
  const usual = defaultFilters(today);
  const search = new URLSearchParams();
  for (const name of TEXTS) if (filters[name].trim()) search.set(name, filters[name].trim());
  for (const name of LISTS) for (const value of filters[name]) search.append(name, value);
  for (const name of DAYS) if (filters[name] !== usual[name]) search.set(name, filters[name]);
  return search;
}

export function fromSearch(search: URLSearchParams, today: string): Filters {
  const filters = defaultFilters(today);
  for (const name of TEXTS) filters[name] = search.get(name) ?? '';
  for (const name of LISTS) filters[name] = search.getAll(name);
  for (const name of DAYS) {
    const day = search.get(name);
    if (day === '' || (day !== null && dayjs(day).isValid())) filters[name] = day;
  }
  return filters;
}

/** The `filters` parameter of GET /api/jobs/admin, as JSON text (W7.13, W7.14). */
export function filtersText(filters: Filters): string {
  const numbers = (values: string[]) => values.map(Number).filter(Number.isInteger);
  const wanted: ManagedFilters = {
    jobNumber: filters.jobNumber || undefined,
    title: filters.title || undefined,
    city: filters.city || undefined,
    organizations: filters.organizations,
    positions: filters.positions,
    statuses: JOB_STATUSES.filter((status) => filters.statuses.includes(status)),
    iu: numbers(filters.iu),
    county: numbers(filters.county),
    startDate: dayStart(filters.startDate),
    endDate: dayEnd(filters.endDate),
  };
  return JSON.stringify(wanted);
}
