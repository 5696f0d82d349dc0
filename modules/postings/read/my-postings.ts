import { Injectable } from '@nestjs/common';
import { Database, type Parameter } from '../../../src/platform/database/database.js';
import { ListTotals } from '../../../src/platform/database/list-totals.js';
import type { Actor } from '../../../src/platform/http/access.js';
import type { Page } from '../../../src/platform/http/paging.js';
import { Clock } from '../../../src/platform/time/clock.js';
import type { MY_POSTINGS_SORTS, MyPostingsQuery } from '../contract/api-queries.js';
import type { MyPosting } from '../contract/api-responses.js';
import { listingText } from '../domain/listing-text.js';
import { APPLICANT_COLUMNS, APPLICANTS_JOIN, type ApplicantCountsRow, toApplicantCounts } from './applicant-counts.js';
import { HEAD_COLUMNS, type JobHead, withDates } from './job-columns.js';
import { toManagedJob } from './job-response.js';
import { STATUS_ORDER } from './managed-jobs.js';

interface Sort {
  sql: string;
  defaultDirection: 'ASC' | 'DESC';
}

const SORTS: Record<(typeof MY_POSTINGS_SORTS)[number], Sort> = {
  status: { sql: STATUS_ORDER, defaultDirection: 'ASC' },
  applicants: { sql: 'coalesce(applicants.submitted, 0)', defaultDirection: 'DESC' },
  endDate: { sql: 'end_date', defaultDirection: 'ASC' },
  title: { sql: 'lower(title)', defaultDirection: 'ASC' },
  number: { sql: 'job_listing_number', defaultDirection: 'ASC' },
};

/** Job Posts You Manage (W8): the postings of the organizations assigned to the actor, and those the actor created. */
@Injectable()
export class MyPostings {
  constructor(
    private readonly database: Database,
    private readonly totals: ListTotals,
    private readonly clock: Clock,
  ) {}

  async list(query: MyPostingsQuery, actor: Actor): Promise<Page<MyPosting>> {
    const { source, parameters } = matching(query, actor);
    const { sql, defaultDirection } = SORTS[query.sortedBy];
    const ties = query.sortedBy === 'applicants' ? `${STATUS_ORDER}, id` : 'id';
    const order = `${sql} ${query.sortedAlgorithm ?? defaultDirection} nulls last, ${ties}`;
    const [rows, totalItemsCount] = await Promise.all([
      this.database.rows<JobHead & ApplicantCountsRow>(
        `select ${HEAD_COLUMNS}, ${APPLICANT_COLUMNS} from job ${APPLICANTS_JOIN} ${source} order by ${order} limit ? offset ?`,
        [...parameters, query.limit, query.offset],
      ),
      this.totals.count(`from job ${source}`, parameters),
    ]);
    const now = this.clock.now();
    const items = rows.map((row) => {
      const job = withDates(row);
      return { ...toManagedJob(job, now), ...toApplicantCounts(job), listingText: listingText(job, job, now) };
    });
    return { items, totalItemsCount };
  }
}

function matching(query: MyPostingsQuery, actor: Actor): { source: string; parameters: Parameter[] } {
  const excluded = [query.excludeClosed ? 'closed' : [], query.excludeFilled ? 'filled' : []].flat();
  const source = `where deleted_at is null and (organization = any(?::text[]) or creator_id = ?)
    and status <> all(?::text[]) and (?::text is null or status = ?)`;
  const status = query.status ?? null;
  return { source, parameters: [[...actor.organizations], actor.id, excluded, status, status] };
}
