/** Submitted applications of one job: all, released (isReleased), and not yet released. Drafts do not count. */
export interface JobApplicationCounts {
  jobId: string;
  applicationsCount: number;
  applicantsReleased: number;
  applicantsToRelease: number;
}

/** One line for each job asked for, zeros where there are none; the order is free. */
export class ApplicationCounts {
  declare readonly answer: JobApplicationCounts[];
  constructor(readonly jobIds: readonly string[]) {}
}

/**
 * Every job with at least one submitted application; `releasedToReviewers` counts those that its board may open.
 * For lists of jobs with applicants to review (W4.3, W12.3).
 */
export class JobsWithApplicants {
  declare readonly answer: (JobApplicationCounts & { releasedToReviewers: number })[];
}

/** Which of these keys of the file store an application still holds. */
export class ApplicationFileKeysHeld {
  declare readonly answer: string[];
  constructor(readonly keys: readonly string[]) {}
}
