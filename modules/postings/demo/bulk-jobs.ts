import { Injectable } from '@nestjs/common';
import { Database } from '../../../src/platform/database/database.js';
import { Reindexer } from '../../../src/platform/search/read-index/reindexer.js';
import type { OrganizationSummary, PositionSummary } from '../../directory/contract/queries.js';
import type { JobPayload } from '../contract/api.js';
import { toJobContent } from '../domain/content.js';
import { Job } from '../domain/job.js';
import type { Stage } from './demo-posting.js';

export interface DemoJob {
  payload: JobPayload;
  organization: OrganizationSummary;
  position: PositionSummary;
  stage: Stage;
}

/** Inserts thousands of rows for benchmarks, without commands, facts and mails. */
@Injectable()
export class BulkJobs {
  constructor(
    private readonly database: Database,
    private readonly reindexer: Reindexer,
  ) {}

  async insert(jobs: readonly DemoJob[], creatorId: string): Promise<void> {
    const now = new Date();
    await this.database.transaction(async (em) => {
      const actor = { id: creatorId, roles: new Set(['adminLevel' as const]) };
      const numbers = await em.execute<{ number: number }[]>(
        "select nextval('job_listing_number')::int as number from generate_series(1, ?::int)",
        [jobs.length],
      );
      const rows = jobs.map(({ stage, ...job }, index) => ({
        ...Job.create(toJobContent(job.payload, job), actor),
        factCount: 0,
        version: 1,
        createdAt: now,
        updatedAt: now,
        postedAt: now,
        jobListingNumber: numbers[index]?.number ?? null,
        status: stage === 'filled' ? ('filled' as const) : ('open' as const),
      }));
      await em.insertMany(Job, rows);
    });
  }

  index(): Promise<unknown> {
    return this.reindexer.rebuild('job-search');
  }
}
