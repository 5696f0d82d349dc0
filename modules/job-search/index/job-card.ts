import type { ListedJob } from '#modules/postings/contract/listed-jobs.js';
import type { JobListItem } from '../contract/api/search.js';

/** The list item of a job. It is indexed as JSON and returned as it is, so every field is set here. */
export function toCard(
  job: ListedJob,
  accountName: string,
  position: { name: string; type: string } = { name: job.positionName, type: job.positionType },
): JobListItem {
  return {
    id: job.id,
    title: job.title,
    position: { id: job.positionId, name: position.name, type: position.type },
    organization: { accountNumber: job.accountNumber, accountName },
    jobListingNumber: job.jobListingNumber,
    externalListingNumber: job.externalListingNumber,
    city: job.city,
    state: job.state,
    startDate: job.startDate.toISOString(),
    endDate: job.endDate.toISOString(),
    isExternalPost: job.isExternalPost,
    externalUrl: job.externalUrl,
    isFeatured: job.isFeatured,
    isRemote: job.isRemote,
    salaryMin: job.salaryMin,
    salaryMax: job.salaryMax,
    salaryUnit: job.salaryUnit,
  };
}
