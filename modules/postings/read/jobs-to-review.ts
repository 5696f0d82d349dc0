import { Injectable } from '@nestjs/common';
import { QueryBus, type QueryResult } from '@nestjs/cqrs';
import { Database } from '../../../src/platform/database/database.js';
import type { Actor } from '../../../src/platform/http/access.js';
import type { Page } from '../../../src/platform/http/paging.js';
import { Clock } from '../../../src/platform/time/clock.js';
import { JobsWithApplicants } from '../../applications/contract/queries.js';
import { isAdminLevel } from '../access.js';
import type { JobStatus } from '../contract/api-lists.js';
import type { JobToReview } from '../contract/api-responses.js';
import type { Job } from '../domain/job.js';
import { listingText } from '../domain/listing-text.js';
import { toManagedJob } from './job-response.js';
import { loadJobsInOrder } from './jobs-in-order.js';

interface JobsToReviewQuery {
  offset: number;
  limit: number;
  /** Empty for all statuses. */
  statuses: readonly JobStatus[];
  order: 'ASC' | 'DESC';
}

type Counts = QueryResult<JobsWithApplicants>[number];
type Review = Pick<Job, 'isBoardReview' | 'boardReviewDays'>;

/**
 * Jobs with applicants for their reviewers: all jobs for admin-level users, otherwise those of `isReviewerOf` with
 * released applications (W4.3, W12.3).
 */
@Injectable()
export class JobsToReview {
  constructor(
    private readonly database: Database,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  async list({ offset, limit, statuses, order }: JobsToReviewQuery, actor: Actor): Promise<Page<JobToReview>> {
    const applied = new Map(
      (await this.queries.execute(new JobsWithApplicants())).map((count) => [count.jobId, count]),
    );
    const idsOf = (isWanted: (count: Counts) => boolean) =>
      [...applied.values()].filter(isWanted).map(({ jobId }) => jobId);
    const isAdmin = isAdminLevel(actor);
    const now = this.clock.now();
    return this.database.read(async (em) => {
      const rows = await em.execute<{ id: string }[]>(
        `select id from job
          where id = any(array[?]::uuid[]) and deleted_at is null
            and (?::boolean or (organization = any(array[?]::text[])
              and id = any(case when is_board_review then array[?]::uuid[] else array[?]::uuid[] end)
              and (not is_board_review or (?::uuid = any(reviewers) and coalesce(board_review_days >= ?, true)))))
            and (cardinality(array[?]::text[]) = 0 or status = any(array[?]::text[]))
          order by board_review_days ${order} nulls last, end_date desc, id`,
        [
          [...applied.keys()],
          isAdmin,
          [...actor.organizations],
          idsOf(({ releasedToReviewers }) => releasedToReviewers > 0),
          idsOf(({ applicantsReleased }) => applicantsReleased > 0),
          actor.id,
          now,
          statuses,
          statuses,
        ],
      );
      const page = rows.slice(offset, offset + limit).map(({ id }) => id);
      const items = (await loadJobsInOrder(em, page)).flatMap((job) => {
        const counts = applied.get(job.id);
        if (!counts) return [];
        const { isBoardReview, boardReviewDays } = job;
        const applicationsWaiting = isAdmin ? countUnreleased(job, counts, now) : countReadable(job, counts);
        const review = { isBoardReview, boardReviewDays: boardReviewDays?.toISOString() ?? null };
        return [
          {
            ...toManagedJob(job, now),
            ...counts,
            ...review,
            applicationsWaiting,
            listingText: listingText(job, counts, now),
          },
        ];
      });
      return { items, totalItemsCount: rows.length };
    });
  }
}

/** Number of applications that a reviewer of the job may open. */
function countReadable({ isBoardReview }: Review, { releasedToReviewers, applicantsReleased }: Counts): number {
  return isBoardReview ? releasedToReviewers : applicantsReleased;
}

/** Not yet released to the board until its date, afterwards not yet released to applicants (W12.13, W12.14). */
function countUnreleased({ isBoardReview, boardReviewDays }: Review, counts: Counts, now: Date): number {
  const isTurnOfBoard = isBoardReview && (!boardReviewDays || boardReviewDays >= now);
  return isTurnOfBoard ? counts.applicationsCount - counts.releasedToReviewers : counts.applicantsToRelease;
}
