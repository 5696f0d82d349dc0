import { Injectable } from '@nestjs/common';
import { Database, type Parameter } from '../../../src/platform/database/database.js';
import { likeContains, MIN_TRIGRAM_LENGTH } from '../../../src/platform/database/like-pattern.js';
import { ListTotals } from '../../../src/platform/database/list-totals.js';
import type { Actor } from '../../../src/platform/http/access.js';
import type { Page } from '../../../src/platform/http/paging.js';
import { Clock } from '../../../src/platform/time/clock.js';
import { isAdminLevel } from '../access.js';
import { JOB_STATUSES } from '../contract/api-lists.js';
import type { MANAGED_COLUMNS, ManagedFilters, ManagedQuery } from '../contract/api-queries.js';
import type { ManagedJob } from '../contract/api-responses.js';
import { HEAD_COLUMNS, type JobHead, withDates } from './job-columns.js';
import { toManagedJob } from './job-response.js';

/** Position of the status in the order of W6.1, as SQL; an index has the same expression. */
export const STATUS_ORDER = `array_position(array['${JOB_STATUSES.join("', '")}'], status)`;

const COLUMNS: Record<(typeof MANAGED_COLUMNS)[number], string> = {
  'job.title': 'lower(title)',
  'position.name': 'lower(position_name)',
  'organization.accountName': 'lower(organization_name)',
  'job.city': 'lower(city)',
  'job.endDate': 'end_date',
  'job.status': STATUS_ORDER,
};

/** Manage Postings and the approval list (W7): all postings for admin-level users, those of their organizations for posters. */
@Injectable()
export class ManagedJobs {
  constructor(
    private readonly database: Database,
    private readonly totals: ListTotals,
    private readonly clock: Clock,
  ) {}

  async list(query: ManagedQuery, actor: Actor): Promise<Page<ManagedJob>> {
    const { source, parameters } = matching(query.filters ?? {}, actor);
    // An index is read in one direction, so the id follows that of the column.
    const direction = query.sortedColumn ? query.sortAlgorithm : 'DESC';
    const column = columnFor(query);
    const page = `select ${HEAD_COLUMNS} ${source} order by ${column} ${direction}, id ${direction} limit ? offset ?`;
    const [rows, totalItemsCount] = await Promise.all([
      this.database.rows<JobHead>(page, [...parameters, query.limit, query.offset]),
      this.totals.count(source, parameters),
    ]);
    const now = this.clock.now();
    return { items: rows.map((row) => toManagedJob(withDates(row), now)), totalItemsCount };
  }
}

/**
 * Postings that match a part of the sorted text lie together in its order, so the planner's guess that it soon meets
 * the first in the index is wrong. An expression that is not the index's makes it find, then sort.
 */
function columnFor({ sortedColumn, filters: { title = '', city = '' } = {} }: ManagedQuery): string {
  if (!sortedColumn) return 'start_date';
  const text = { 'job.title': title, 'job.city': city }[sortedColumn as string] ?? '';
  return text.length < MIN_TRIGRAM_LENGTH ? COLUMNS[sortedColumn] : `${COLUMNS[sortedColumn]} || ''`;
}

/** Any value of a filter must match, and all filters must hold (CLAUSES near W7.3). */
function matching(filters: ManagedFilters, actor: Actor): { source: string; parameters: Parameter[] } {
  const parts: string[] = ['deleted_at is null'];
  const parameters: Parameter[] = [];
  const add = (sql: string, ...values: Parameter[]) => {
    parts.push(sql);
    parameters.push(...values);
  };
  const anyOf = (column: string, type: string, values: readonly (string | number)[] | undefined) => {
    if (values?.length) add(`${column} = any(?::${type}[])`, values);
  };
  if (!isAdminLevel(actor)) add('organization = any(?::text[])', [...actor.organizations]);
  if (filters.title) add('title ilike ?', likeContains(filters.title));
  if (filters.city) add('city ilike ?', likeContains(filters.city));
  if (filters.jobNumber) {
    const number = likeContains(filters.jobNumber);
    add('(external_listing_number ilike ? or job_listing_number::text ilike ?)', number, number);
  }
  if (filters.startDate) add('start_date >= ?', filters.startDate);
  if (filters.endDate) add('start_date <= ?', filters.endDate);
  anyOf('county', 'smallint', filters.county);
  anyOf('iu', 'smallint', filters.iu);
  anyOf('organization', 'text', filters.organizations);
  anyOf('position_id', 'uuid', filters.positions);
  anyOf('status', 'text', filters.statuses);
  return { source: `from job where ${parts.join(' and ')}`, parameters };
}
