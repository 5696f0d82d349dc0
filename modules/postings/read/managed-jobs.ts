import { Injectable } from '@nestjs/common';
import { isAdminLevel } from '#modules/shared/rights.js';
import type { Parameter } from '#platform/database/database.js';
import { ListPages } from '#platform/database/list-pages.js';
import { type Condition, containsFolded, containsText, inAny, type List } from '#platform/database/list-plans.js';
import type { Actor } from '#platform/http/access.js';
import type { Page } from '#platform/http/paging.js';
import { Clock } from '#platform/time/clock.js';
import { secondAround } from '#platform/time/local-time.js';
import { JOB_STATUSES, type ShownStatus } from '../contract/api/lists.js';
import type { MANAGED_COLUMNS, ManagedFilters, ManagedQuery } from '../contract/api/queries.js';
import type { ManagedJob } from '../contract/api/responses.js';
import { APPLICANT_COLUMNS, APPLICANTS_JOIN, type ApplicantCountsRow } from './applicant-counts.js';
import { type JobRow, ROW_COLUMNS, withDates } from './job-columns.js';
import { toManagedJob } from './job-response.js';

/** Position of the status in the order of W6.1, as SQL; an index has the same expression. */
export const STATUS_ORDER = `array_position(array['${JOB_STATUSES.join("', '")}'], status)`;

const COLUMNS: Record<(typeof MANAGED_COLUMNS)[number], string> = {
  'job.title': 'folded_title',
  'position.name': 'lower(position_name)',
  'organization.accountName': 'lower(organization_name)',
  'job.city': 'folded_city',
  'job.endDate': 'end_date',
  'job.status': STATUS_ORDER,
};

/**
 * Manage Postings and the approval list: all postings for admin-level users, those of their organizations for posters.
 */
@Injectable()
export class ManagedJobs {
  constructor(
    private readonly pages: ListPages,
    private readonly clock: Clock,
  ) {}

  async list(query: ManagedQuery, actor: Actor): Promise<Page<ManagedJob>> {
    const now = this.clock.now();
    const page = await this.pages.read<JobRow & ApplicantCountsRow>(toList(query, actor, now), query);
    return { ...page, items: page.items.map((row) => toManagedJob(withDates(row), now)) };
  }
}

function toList({ sortedColumn, sortAlgorithm, filters = {} }: ManagedQuery, actor: Actor, now: Date): List {
  const direction = sortedColumn ? sortAlgorithm : 'DESC';
  const expression = sortedColumn ? COLUMNS[sortedColumn] : 'start_date';
  const organizations = organizationsOf(filters, actor);
  const dates = datesOf(filters);
  const statuses = statusesOf(filters, sortedColumn === 'job.status');
  const areDatesIndexed = !sortedColumn || sortedColumn === 'job.endDate';
  const isStatusIndexed = sortedColumn ? sortedColumn === 'job.status' : filters.statuses?.length === 1;
  const textFilters = {
    'job.title': containsFolded('folded_title', filters.title),
    'job.city': containsFolded('folded_city', filters.city),
  };
  const sortedText = textFilters[sortedColumn as keyof typeof textFilters];
  return {
    table: 'job',
    pageJoins: APPLICANTS_JOIN,
    columns: `${ROW_COLUMNS}, ${APPLICANT_COLUMNS}`,
    scope: [
      { sql: 'deleted_at is null', parameters: [] },
      ...(areDatesIndexed ? dates : []),
      ...(isStatusIndexed ? statuses : []),
      ...(sortedColumn === 'job.endDate' && filters.startDate ? [endsAfter(filters.startDate)] : []),
    ],
    filters: [
      ...(areDatesIndexed ? [] : dates),
      ...(isStatusIndexed ? [] : statuses),
      ...endOf(filters.statuses ?? [], now),
      ...Object.values(textFilters).flatMap((filter) => (filter && filter !== sortedText ? [filter.condition] : [])),
      ...otherFiltersOf(filters),
    ],
    alternatives: organizations && ofOrganizations(organizations),
    areAlternativesIndexed: !sortedColumn || sortedColumn === 'job.status',
    // An index is read in one direction, so the id follows that of the column.
    order: [
      { expression, direction },
      { expression: 'id', direction },
    ],
    isOrderIndexed: true,
    textFilter: sortedText,
  };
}

/** A listing ends after it starts: tells an index of ends where listings that start from a day on begin. */
const endsAfter = (startDate: Parameter): Condition => ({ sql: 'end_date >= ?', parameters: [startDate] });

function datesOf({ startDate, endDate }: ManagedFilters): Condition[] {
  const dates: Condition[] = [];
  if (startDate) dates.push({ sql: 'start_date >= ?', parameters: [startDate] });
  if (endDate) dates.push({ sql: 'start_date <= ?', parameters: [endDate] });
  return dates;
}

/** Those of the actor that the filter names; undefined for all organizations. */
export function organizationsOf({ organizations: named = [] }: ManagedFilters, actor: Actor): string[] | undefined {
  if (isAdminLevel(actor)) return named.length ? [...new Set(named)] : undefined;
  return [...actor.organizations].filter((organization) => !named.length || named.includes(organization));
}

/** A condition for each organization. */
export const ofOrganizations = (organizations: Iterable<string>, column = 'organization'): Condition[] =>
  [...organizations].map((organization) => ({ sql: `${column} = ?`, parameters: [organization] }));

/** As positions in the order of statuses, if the list has that order. */
function statusesOf({ statuses }: ManagedFilters, asPositions: boolean): Condition[] {
  if (!statuses?.length) return [];
  const stored = [...new Set(statuses.map(storedStatus))];
  const positions = stored.map((status) => JOB_STATUSES.indexOf(status) + 1);
  if (asPositions) return [{ sql: `${STATUS_ORDER} = any(?::integer[])`, parameters: [positions] }];
  const [first, ...others] = stored;
  return others.length
    ? [{ sql: 'status = any(?::text[])', parameters: [stored] }]
    : [{ sql: 'status = ?', parameters: [first] }];
}

/** An expired posting is stored as open. */
export const storedStatus = (status: ShownStatus) => (status === 'expired' ? 'open' : status);

/** Which of the open postings are listed: those before their end, or those after it. Listings end at whole seconds. */
export function endOf(statuses: readonly ShownStatus[], now: Date): Condition[] {
  const isOpen = statuses.includes('open');
  if (isOpen === statuses.includes('expired')) return [];
  const sql = `end_date ${isOpen ? '>=' : '<'} ?`;
  return [{ sql: statuses.length > 1 ? `(status <> 'open' or ${sql})` : sql, parameters: [secondAround(now).end] }];
}

/** Any value of a filter must match, and all filters must hold. */
function otherFiltersOf(filters: ManagedFilters): Condition[] {
  const all = inAny(
    containsText('external_listing_number', filters.jobNumber),
    containsText('job_listing_number::text', filters.jobNumber),
  );
  const anyOf = (column: string, type: string, values: readonly (string | number)[] | undefined) => {
    if (values?.length) all.push({ sql: `${column} = any(?::${type}[])`, parameters: [values] });
  };
  anyOf('county', 'smallint', filters.county);
  anyOf('iu', 'smallint', filters.iu);
  anyOf('position_id', 'uuid', filters.positions);
  return all;
}
