import { Injectable } from '@nestjs/common';
import { Database, type Parameter } from '../../../src/platform/database/database.js';
import { ListTotals } from '../../../src/platform/database/list-totals.js';
import type { Actor } from '../../../src/platform/http/access.js';
import type { Page } from '../../../src/platform/http/paging.js';
import { Clock } from '../../../src/platform/time/clock.js';
import { isAdminLevel } from '../access.js';
import type { JobStatus } from '../contract/api-lists.js';
import type { JobToReview } from '../contract/api-responses.js';
import { listingText } from '../domain/listing-text.js';
import { APPLICANT_COLUMNS, APPLICANTS_JOIN, type ApplicantCountsRow, toApplicantCounts } from './applicant-counts.js';
import { HEAD_COLUMNS, type JobHead, withDates } from './job-columns.js';
import { toManagedJob } from './job-response.js';

interface JobsToReviewQuery {
  offset: number;
  limit: number;
  /** Empty for all statuses. */
  statuses: readonly JobStatus[];
  order: 'ASC' | 'DESC';
  /** Only jobs with applications that wait for the actor. */
  isWaiting: boolean;
}

type Row = JobHead & ApplicantCountsRow;

/**
 * Jobs with applicants for their reviewers: all jobs for admin-level users, otherwise those of `isReviewerOf` with
 * released applications (W4.3, W12.3).
 */
@Injectable()
export class JobsToReview {
  constructor(
    private readonly database: Database,
    private readonly totals: ListTotals,
    private readonly clock: Clock,
  ) {}

  async list(query: JobsToReviewQuery, actor: Actor): Promise<Page<JobToReview>> {
    const { offset, limit, order } = query;
    const now = this.clock.now();
    const { source, parameters } = matching(query, actor, now);
    const [rows, totalItemsCount] = await Promise.all([
      this.database.rows<Row>(
        `select ${HEAD_COLUMNS}, ${APPLICANT_COLUMNS} ${source}
          order by board_review_days ${order} nulls last, end_date desc, id limit ? offset ?`,
        [...parameters, limit, offset],
      ),
      this.totals.count(source, parameters),
    ]);
    const isAdmin = isAdminLevel(actor);
    const items = rows.map((row) => {
      const job = withDates(row);
      return {
        ...toManagedJob(job, now),
        ...toApplicantCounts(job),
        releasedToReviewers: job.releasedToReviewers,
        isBoardReview: job.isBoardReview,
        boardReviewDays: job.boardReviewDays?.toISOString() ?? null,
        applicationsWaiting: isAdmin ? countUnreleased(job, now) : countReadable(job),
        listingText: listingText(job, job, now),
      };
    });
    return { items, totalItemsCount };
  }
}

function matching(
  { statuses, isWaiting }: JobsToReviewQuery,
  actor: Actor,
  now: Date,
): { source: string; parameters: Parameter[] } {
  const parts = ['deleted_at is null'];
  const parameters: Parameter[] = [];
  if (isAdminLevel(actor)) {
    parts.push('applicants.submitted > 0');
    if (isWaiting) {
      parts.push(
        'applicants.submitted > case when board_review_days >= ? then released_to_reviewers else released end',
      );
      parameters.push(startOfMinute(now));
    }
  } else {
    // Jobs without readable applications are not listed, so that all wait.
    parts.push(`organization = any(?::text[]) and case when is_board_review
      then applicants.released_to_reviewers > 0 and reviewers @> array[?::uuid] and board_review_days >= ?
      else applicants.released > 0 end`);
    parameters.push([...actor.organizations], actor.id, startOfMinute(now));
  }
  if (statuses.length) {
    parts.push('status = any(?::text[])');
    parameters.push(statuses);
  }
  return { source: `from job ${APPLICANTS_JOIN} where ${parts.join(' and ')}`, parameters };
}

/** Review-by dates are ends of days, so the minute decides; lists of one minute share their total. */
const startOfMinute = (now: Date) => new Date(now.getTime() - (now.getTime() % 60_000));

/** Number of applications that a reviewer of the job may open. */
function countReadable({ isBoardReview, releasedToReviewers, applicantsReleased }: Row): number {
  return isBoardReview ? releasedToReviewers : applicantsReleased;
}

/** Not yet released to the board until its date, afterwards not yet released to applicants (W12.13, W12.14). */
function countUnreleased({ isBoardReview, boardReviewDays, ...counts }: Row, now: Date): number {
  const isTurnOfBoard = isBoardReview && (!boardReviewDays || boardReviewDays >= now);
  return isTurnOfBoard ? counts.applicationsCount - counts.releasedToReviewers : counts.applicantsToRelease;
}
