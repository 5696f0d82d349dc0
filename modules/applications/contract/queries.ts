import { Query } from '@nestjs/cqrs';

/** Counts of one job's submitted applications: all, released, and not yet released. */
export interface JobApplicationCounts {
  jobId: string;
  applicationsCount: number;
  applicantsReleased: number;
  applicantsToRelease: number;
}

/** One row per job id, with zeros for a job without applications, in no order. */
export class ApplicationCounts extends Query<JobApplicationCounts[]> {
  constructor(readonly jobIds: readonly string[]) {
    super();
  }
}

/**
 * All jobs with a submitted application, for the lists of jobs to review (W4.3, W12.3). `releasedToReviewers` counts
 * the applications that the board may open.
 */
export class JobsWithApplicants extends Query<(JobApplicationCounts & { releasedToReviewers: number })[]> {}

/** Whether an application was ever submitted for the job; withdrawn ones count. */
export class JobHasBeenAppliedFor extends Query<boolean> {
  constructor(readonly jobId: string) {
    super();
  }
}

/** Users with a draft or a submitted application for the job, without withdrawn ones. */
export class ApplicantsOfJob extends Query<{ userId: string; type: 'draft' | 'submitted' }[]> {
  constructor(readonly jobId: string) {
    super();
  }
}

/** Returns those of the file store's keys that an application still references. */
export class ReferencedApplicationFileKeys extends Query<string[]> {
  constructor(readonly keys: readonly string[]) {
    super();
  }
}
