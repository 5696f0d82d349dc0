import { Injectable } from '@nestjs/common';
import { Database } from '../../../src/platform/database/database.js';
import type { Actor } from '../../../src/platform/http/access.js';
import type { Page } from '../../../src/platform/http/paging.js';
import { Clock } from '../../../src/platform/time/clock.js';
import type { MY_POSTINGS_SORTS, MyPostingsQuery } from '../contract/api-queries.js';
import type { MyPosting } from '../contract/api-responses.js';
import { listingText } from '../domain/listing-text.js';
import { ApplicantCounter } from './applicant-counter.js';
import { toManagedJob } from './job-response.js';
import { loadJobsInOrder } from './jobs-in-order.js';
import { STATUS_ORDER } from './managed-jobs.js';

interface Sort {
  sql: string;
  defaultDirection: 'ASC' | 'DESC';
}

const SORTS: Record<Exclude<(typeof MY_POSTINGS_SORTS)[number], 'applicants'>, Sort> = {
  status: { sql: STATUS_ORDER, defaultDirection: 'ASC' },
  endDate: { sql: 'end_date', defaultDirection: 'ASC' },
  title: { sql: 'lower(title)', defaultDirection: 'ASC' },
  number: { sql: 'job_listing_number', defaultDirection: 'ASC' },
};

/** Job Posts You Manage (W8): the postings of the organizations assigned to the actor, and those the actor created. */
@Injectable()
export class MyPostings {
  constructor(
    private readonly database: Database,
    private readonly applicants: ApplicantCounter,
    private readonly clock: Clock,
  ) {}

  async list(query: MyPostingsQuery, actor: Actor): Promise<Page<MyPosting>> {
    const ids = await this.ids(query, actor);
    const sorted = query.sortedBy === 'applicants' ? await this.byApplicants(ids, query) : ids;
    const page = sorted.slice(query.offset, query.offset + query.limit);
    const counts = await this.applicants.countEach(page);
    const now = this.clock.now();
    const jobs = await this.database.read((em) => loadJobsInOrder(em, page));
    const items = jobs.map((job) => {
      const applicants = counts(job.id);
      return { ...toManagedJob(job, now), ...applicants, listingText: listingText(job, applicants, now) };
    });
    return { items, totalItemsCount: ids.length };
  }

  /** All ids, since an actor has few postings and the counts of another module cannot be sorted by in SQL. */
  private async ids(query: MyPostingsQuery, actor: Actor): Promise<string[]> {
    const excluded = [query.excludeClosed && 'closed', query.excludeFilled && 'filled'].filter(Boolean);
    const { sql, defaultDirection: usual } = SORTS[query.sortedBy === 'applicants' ? 'status' : query.sortedBy];
    const rows = await this.database.read((em) =>
      em.execute<{ id: string }[]>(
        `select id from job
          where deleted_at is null and (organization = any(array[?]::text[]) or creator_id = ?) and status <> all(array[?]::text[])
            and (?::text is null or status = ?)
          order by ${sql} ${query.sortedAlgorithm ?? usual} nulls last, id`,
        [[...actor.organizations], actor.id, excluded, query.status ?? null, query.status ?? null],
      ),
    );
    return rows.map(({ id }) => id);
  }

  private async byApplicants(ids: string[], query: MyPostingsQuery): Promise<string[]> {
    const counts = await this.applicants.countEach(ids);
    const sign = query.sortedAlgorithm === 'ASC' ? 1 : -1;
    return ids.toSorted((a, b) => sign * (counts(a).applicationsCount - counts(b).applicationsCount));
  }
}
