import type { JobFileView, ManagedJob } from '../contract/api-answers.js';
import { JOB_STATUSES } from '../contract/api-lists.js';
import type { Job } from '../domain/job.js';
import type { JobFile } from '../domain/job-file.js';

/** What every answer about a posting says of it. */
export function headOf(job: Job) {
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

/** The rest of what the public may read of a posting; the salary as stored. */
export function detailsOf(job: Job, files: readonly JobFile[]) {
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
    isSalaryShow: job.isSalaryShow,
    salaryMin: job.salaryMin ?? null,
    salaryMax: job.salaryMax ?? null,
    isProfileRequired: job.isProfileRequired,
    isFeatured: job.isFeatured,
    isPerformanceAssessment: job.isPerformanceAssessment,
    performanceAssessmentURL: job.performanceAssessmentURL,
    isEssayRequired: job.isEssayRequired,
    essayQuestion: job.essayQuestion,
    description: job.description,
    files: files.map(fileView),
  };
}

function fileView({ id, fileName, size }: JobFile): JobFileView {
  return { id, fileName, size };
}

/** A row of a list that is read inside the product. */
export function rowOf(job: Job, now: Date): ManagedJob {
  return { ...headOf(job), statusCode: statusCode(job), version: job.version, isExpired: job.endDate < now };
}

/** CLAUSES near W5.19. */
export function statusCode({ status }: Pick<Job, 'status'>): number {
  return JOB_STATUSES.indexOf(status);
}
