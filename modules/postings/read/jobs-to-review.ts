import { Injectable } from '@nestjs/common';
import { isAdminLevel } from '#modules/shared/rights.js';
import { Database } from '#platform/database/database.js';
import { ListPages } from '#platform/database/list-pages.js';
import { allOf, conditionsOf, type List, where } from '#platform/database/list-plans.js';
import { ListTotals } from '#platform/database/list-totals.js';
import type { Actor } from '#platform/http/access.js';
import type { Page } from '#platform/http/paging.js';
import { Clock } from '#platform/time/clock.js';
import type { JobStatus, ReviewShow } from '../contract/api/lists.js';
import type { JobToReview } from '../contract/api/responses.js';
import type { ReviewCounts } from '../contract/api/review.js';
import { listingText } from '../domain/listing-text.js';
import { APPLICANT_COLUMNS, APPLICANTS_JOIN, type ApplicantCountsRow, toApplicantCounts } from './applicant-counts.js';
import { type JobRow, ROW_COLUMNS, withDates } from './job-columns.js';
import { toManagedJob } from './job-response.js';
import { ofOrganizations } from './managed-jobs.js';
import { findReadCounts, type ReadCountsRow } from './read-counts.js';
import { conditionsOfShow, containsInJob, hasApplicants, waitingNumber } from './review-conditions.js';

interface JobsToReviewQuery {
  offset: number;
  limit: number;
  /** By review-by date. */
  order: 'ASC' | 'DESC';
  show?: ReviewShow;
  search?: string | undefined;
  /** All statuses by default. */
  statuses?: readonly JobStatus[];
  /** Only this posting. */
  job?: string | undefined;
}

type Row = JobRow & ApplicantCountsRow & { hasReviewers: boolean };

/**
 * Jobs with applicants for their reviewers: all jobs for admin-level users, otherwise those of `isReviewerOf` with
 * released applications.
 */
@Injectable()
export class JobsToReview {
  constructor(
    private readonly database: Database,
    private readonly pages: ListPages,
    private readonly totals: ListTotals,
    private readonly clock: Clock,
  ) {}

  async list(query: JobsToReviewQuery, actor: Actor): Promise<Page<JobToReview>> {
    const now = this.clock.now();
    const page = await this.pages.read<Row>(toList(query, actor, now), query);
    const isAdmin = isAdminLevel(actor);
    const ids = page.items.map(({ id }) => id);
    const read = isAdmin ? null : await findReadCounts(this.database, ids, actor);
    const items = page.items.map((row) => {
      const job = withDates(row);
      return {
        ...toManagedJob(job, now),
        ...toApplicantCounts(job),
        releasedToReviewers: job.releasedToReviewers,
        isBoardReview: job.isBoardReview,
        hasReviewers: job.hasReviewers,
        applicationsWaiting: read ? countUnread(job, read.get(job.id)) : countUnreleased(job, now),
        listingText: listingText(job, job, now),
      };
    });
    return { ...page, items };
  }

  /** Numbers of jobs for each choice, and of all applications that wait for the actor. */
  count(actor: Actor, search?: string): Promise<ReviewCounts> {
    const now = this.clock.now();
    const choices = (['waiting', 'due', 'mine'] as const).map((show) => {
      const { sql, parameters } = allOf(conditionsOfShow(show, actor, now));
      return { sql: `(${sql}) as ${show}`, parameters };
    });
    const number = waitingNumber(actor, now);
    const columns = [...choices, { ...number, sql: `${number.sql} as number` }];
    const jobs = where(conditionsOf(toList({ search, order: 'DESC' }, actor, now)));
    return this.totals.sums<ReviewCounts>(
      `count(*)::int as "all", count(*) filter (where waiting)::int as waiting, count(*) filter (where due)::int as due,
       count(*) filter (where mine)::int as mine, coalesce(sum(number) filter (where waiting), 0)::int as applications`,
      `from (select ${columns.map(({ sql }) => sql).join(', ')} from job ${APPLICANTS_JOIN} ${jobs.sql}) as job`,
      [...columns.flatMap(({ parameters }) => parameters), ...jobs.parameters],
    );
  }
}

type Choice = Omit<JobsToReviewQuery, 'offset' | 'limit'>;

function toList({ show = 'all', search, statuses, job, order }: Choice, actor: Actor, now: Date): List {
  const [first, ...others] = conditionsOfShow(show, actor, now);
  const isRange = show === 'due';
  return {
    table: 'job',
    joins: APPLICANTS_JOIN,
    columns: `${ROW_COLUMNS}, ${APPLICANT_COLUMNS}, cardinality(job.reviewers) > 0 as "hasReviewers"`,
    scope: [{ sql: 'deleted_at is null', parameters: [] }, ...(first && isRange ? [first] : [])],
    filters: [
      hasApplicants(actor, now),
      ...(first && !isRange ? [first] : []),
      ...others,
      ...(statuses?.length ? [{ sql: 'status = any(?::text[])', parameters: [statuses] }] : []),
      ...(job ? [{ sql: 'id = ?', parameters: [job] }] : []),
      ...containsInJob(search),
    ],
    alternatives: isAdminLevel(actor) ? undefined : ofOrganizations(actor.organizations),
    areAlternativesIndexed: true,
    order: [
      { expression: 'board_review_days', direction: order, nulls: 'last' },
      { expression: 'end_date', direction: 'DESC' },
      { expression: 'id', direction: 'ASC' },
    ],
    isOrderIndexed: true,
  };
}

/** Number of applications that a reviewer of the job may open and has not read. */
function countUnread({ isBoardReview, releasedToReviewers, applicantsReleased }: Row, read?: ReadCountsRow): number {
  if (isBoardReview) return releasedToReviewers - (read?.releasedToReviewers ?? 0);
  return applicantsReleased - (read?.released ?? 0);
}

/** Not yet released to the board until its date, afterwards not yet released to applicants. */
function countUnreleased({ isBoardReview, reviewBy, ...counts }: Row, now: Date): number {
  const isTurnOfBoard = isBoardReview && (!reviewBy || reviewBy >= now);
  return isTurnOfBoard ? counts.applicationsCount - counts.releasedToReviewers : counts.applicantsToRelease;
}
