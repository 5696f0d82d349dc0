import type { SalaryUnit } from '#modules/shared/salary.js';
import type { JobListItem } from '../contract/api/search.js';

/** The columns of a posting that are indexed. */
export interface JobRow {
  id: string;
  title: string;
  description: string;
  organization: string;
  organization_name: string;
  position_id: string;
  position_name: string;
  position_type: string;
  geography: string;
  job_listing_number: number | null;
  external_listing_number: string;
  city: string;
  state: string;
  zip_code: string;
  start_date: string | Date;
  end_date: string | Date;
  is_external_post: boolean;
  external_url: string;
  is_featured: boolean;
  is_hot: boolean;
  is_remote: boolean;
  county: number | null;
  iu: number | null;
  is_salary_show: boolean;
  salary_min: string | null;
  salary_max: string | null;
  salary_unit: SalaryUnit;
}

/** The list item of a posting. It is indexed as JSON and returned as it is, so every field is set here. */
export function toCard(
  job: JobRow,
  accountName: string,
  position: { name: string; type: string } = { name: job.position_name, type: job.position_type },
): JobListItem {
  return {
    id: job.id,
    title: job.title,
    position: { id: job.position_id, name: position.name, type: position.type },
    organization: { accountNumber: job.organization, accountName },
    jobListingNumber: job.job_listing_number,
    externalListingNumber: job.external_listing_number,
    city: job.city,
    state: job.state,
    startDate: new Date(job.start_date).toISOString(),
    endDate: new Date(job.end_date).toISOString(),
    isExternalPost: job.is_external_post,
    externalUrl: job.external_url,
    isFeatured: job.is_featured,
    isRemote: job.is_remote,
    salaryMin: shownAmount(job, job.salary_min),
    salaryMax: shownAmount(job, job.salary_max),
    salaryUnit: job.salary_unit,
  };
}

const shownAmount = (job: JobRow, amount: string | null) =>
  job.is_salary_show && amount !== null ? Number(amount) : null;
