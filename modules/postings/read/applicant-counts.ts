import type { ApplicantCounts } from '../domain/listing-text.js';

/** Joins table `job` with the counts of its applications, which a trigger keeps in the transaction of each change. */
export const APPLICANTS_JOIN = 'left join job_applicants applicants on applicants.job_id = job.id';

/** The counts as a select list behind APPLICANTS_JOIN. */
export const APPLICANT_COLUMNS = `
  coalesce(applicants.submitted, 0) as "applicationsCount", coalesce(applicants.released, 0) as "applicantsReleased",
  coalesce(applicants.submitted - applicants.released, 0) as "applicantsToRelease",
  coalesce(applicants.released_to_reviewers, 0) as "releasedToReviewers"`;

export interface ApplicantCountsRow extends ApplicantCounts {
  releasedToReviewers: number;
}

export function toApplicantCounts(row: ApplicantCounts): ApplicantCounts {
  const { applicationsCount, applicantsReleased, applicantsToRelease } = row;
  return { applicationsCount, applicantsReleased, applicantsToRelease };
}
