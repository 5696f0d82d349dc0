import { Injectable } from '@nestjs/common';
import { isAdminLevel } from '#modules/shared/rights.js';
import { Database } from '#platform/database/database.js';
import { ListPages } from '#platform/database/list-pages.js';
import type { Condition, List } from '#platform/database/list-plans.js';
import type { Actor } from '#platform/http/access.js';
import type { Page } from '#platform/http/paging.js';
import { Clock } from '#platform/time/clock.js';
import type { JobStatus } from '../contract/api/lists.js';
import type { JobToReview } from '../contract/api/responses.js';
import { listingText } from '../domain/listing-text.js';
import { APPLICANT_COLUMNS, APPLICANTS_JOIN, type ApplicantCountsRow, toApplicantCounts } from './applicant-counts.js';
import { type JobRow, ROW_COLUMNS, withDates } from './job-columns.js';
import { toManagedJob } from './job-response.js';
import { ofOrganizations } from './managed-jobs.js';
import { findReadCounts, hasUnread, type ReadCountsRow } from './read-counts.js';

interface JobsToReviewQuery {
  offset: number;
  limit: number;
  /** Empty for all statuses. */
  statuses: readonly JobStatus[];
  order: 'ASC' | 'DESC';
  /** Only jobs with applications that wait for the actor. */
  isWaiting: boolean;
  /** Only jobs by whether their board review ends between now and `until`. */
  review?: { isDueSoon: boolean; until: Date };
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
    private readonly clock: Clock,
  ) {}

  async list(query: JobsToReviewQuery, actor: Actor): Promise<Page<JobToReview>> {
    const now = this.clock.now();
    const list: List = {
      table: 'job',
      joins: APPLICANTS_JOIN,
      columns: `${ROW_COLUMNS}, ${APPLICANT_COLUMNS}, cardinality(job.reviewers) > 0 as "hasReviewers"`,
      scope: [{ sql: 'deleted_at is null', parameters: [] }, ...endsSoon(query, now)],
      filters: filtersOf(query, actor, now),
      alternatives: isAdminLevel(actor) ? undefined : ofOrganizations(actor.organizations),
      areAlternativesIndexed: true,
      order: [
        { expression: 'board_review_days', direction: query.order, nulls: 'last' },
        { expression: 'end_date', direction: 'DESC' },
        { expression: 'id', direction: 'ASC' },
      ],
      isOrderIndexed: true,
    };
    const page = await this.pages.read<Row>(list, query);
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
}

function filtersOf({ statuses, isWaiting, review }: JobsToReviewQuery, actor: Actor, now: Date): Condition[] {
  return [
    ...(isAdminLevel(actor) ? filtersOfAdmin(isWaiting, now) : filtersOfReviewer(isWaiting, actor, now)),
    ...(statuses.length ? [{ sql: 'status = any(?::text[])', parameters: [statuses] }] : []),
    ...(review ? [review.isDueSoon ? IS_BOARDS : isNotDueBy(review.until, now)] : []),
  ];
}

const IS_BOARDS: Condition = { sql: 'is_board_review', parameters: [] };

/** A range of the index that has the order. */
function endsSoon({ review }: JobsToReviewQuery, now: Date): Condition[] {
  if (!review?.isDueSoon) return [];
  return [{ sql: 'board_review_days >= ? and board_review_days <= ?', parameters: [startOfMinute(now), review.until] }];
}

const isNotDueBy = (until: Date, now: Date): Condition => ({
  sql: '(is_board_review and board_review_days >= ? and board_review_days <= ?) is not true',
  parameters: [startOfMinute(now), until],
});

function filtersOfAdmin(isWaiting: boolean, now: Date): Condition[] {
  if (!isWaiting) return [{ sql: 'submitted > 0', parameters: [] }];
  return [
    {
      sql: 'submitted > case when board_review_days >= ? then released_to_reviewers else released end',
      parameters: [startOfMinute(now)],
    },
  ];
}

/** Jobs without readable applications are not listed. */
function filtersOfReviewer(isWaiting: boolean, actor: Actor, now: Date): Condition[] {
  return [
    ...(isWaiting ? [hasUnread(actor)] : []),
    {
      sql: `case when is_board_review
        then released_to_reviewers > 0 and reviewers @> array[?::uuid] and board_review_days >= ?
        else released > 0 end`,
      parameters: [actor.id, startOfMinute(now)],
    },
  ];
}

/** Review-by dates are ends of days, so the minute decides; lists of one minute share their total. */
export const startOfMinute = (now: Date) => new Date(now.getTime() - (now.getTime() % 60_000));

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
