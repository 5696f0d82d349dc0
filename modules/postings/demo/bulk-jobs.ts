import { Injectable } from '@nestjs/common';
import { Database } from '../../../src/platform/database/database.js';
import { Rebuilder } from '../../../src/platform/search/read-index/rebuilder.js';
import type { OrganizationFacts, PositionFacts } from '../../directory/contract/questions.js';
import type { JobPayload } from '../contract/api.js';
import { contentOf } from '../domain/content.js';
import { Job } from '../domain/job.js';
import type { Stage } from './demo-posting.js';

export interface DemoJob {
  payload: JobPayload;
  organization: OrganizationFacts;
  position: PositionFacts;
  stage: Stage;
}

/** Rows by the thousand, for benchmarks: no commands, no facts, no mails; nobody in particular made them. */
@Injectable()
export class BulkJobs {
  constructor(
    private readonly database: Database,
    private readonly rebuilder: Rebuilder,
  ) {}

  async insert(jobs: readonly DemoJob[]): Promise<void> {
    const now = new Date();
    await this.database.transaction(async (em) => {
      const [row] = await em.execute<[{ admin: string }]>('select id as admin from account order by id limit 1');
      const mover = { id: row.admin, roles: new Set(['adminLevel' as const]) };
      const numbers = await em.execute<{ number: number }[]>(
        "select nextval('job_listing_number')::int as number from generate_series(1, ?::int)",
        [jobs.length],
      );
      const rows = jobs.map(({ stage, ...job }, index) => ({
        ...Job.create(contentOf(job.payload, job), mover),
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
    return this.rebuilder.rebuild('job-search');
  }
}
