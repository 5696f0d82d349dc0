import { Injectable } from '@nestjs/common';
import { Clock } from '../../../src/platform/clock.js';
import { Database } from '../../../src/platform/database/database.js';
import type { Actor } from '../../../src/platform/http/access.js';
import type { Page } from '../../../src/platform/http/paging.js';
import { isAdminLevel } from '../access.js';
import type { ManagedJob } from '../contract/api-answers.js';
import { JOB_STATUSES } from '../contract/api-lists.js';
import type { MANAGED_COLUMNS, ManagedFilters, ManagedQuery } from '../contract/api-queries.js';
import { containing } from './containing.js';
import { rowOf } from './job-view.js';
import { jobsInOrder } from './jobs-by-order.js';

/** The place of the status in W6.1's order, as SQL. */
export const STATUS_ORDER = `array_position(array['${JOB_STATUSES.join("', '")}'], status)`;

const COLUMNS: Record<(typeof MANAGED_COLUMNS)[number], string> = {
  'job.title': 'lower(title)',
  'position.name': 'lower(position_name)',
  'organization.accountName': 'lower(organization_name)',
  'job.city': 'lower(city)',
  'job.endDate': 'end_date',
  'job.status': STATUS_ORDER,
};

/** Manage Postings and the approval list (W7): all postings for admin-level, those of own organizations for posters. */
@Injectable()
export class ManagedJobs {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async of(query: ManagedQuery, actor: Actor): Promise<Page<ManagedJob>> {
    const { sql, parameters } = conditions(query.filters ?? {}, actor);
    const order = query.sortedColumn ? `${COLUMNS[query.sortedColumn]} ${query.sortAlgorithm}` : 'start_date desc';
    return this.database.read(async (em) => {
      const rows = await em.execute<{ id: string }[]>(
        `select id from job where ${sql} order by ${order}, id limit ? offset ?`,
        [...parameters, query.limit, query.offset],
      );
      const [{ count }] = await em.execute<[{ count: string }]>(
        `select count(*) as count from job where ${sql}`,
        parameters,
      );
      const jobs = await jobsInOrder(
        em,
        rows.map(({ id }) => id),
      );
      return { items: jobs.map((job) => rowOf(job, this.clock.now())), totalItemsCount: Number(count) };
    });
  }
}

/** Any value within one filter, all filters together (CLAUSES near W7.3). */
function conditions(filters: ManagedFilters, actor: Actor): { sql: string; parameters: unknown[] } {
  const parts: string[] = ['deleted_at is null'];
  const parameters: unknown[] = [];
  const add = (sql: string, ...values: unknown[]) => {
    parts.push(sql);
    parameters.push(...values);
  };
  const anyOf = (column: string, values: readonly unknown[] | undefined) => {
    if (values?.length) add(`${column} in (${values.map(() => '?').join(', ')})`, ...values);
  };
  if (!isAdminLevel(actor)) add('organization = any(array[?]::text[])', [...actor.organizations]);
  if (filters.title) add('title ilike ?', containing(filters.title));
  if (filters.city) add('city ilike ?', containing(filters.city));
  if (filters.jobNumber) {
    const number = containing(filters.jobNumber);
    add('(external_listing_number ilike ? or job_listing_number::text ilike ?)', number, number);
  }
  if (filters.startDate) add('start_date >= ?', filters.startDate);
  if (filters.endDate) add('start_date <= ?', filters.endDate);
  anyOf('county', filters.county);
  anyOf('iu', filters.iu);
  anyOf('organization', filters.organizations);
  anyOf('position_id', filters.positions);
  anyOf('status', filters.statuses);
  return { sql: parts.join(' and '), parameters };
}
