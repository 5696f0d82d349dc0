import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Fact } from '../../../../src/platform/events/fact.js';
import { type BatchSubscriber, On } from '../../../../src/platform/events/subscriber.js';
import { PageCache } from '../../../../src/platform/pages/page-cache.js';
import { ReadIndexes } from '../../../../src/platform/search/read-index/read-indexes.js';
import { OrganizationChanged, PositionChanged } from '../../../directory/contract/events.js';
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
} from '../../contract/events.js';
import { JOB_SEARCH } from './job-search.index.js';

type JobFact = Fact<typeof JobSaved>;
type DirectoryFact = Fact<typeof OrganizationChanged> | Fact<typeof PositionChanged>;

const OF_JOBS = [
  ...[JobSaved, JobSubmittedForApproval, JobPosted, JobUpdated, JobUnposted, JobRejected],
  ...[JobClosed, JobFilled, JobDeleted],
];

/**
 * Keeps the public search, and the rendered pages that show it, in step. Whatever a fact says, the document is built
 * from the rows as they are by then.
 */
@On('job-search', [...OF_JOBS, OrganizationChanged, PositionChanged])
@Injectable()
export class JobSearchProjector implements BatchSubscriber {
  constructor(
    private readonly indexes: ReadIndexes,
    private readonly pages: PageCache,
  ) {}

  async handleAll(facts: readonly (JobFact | DirectoryFact)[], em: EntityManager): Promise<void> {
    const ids = new Set<string>();
    for (const fact of facts) for (const id of await affected(fact, em)) ids.add(id);
    await this.indexes.refresh(JOB_SEARCH.name, [...ids]);
    await this.pages.purge(em);
  }
}

async function affected({ payload }: JobFact | DirectoryFact, em: EntityManager): Promise<string[]> {
  if ('jobId' in payload) return [payload.jobId];
  const [column, value] =
    'accountNumber' in payload ? ['organization', payload.accountNumber] : ['position_id', payload.positionId];
  const rows = await em.execute<{ id: string }[]>("select id from job where ?? = ? and status = 'open'", [
    column,
    value,
  ]);
  return rows.map(({ id }) => id);
}
