import type { ApplicantCounts } from '../domain/listing-text.js';

/** Joins postings with the counts of their applications, which are stored in the transaction of each change. */
export const APPLICANTS_JOIN = 'join job_applicants on job_applicants.job_id = job.id';

/** The counts as a select list behind APPLICANTS_JOIN. */
export const APPLICANT_COLUMNS = `
  job_applicants.submitted as "applicationsCount", job_applicants.released as "applicantsReleased",
  job_applicants.submitted - job_applicants.released as "applicantsToRelease",
  job_applicants.released_to_reviewers as "releasedToReviewers",
  job_applicants.undecided as "applicationsUndecided"`;

export interface ApplicantCountsRow extends ApplicantCounts {
  releasedToReviewers: number;
}

export function toApplicantCounts(row: ApplicantCounts): ApplicantCounts {
  const { applicationsCount, applicantsReleased, applicantsToRelease, applicationsUndecided } = row;
  return { applicationsCount, applicantsReleased, applicantsToRelease, applicationsUndecided };
}
