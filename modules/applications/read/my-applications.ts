import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Database } from '../../../src/platform/database/database.js';
import type { Page } from '../../../src/platform/http/paging.js';
import { Clock } from '../../../src/platform/time/clock.js';
import { type JobSummary, JobsByIds } from '../../postings/contract/queries.js';
import { LIST_FILTERS, type ListFilter, type ListSort, type MyApplication } from '../contract/api-lists.js';
import type { ApplicationType } from '../contract/api-responses.js';
import { displayStatus } from '../domain/display-status.js';
import { isAccepting } from '../domain/submission-rules.js';
import { toJobResponse } from './responses.js';

/** A row of QUERY; dates as the driver returns them. */
interface Row {
  id: string;
  jobId: string;
  type: ApplicationType;
  submittedAt: string | null;
  withdrawnAt: string | null;
  withdrawnBy: MyApplication['withdrawnBy'];
  updatedAt: string;
  /** Whether the user has an application for the job that is not withdrawn. */
  isActive: boolean;
}

const QUERY = `
  select id, job_id as "jobId", type, submitted_at as "submittedAt", withdrawn_at as "withdrawnAt",
         withdrawn_by as "withdrawnBy", updated_at as "updatedAt",
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
 * The user's applications as cards (W11). Jobs belong to another module, and one user has few applications, so they are
 * joined, filtered and sorted in memory.
 */
@Injectable()
export class MyApplications {
  constructor(
    private readonly database: Database,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  async list(userId: string, { offset, limit, sortedBy, status }: Query): Promise<Page<MyApplication>> {
    const listAll = await this.all(userId, status === 'withdrawn' ? ['withdrawn'] : ACTIVE);
    const matching = status ? listAll.filter((one) => one.status === status) : listAll;
    const inOrder = comparators(this.clock.now())[sortedBy];
    matching.sort((a, b) => inOrder(a, b) || a.id.localeCompare(b.id));
    return { items: matching.slice(offset, offset + limit), totalItemsCount: matching.length };
  }

  /** The applications of these types, unsorted. */
  async all(userId: string, types: readonly ApplicationType[]): Promise<MyApplication[]> {
    const applications = await this.database.lookup<Row>(QUERY, [userId, types]);
    const jobs = await this.queries.execute(new JobsByIds(applications.map(({ jobId }) => jobId)));
    const byId = new Map(jobs.map((job) => [job.id, job]));
    const now = this.clock.now();
    return applications.flatMap((application) => {
      const job = byId.get(application.jobId);
      return job ? [toCard(application, job, now)] : [];
    });
  }
}

function toCard(application: Row, job: JobSummary, now: Date): MyApplication {
  const { type, withdrawnBy } = application;
  const isOpen = !job.isDeleted && isAccepting(job, now);
  return {
    id: application.id,
    jobId: job.id,
    type,
    status: displayStatus(type, job, now),
    canEdit: type === 'draft' && isOpen,
    canBeginAgain: type === 'withdrawn' && isOpen && !job.isExternalPost && !application.isActive,
    job: toJobResponse(job),
    withdrawnAt: application.withdrawnAt && new Date(application.withdrawnAt).toISOString(),
    withdrawnBy,
    submittedAt: application.submittedAt && new Date(application.submittedAt).toISOString(),
    updatedAt: new Date(application.updatedAt).toISOString(),
  };
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

const comparators = (now: Date): Record<ListSort, (a: MyApplication, b: MyApplication) => number> => ({
  status: (a, b) => LIST_FILTERS.indexOf(a.status) - LIST_FILTERS.indexOf(b.status),
  positionTitle: (a, b) => collator.compare(a.job.title, b.job.title),
  positionNumber: (a, b) => collator.compare(a.job.listingNumber ?? '', b.job.listingNumber ?? ''),
  expiringSoon: nearestDeadlineFirst(now.toISOString()),
});

/** Future deadlines first, soonest first; then past ones, latest first. */
function nearestDeadlineFirst(now: string): (a: MyApplication, b: MyApplication) => number {
  return ({ job: { endDate: a } }, { job: { endDate: b } }) => {
    if (a < now !== b < now) return a < now ? 1 : -1;
    return a < now ? b.localeCompare(a) : a.localeCompare(b);
  };
}
