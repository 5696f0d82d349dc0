import { Injectable } from '@nestjs/common';
import { isAdminLevel } from '#modules/shared/rights.js';
import { ListPages } from '#platform/database/list-pages.js';
import type { Condition, List, OrderKey } from '#platform/database/list-plans.js';
import type { Actor } from '#platform/http/access.js';
import type { Page } from '#platform/http/paging.js';
import { Clock } from '#platform/time/clock.js';
import { JOB_STATUSES } from '../contract/api/lists.js';
import type { MY_POSTINGS_SORTS, MyPostingsQuery } from '../contract/api/queries.js';
import type { MyPosting } from '../contract/api/responses.js';
import { listingText } from '../domain/listing-text.js';
import { APPLICANT_COLUMNS, APPLICANTS_JOIN, type ApplicantCountsRow, toApplicantCounts } from './applicant-counts.js';
import { type JobRow, ROW_COLUMNS, withDates } from './job-columns.js';
import { toManagedJob } from './job-response.js';
import { endOf, ofOrganizations, STATUS_ORDER, storedStatus } from './managed-jobs.js';

type Direction = OrderKey['direction'];

interface Sort {
  defaultDirection: Direction;
  order: (direction: Direction) => OrderKey[];
  /** Whether an index has the order within each organization. */
  isIndexedByOrganization?: boolean;
}

/** An index is read in one direction, so the id follows that of the column. */
const byIndex = (expression: string, isIndexedByOrganization = false): Sort => ({
  defaultDirection: 'ASC',
  isIndexedByOrganization,
  order: (direction) => [
    { expression, direction },
    { expression: 'id', direction },
  ],
});

const SORTS: Record<(typeof MY_POSTINGS_SORTS)[number], Sort> = {
  status: byIndex(STATUS_ORDER, true),
  applicants: {
    defaultDirection: 'DESC',
    isIndexedByOrganization: true,
    order: (direction) => [
      { expression: 'submitted', direction },
      { expression: 'job_id', direction },
    ],
  },
  endDate: byIndex('end_date', true),
  title: byIndex('folded_title'),
  number: byIndex('shown_number', true),
};

/** Job Posts You Manage: the postings of the organizations assigned to the actor, and those the actor created. */
@Injectable()
export class MyPostings {
  constructor(
    private readonly pages: ListPages,
    private readonly clock: Clock,
  ) {}

  async list(query: MyPostingsQuery, actor: Actor): Promise<Page<MyPosting>> {
    const now = this.clock.now();
    const page = await this.pages.read<JobRow & ApplicantCountsRow>(toList(query, actor, now), query);
    const items = page.items.map((row) => {
      const job = withDates(row);
      return { ...toManagedJob(job, now), ...toApplicantCounts(job), listingText: listingText(job, job, now) };
    });
    return { ...page, items };
  }
}

function toList(query: MyPostingsQuery, actor: Actor, now: Date): List {
  // Expired ones have one status, and come by their end.
  const isByEnd = query.status === 'expired' && query.sortedBy === 'status';
  const { defaultDirection, order, isIndexedByOrganization = false } = SORTS[isByEnd ? 'endDate' : query.sortedBy];
  const direction = query.sortedAlgorithm ?? (isByEnd ? 'DESC' : defaultDirection);
  const isListed: Condition = { sql: 'deleted_at is null', parameters: [] };
  const ends = endOf(query.status ? [query.status] : [], now);
  const [range, filters] = isByEnd
    ? [ends, filtersOf({ ...query, sortedBy: 'endDate' })]
    : [rangeOf(query), [...filtersOf(query), ...ends]];
  const isByApplicants = query.sortedBy === 'applicants';
  return {
    ...(isByApplicants
      ? { table: 'job_applicants', joins: 'join job on job.id = job_id', scope: [], filters: [isListed, ...filters] }
      : { table: 'job', pageJoins: APPLICANTS_JOIN, scope: [isListed, ...range], filters }),
    columns: `${ROW_COLUMNS}, ${APPLICANT_COLUMNS}`,
    alternatives: [
      ...ofOrganizations(actor.organizations, isByApplicants ? 'job_organization' : 'organization'),
      { sql: '(creator_id = ? and organization <> all(?::text[]))', parameters: [actor.id, [...actor.organizations]] },
    ],
    // Those of a creator have no such index, and an administrator may have created thousands.
    areAlternativesIndexed: isIndexedByOrganization && !isAdminLevel(actor),
    order: order(direction),
    isOrderIndexed: true,
  };
}

/** The status as a part of the order by status. */
function rangeOf({ sortedBy, status }: MyPostingsQuery): Condition[] {
  if (sortedBy !== 'status' || !status) return [];
  return [{ sql: `${STATUS_ORDER} = ?`, parameters: [JOB_STATUSES.indexOf(storedStatus(status)) + 1] }];
}

function filtersOf({ excludeClosed, excludeFilled, sortedBy, status }: MyPostingsQuery): Condition[] {
  const excluded = [excludeClosed ? 'closed' : [], excludeFilled ? 'filled' : []].flat();
  const filters: Condition[] = [];
  if (excluded.length) filters.push({ sql: 'status <> all(?::text[])', parameters: [excluded] });
  if (status && sortedBy !== 'status') filters.push({ sql: 'status = ?', parameters: [storedStatus(status)] });
  return filters;
}
