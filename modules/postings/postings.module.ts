import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { Job } from './domain/job.js';
import { JobFile } from './domain/job-file.js';

/**
 * Owns jobs, their files and reviewers, the status machine, job search.
 * Says JobSaved, JobSubmittedForApproval, JobPosted, JobUpdated, JobUnposted, JobRejected, JobClosed, JobFilled, JobDeleted.
 */
@Module({
  imports: [MikroOrmModule.forFeature([Job, JobFile])],
})
export class PostingsModule {}
