import { JOB_STATUSES } from '../contract/api/lists.js';
import type { JobFileResponse, ManagedJob } from '../contract/api/responses.js';
import type { ApplicantCounts } from '../domain/listing-text.js';
import type { JobDetails, JobHead, JobRow } from './job-columns.js';
import { isPublic } from './job-visibility.js';

/** Fields of every response about a posting. */
export function toJobHead(job: Omit<JobHead, 'postedAt'>) {
  return {
    id: job.id,
    title: job.title,
    position: { id: job.positionId, name: job.positionName, type: job.positionType },
    organization: { accountNumber: job.organization, accountName: job.organizationName },
    jobListingNumber: job.jobListingNumber ?? null,
    externalListingNumber: job.externalListingNumber,
    status: job.status,
    city: job.city,
    state: job.state,
    zipCode: job.zipCode,
    startDate: job.startDate.toISOString(),
    endDate: job.endDate.toISOString(),
    isExternalPost: job.isExternalPost,
    updatedAt: job.updatedAt.toISOString(),
  };
}

/** Further public fields of a posting; the salary as stored, even if it is hidden. */
export function toJobDetails(job: Omit<JobDetails, 'creatorId' | 'deletedAt'>, files: readonly JobFileResponse[]) {
  return {
    iu: job.iu ?? null,
    isRemote: job.isRemote,
    contactsFirstName: job.contactsFirstName,
    contactsLastName: job.contactsLastName,
    phoneNumber: job.phoneNumber,
    phoneExt: job.phoneExt,
    email: job.email,
    addressLine1: job.addressLine1,
    addressLine2: job.addressLine2,
    county: job.county ?? null,
    externalUrl: job.externalUrl,
    geography: job.geography,
    districtSize: job.districtSize,
    isSalaryShow: job.showsSalary,
    salaryMin: job.salaryMin ?? null,
    salaryMax: job.salaryMax ?? null,
    salaryUnit: job.salaryUnit,
    isProfileRequired: job.isProfileRequired,
    isFeatured: job.isFeatured,
    isPerformanceAssessment: job.isPerformanceAssessment,
    performanceAssessmentURL: job.performanceAssessmentURL,
    isEssayRequired: job.isEssayRequired,
    essayQuestion: job.essayQuestion,
    description: job.description,
    files: [...files],
  };
}

/** A row of the lists for signed-in users. */
export function toManagedJob(
  job: JobRow & Pick<ApplicantCounts, 'applicationsCount' | 'applicationsUndecided'>,
  now: Date,
): ManagedJob {
  const { version, isApproved, applicationsCount, applicationsUndecided } = job;
  return {
    ...toJobHead(job),
    statusCode: statusCode(job),
    version,
    isExpired: job.endDate < now,
    isPublic: isPublic(job, now),
    boardReviewDays: job.reviewBy?.toISOString() ?? null,
    rejectedAt: job.rejectedAt?.toISOString() ?? null,
    isApproved,
    applicationsCount,
    applicationsUndecided,
  };
}

/** near W5.19. */
export function statusCode({ status }: Pick<JobHead, 'status'>): number {
  return JOB_STATUSES.indexOf(status);
}
