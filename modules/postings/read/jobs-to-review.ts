import { Injectable } from '@nestjs/common';
import { Ask } from '../../../src/platform/ask.js';
import { Clock } from '../../../src/platform/clock.js';
import { Database } from '../../../src/platform/database/database.js';
import type { Actor } from '../../../src/platform/http/access.js';
import type { Page } from '../../../src/platform/http/paging.js';
import { JobsWithApplicants } from '../../applications/contract/questions.js';
import { isAdminLevel } from '../access.js';
import type { JobToReview } from '../contract/api-answers.js';
import type { JobStatus } from '../contract/api-lists.js';
import { listingText } from '../domain/listing-text.js';
import { rowOf } from './job-view.js';
import { jobsInOrder } from './jobs-by-order.js';

interface Wish {
  offset: number;
  limit: number;
  /** None: every status. */
  statuses: readonly JobStatus[];
  order: 'ASC' | 'DESC';
}

/** Jobs that have applicants, for those who may review them: all for admin-level, else as `isReviewerOf` says (W4.3, W12.3). */
@Injectable()
export class JobsToReview {
  constructor(
    private readonly database: Database,
    private readonly ask: Ask,
    private readonly clock: Clock,
  ) {}

  async of({ offset, limit, statuses, order }: Wish, actor: Actor): Promise<Page<JobToReview>> {
    const applied = new Map((await this.ask.of(new JobsWithApplicants())).map((count) => [count.jobId, count]));
    return this.database.read(async (em) => {
      const rows = await em.execute<{ id: string }[]>(
        `select id from job
          where id = any(array[?]::uuid[]) and deleted_at is null
            and (?::boolean or case when is_board_review then ?::uuid = any(reviewers) else organization = any(array[?]::text[]) end)
            and (cardinality(array[?]::text[]) = 0 or status = any(array[?]::text[]))
          order by board_review_days ${order} nulls last, end_date desc, id`,
        [[...applied.keys()], isAdminLevel(actor), actor.id, [...actor.organizations], statuses, statuses],
      );
      const page = rows.slice(offset, offset + limit).map(({ id }) => id);
      const now = this.clock.now();
      const items = (await jobsInOrder(em, page)).flatMap((job) => {
        const counts = applied.get(job.id);
        if (!counts) return [];
        const { isBoardReview, boardReviewDays } = job;
        const review = { isBoardReview, boardReviewDays: boardReviewDays?.toISOString() ?? null };
        return [{ ...rowOf(job, now), ...counts, ...review, listingText: listingText(job, counts, now) }];
      });
      return { items, totalItemsCount: rows.length };
    });
  }
}
