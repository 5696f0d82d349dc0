import { Injectable } from '@nestjs/common';
import { Database } from '../../../src/platform/database/database.js';
import type { Actor } from '../../../src/platform/http/access.js';
import { Clock } from '../../../src/platform/time/clock.js';
import { isAdminLevel, isReviewerOf, jobActorFor } from '../access.js';
import type { JobDetail } from '../contract/api-responses.js';
import { Job } from '../domain/job.js';
import { JobFile } from '../domain/job-file.js';
import { deadlineText, isAccepting } from '../domain/listing-text.js';
import { toJobDetails, toJobHead } from './job-response.js';
import { assertPublic } from './job-visibility.js';

/** The public page of a posting (W9). */
@Injectable()
export class PublicJob {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Throws as `assertPublic` does. */
  async get(id: string, viewer: Actor | null): Promise<JobDetail> {
    const now = this.clock.now();
    return this.database.read(async (em) => {
      const job = await em.findOne(Job, { id });
      assertPublic(job, now);
      const details = toJobDetails(job, await em.find(JobFile, { jobId: id }, { orderBy: { fileName: 'asc' } }));
      return {
        ...toJobHead(job),
        ...details,
        ...(job.isSalaryShow ? {} : { salaryMin: null, salaryMax: null }),
        deadlineText: deadlineText(job, now),
        isAccepting: isAccepting(job, now),
        mayEdit: viewer !== null && jobActorFor(viewer, job).roles.size > 0,
        maySeeCandidates: !job.isExternalPost && (isAdminLevel(viewer) || isReviewerOf(viewer, job, now)),
      };
    });
  }
}
