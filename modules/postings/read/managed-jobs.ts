import { Injectable } from '@nestjs/common';
import { Database } from '../../../src/platform/database/database.js';
import { likeContains } from '../../../src/platform/database/like-pattern.js';
import type { Actor } from '../../../src/platform/http/access.js';
import type { Page } from '../../../src/platform/http/paging.js';
import { Clock } from '../../../src/platform/time/clock.js';
import { isAdminLevel } from '../access.js';
import { JOB_STATUSES } from '../contract/api-lists.js';
import type { MANAGED_COLUMNS, ManagedFilters, ManagedQuery } from '../contract/api-queries.js';
import type { ManagedJob } from '../contract/api-responses.js';
import { toManagedJob } from './job-response.js';
import { loadJobsInOrder } from './jobs-in-order.js';

/** Position of the status in the order of W6.1, as SQL. */
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
    private readonly clock: Clock,
  ) {}

  async list(query: ManagedQuery, actor: Actor): Promise<Page<ManagedJob>> {
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
      const jobs = await loadJobsInOrder(
        em,
        rows.map(({ id }) => id),
      );
      return { items: jobs.map((job) => toManagedJob(job, this.clock.now())), totalItemsCount: Number(count) };
    });
  }
}

/** Any value of a filter must match, and all filters must hold (CLAUSES near W7.3). */
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
  if (filters.title) add('title ilike ?', likeContains(filters.title));
  if (filters.city) add('city ilike ?', likeContains(filters.city));
  if (filters.jobNumber) {
    const number = likeContains(filters.jobNumber);
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
