import { Injectable } from '@nestjs/common';
import { Ask } from '../../../src/platform/ask.js';
import { Clock } from '../../../src/platform/clock.js';
import { Database } from '../../../src/platform/database/database.js';
import type { Page } from '../../../src/platform/http/paging.js';
import { type JobFacts, JobsByIds } from '../../postings/contract/questions.js';
import { LIST_STATUSES, type ListSort, type ListStatus, type MyApplication } from '../contract/api-lists.js';
import { Application } from '../domain/application.js';
import { displayStatus } from '../domain/display-status.js';
import { isAccepting } from '../domain/submission-rules.js';
import { instant, jobView } from './views.js';

interface Query {
  offset: number;
  limit: number;
  sortedBy: ListSort;
  status?: ListStatus | undefined;
}

/**
 * One's own applications as cards (W11). Job facts belong to another module, so the applications of one person, few by
 * nature, are joined, filtered and sorted here.
 */
@Injectable()
export class MyApplications {
  constructor(
    private readonly database: Database,
    private readonly ask: Ask,
    private readonly clock: Clock,
  ) {}

  async of(userId: string, { offset, limit, sortedBy, status }: Query): Promise<Page<MyApplication>> {
    const all = await this.all(userId);
    const matching = status ? all.filter((one) => one.status === status) : all;
    const inOrder = orders(this.clock.now())[sortedBy];
    matching.sort((a, b) => inOrder(a, b) || a.id.localeCompare(b.id));
    return { items: matching.slice(offset, offset + limit), totalItemsCount: matching.length };
  }

  /** Drafts and submitted ones, in no order. */
  async all(userId: string): Promise<MyApplication[]> {
    const where = { userId, type: { $ne: 'withdrawn' as const } };
    const applications = await this.database.read((em) => em.find(Application, where));
    const jobs = await this.ask.of(new JobsByIds(applications.map(({ jobId }) => jobId)));
    const byId = new Map(jobs.map((job) => [job.id, job]));
    const now = this.clock.now();
    return applications.flatMap((application) => {
      const job = byId.get(application.jobId);
      return job ? [card(application, job, now)] : [];
    });
  }
}

function card(application: Application, job: JobFacts, now: Date): MyApplication {
  const type = application.type === 'draft' ? 'draft' : 'submitted';
  return {
    id: application.id,
    jobId: job.id,
    type,
    status: displayStatus(type, job, now),
    canEdit: type === 'draft' && !job.isDeleted && isAccepting(job, now),
    job: jobView(job),
    submittedAt: instant(application.submittedAt),
    updatedAt: application.updatedAt.toISOString(),
  };
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

const orders = (now: Date): Record<ListSort, (a: MyApplication, b: MyApplication) => number> => ({
  status: (a, b) => LIST_STATUSES.indexOf(a.status) - LIST_STATUSES.indexOf(b.status),
  positionTitle: (a, b) => collator.compare(a.job.title, b.job.title),
  positionNumber: (a, b) => collator.compare(a.job.listingNumber ?? '', b.job.listingNumber ?? ''),
  expiringSoon: nearestDeadlineFirst(now.toISOString()),
});

/** Deadlines to come, the soonest first; then those that passed, the latest first. */
function nearestDeadlineFirst(now: string): (a: MyApplication, b: MyApplication) => number {
  return ({ job: { endDate: a } }, { job: { endDate: b } }) => {
    if (a < now !== b < now) return a < now ? 1 : -1;
    return a < now ? b.localeCompare(a) : a.localeCompare(b);
  };
}
