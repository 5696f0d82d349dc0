import type { JobFileResponse } from '../contract/api/responses.js';
import { deadlineText, isAccepting } from '../domain/listing-text.js';
import type { JobDetails, JobHead } from './job-columns.js';
import { toJobDetails, toJobHead } from './job-response.js';
import type { SalaryHistory } from './salary-history.js';

/** The fields of a posting's page that are the same for everybody. */
export function toVisitorView(
  job: Omit<JobHead, 'postedAt'> & Omit<JobDetails, 'creatorId' | 'deletedAt'>,
  files: readonly JobFileResponse[],
  now: Date,
  salaryHistory: SalaryHistory,
) {
  return {
    ...toJobHead(job),
    ...toJobDetails(job, files),
    ...(job.showsSalary ? {} : { salaryMin: null, salaryMax: null }),
    deadlineText: deadlineText(job, now),
    isAccepting: isAccepting(job, now),
    asksForSalaryHistory: salaryHistory.isAskedIn(job.county),
  };
}
