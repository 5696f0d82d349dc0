import { Injectable } from '@nestjs/common';
import { type JobSummary, PostingsApi } from '#modules/postings/contract/postings-api.js';
import { Database } from '#platform/database/database.js';
import type { Page } from '#platform/http/paging.js';
import { Clock } from '#platform/time/clock.js';
import { LIST_FILTERS, type ListFilter, type ListSort, type MyApplication } from '../contract/api/lists.js';
import type { ApplicationType } from '../contract/api/responses.js';
import { displayStatus } from '../domain/display-status.js';
import { isAccepting } from '../domain/submission-rules.js';
import { type TimelineSource, timelineOf } from '../domain/timeline.js';
import { toIsoString, toJobResponse } from './responses.js';
import { parseDates } from './stored-application.js';
import { findMoves, toTimeline } from './timelines.js';

interface Row extends TimelineSource {
  id: string;
  jobId: string;
  updatedAt: Date;
  /** Whether the user has an application for the job that is not withdrawn. */
  isActive: boolean;
}

const DATES = ['submittedAt', 'releasedToReviewersAt', 'releasedAt', 'withdrawnAt', 'updatedAt'] as const;

type Card = Omit<MyApplication, 'timeline'>;

const QUERY = `
  select id, job_id as "jobId", type, submitted_at as "submittedAt", withdrawn_at as "withdrawnAt",
         withdrawn_by as "withdrawnBy", released_to_reviewers_at as "releasedToReviewersAt",
         released_at as "releasedAt", stage, updated_at as "updatedAt",
         exists (select from application other
                  where other.user_id = mine.user_id and other.job_id = mine.job_id and other.type <> 'withdrawn')
           as "isActive"
    from application mine where user_id = ? and type = any(?::text[])`;

export const ACTIVE = ['draft', 'submitted'] as const satisfies ApplicationType[];

interface Query {
  offset: number;
  limit: number;
  sortedBy: ListSort;
  status?: ListFilter | undefined;
}

/**
 * The user's applications as cards. Jobs belong to another module, and one user has few applications, so they are
 * joined, filtered and sorted in memory.
 */
@Injectable()
export class MyApplications {
  constructor(
    private readonly database: Database,
    private readonly postings: PostingsApi,
    private readonly clock: Clock,
  ) {}

  async list(userId: string, { offset, limit, sortedBy, status }: Query): Promise<Page<MyApplication>> {
    const listAll = await this.read(userId, status === 'withdrawn' ? ['withdrawn'] : ACTIVE);
    const matching = status ? listAll.filter(({ card }) => card.status === status) : listAll;
    const now = this.clock.now();
    const inOrder = comparators(now)[sortedBy];
    matching.sort(({ card: a }, { card: b }) => inOrder(a, b) || a.id.localeCompare(b.id));
    const page = matching.slice(offset, offset + limit);
    const sent = page.flatMap(({ card }) => (card.type === 'draft' ? [] : card.id));
    const moves = await findMoves(this.database, sent, 'applicant');
    const items = page.map(({ card, row, job }) => ({
      ...card,
      timeline: toTimeline(timelineOf(row, job, moves.get(card.id) ?? [], now)),
    }));
    return { items, totalItemsCount: matching.length };
  }

  /** The applications of these types, unsorted, without their timelines. */
  async all(userId: string, types: readonly ApplicationType[]): Promise<Card[]> {
    return (await this.read(userId, types)).map(({ card }) => card);
  }

  private async read(userId: string, types: readonly ApplicationType[]) {
    const rows = await this.database.lookup<Row>(QUERY, [userId, types]);
    const jobs = await this.postings.jobsByIds(rows.map(({ jobId }) => jobId));
    const byId = new Map(jobs.map((job) => [job.id, job]));
    const now = this.clock.now();
    return rows.flatMap((row) => {
      const job = byId.get(row.jobId);
      if (!job) return [];
      parseDates(row, DATES);
      return [{ card: toCard(row, job, now), row, job }];
    });
  }
}

function toCard(row: Row, job: JobSummary, now: Date): Card {
  const { id, type, withdrawnBy = null } = row;
  const isOpen = !job.isDeleted && isAccepting(job, now);
  return {
    id,
    jobId: job.id,
    type,
    status: displayStatus(type, job, now),
    canEdit: type === 'draft' && isOpen,
    canBeginAgain: type === 'withdrawn' && isOpen && !job.isExternalPost && !row.isActive,
    job: toJobResponse(job),
    withdrawnAt: toIsoString(row.withdrawnAt),
    withdrawnBy,
    submittedAt: toIsoString(row.submittedAt),
    updatedAt: row.updatedAt.toISOString(),
  };
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

const comparators = (now: Date): Record<ListSort, (a: Card, b: Card) => number> => ({
  status: (a, b) => LIST_FILTERS.indexOf(a.status) - LIST_FILTERS.indexOf(b.status),
  positionTitle: (a, b) => collator.compare(a.job.title, b.job.title),
  positionNumber: (a, b) => collator.compare(a.job.listingNumber ?? '', b.job.listingNumber ?? ''),
  expiringSoon: nearestDeadlineFirst(now.toISOString()),
});

/** Future deadlines first, soonest first; then past ones, latest first. */
function nearestDeadlineFirst(now: string): (a: Card, b: Card) => number {
  return ({ job: { endDate: a } }, { job: { endDate: b } }) => {
    if (a < now !== b < now) return a < now ? 1 : -1;
    return a < now ? b.localeCompare(a) : a.localeCompare(b);
  };
}
