import { Injectable } from '@nestjs/common';
import type { OrganizationSummary, PositionSummary } from '#modules/directory/contract/directory-api.js';
import { IdentityApi } from '#modules/identity/contract/identity-api.js';
import { Database } from '#platform/database/database.js';
import { Reindexer } from '#platform/search/read-index/reindexer.js';
import { vacuum } from '#platform/seeding/bulk-load.js';
import type { JobPayload } from '../contract/api/job.js';
import type { JobStatus } from '../contract/api/lists.js';
import { toJobContent } from '../domain/content.js';
import { Job } from '../domain/job.js';

const DAY_MS = 86_400_000;
/** The review-by date follows the end of the listing. */
const REVIEW_DAYS = 10;

export interface BulkJob {
  payload: JobPayload;
  organization: OrganizationSummary;
  position: PositionSummary;
  status: JobStatus;
  /** Under review by all reviewers of the organization, if there are any. */
  isForBoard: boolean;
}

/** Inserts thousands of rows for benchmarks, without commands, events and mails. */
@Injectable()
export class BulkJobs {
  constructor(
    private readonly database: Database,
    private readonly identity: IdentityApi,
    private readonly reindexer: Reindexer,
  ) {}

  async insert(jobs: readonly BulkJob[], creatorId: string): Promise<void> {
    const now = new Date();
    const reviewers = await this.reviewers(jobs.map(({ organization }) => organization.accountNumber));
    await this.database.transaction(async (em) => {
      const actor = { id: creatorId, roles: new Set(['adminLevel' as const]) };
      const numbers = await em.execute<{ number: number }[]>(
        "select nextval('job_listing_number')::int as number from generate_series(1, ?::int)",
        [jobs.length],
      );
      const rows = jobs.map(({ status, isForBoard, ...parts }, at) => {
        const job = Job.create(toJobContent(parts.payload, parts), actor);
        const board = isForBoard ? reviewers.get(job.organization) : undefined;
        return {
          ...job,
          ...stateOf(status, numbers[at]?.number ?? null, now),
          ...(status === 'filled' && filling(job.startDate, at, now)),
          ...(board?.length && reviewBy(board, job.endDate)),
          eventCount: 0,
          version: 1,
          createdAt: now,
          updatedAt: now,
        };
      });
      await em.insertMany(Job, rows);
    });
  }

  async index(): Promise<void> {
    await vacuum(this.database, ['job']);
    await this.reindexer.rebuild('job-search');
  }

  private async reviewers(organizations: readonly string[]): Promise<Map<string, string[]>> {
    const byOrganization = new Map<string, string[]>();
    for (const accountNumber of new Set(organizations)) {
      const found = await this.identity.reviewersOfOrganization(accountNumber);
      byOrganization.set(
        accountNumber,
        found.map(({ id }) => id),
      );
    }
    return byOrganization;
  }
}

function stateOf(status: JobStatus, listingNumber: number | null, now: Date) {
  const wasOpen = ['open', 'filled', 'closed'].includes(status);
  return {
    status,
    postedAt: wasOpen ? now : null,
    approvalRequestedAt: status === 'pendingApproval' ? now : null,
    rejectionReason: status === 'rejected' ? ('other' as const) : null,
    jobListingNumber: wasOpen || status === 'pendingApproval' ? listingNumber : null,
  };
}

/** Posted when the listing began, and filled after a third of the time since or more. */
function filling(startDate: Date, at: number, now: Date) {
  const share = (4 + (at % 9)) / 12;
  const filledAt = new Date(startDate.getTime() + (now.getTime() - startDate.getTime()) * share);
  return { postedAt: startDate, filledAt };
}

function reviewBy(reviewers: string[], endDate: Date) {
  return { isBoardReview: true, reviewBy: new Date(endDate.getTime() + REVIEW_DAYS * DAY_MS), reviewers };
}
