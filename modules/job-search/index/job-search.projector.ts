import { Injectable } from '@nestjs/common';
import { OrganizationChanged, PositionChanged } from '#modules/directory/contract/events.js';
import {
  JobClosed,
  JobDeleted,
  JobFilled,
  JobPosted,
  JobRejected,
  JobSaved,
  JobSubmittedForApproval,
  JobUnposted,
  JobUpdated,
} from '#modules/postings/contract/events.js';
import { ListedJobs } from '#modules/postings/contract/listed-jobs.js';
import type { DomainEvent } from '#platform/events/event.js';
import { type Commit, type LongBatchSubscriber, SubscribeTo } from '#platform/events/subscriber.js';
import { PageCache } from '#platform/pages/page-cache.js';
import { IndexUpdater } from '#platform/search/read-index/index-updater.js';
import { JOB_SEARCH } from './job-search.index.js';

type JobEvent = DomainEvent<typeof JobSaved>;
type DirectoryEvent = DomainEvent<typeof OrganizationChanged> | DomainEvent<typeof PositionChanged>;

const OF_JOBS = [
  JobSaved,
  JobSubmittedForApproval,
  JobPosted,
  JobUpdated,
  JobUnposted,
  JobRejected,
  JobClosed,
  JobFilled,
  JobDeleted,
];

/**
 * Updates the public search, and purges the rendered pages that show it. Documents are built from the current rows,
 * not from the events.
 */
@SubscribeTo('job-search', [...OF_JOBS, OrganizationChanged, PositionChanged])
@Injectable()
export class JobSearchProjector implements LongBatchSubscriber {
  constructor(
    private readonly listed: ListedJobs,
    private readonly indexes: IndexUpdater,
    private readonly pages: PageCache,
  ) {}

  async workBatch(events: readonly (JobEvent | DirectoryEvent)[], commit: Commit): Promise<void> {
    const ids: string[] = [];
    for (const { payload } of events)
      ids.push(...('jobId' in payload ? [payload.jobId] : await this.listed.idsOf(payload)));
    await this.indexes.refresh(JOB_SEARCH.name, ids);
    await commit((em) => this.pages.purge(em));
  }
}
