import type { Job } from '../domain/job.js';

/** Properties of a posting in every list and detail. */
const HEAD = [
  'id',
  'version',
  'title',
  'positionId',
  'positionName',
  'positionType',
  'organization',
  'organizationName',
  'jobListingNumber',
  'externalListingNumber',
  'status',
  'city',
  'state',
  'zipCode',
  'startDate',
  'endDate',
  'isExternalPost',
  'updatedAt',
  'rejectionReason',
  'isBoardReview',
  'reviewBy',
  'postedAt',
] as const satisfies readonly (keyof Job & string)[];

/** Further properties of a posting's page and form. */
const DETAILS = [
  'creatorId',
  'deletedAt',
  'iu',
  'isRemote',
  'contactsFirstName',
  'contactsLastName',
  'phoneNumber',
  'phoneExt',
  'email',
  'addressLine1',
  'addressLine2',
  'county',
  'externalUrl',
  'geography',
  'districtSize',
  'showsSalary',
  'salaryMin',
  'salaryMax',
  'salaryUnit',
  'isProfileRequired',
  'isFeatured',
  'isHot',
  'isPerformanceAssessment',
  'performanceAssessmentURL',
  'isEssayRequired',
  'essayQuestion',
  'description',
  'reviewers',
] as const satisfies readonly (keyof Job & string)[];

export type JobHead = Pick<Job, (typeof HEAD)[number]>;
/** A posting in the lists for signed-in users. */
export type JobRow = JobHead & Pick<Job, 'rejectedAt'> & { isApproved: boolean };
export type JobDetails = Pick<Job, (typeof DETAILS)[number]>;

/** Columns whose name does not follow from the property. */
const COLUMNS: Partial<Record<keyof Job, string>> = {
  performanceAssessmentURL: 'performance_assessment_url',
  reviewBy: 'board_review_days',
  showsSalary: 'is_salary_show',
  // The driver returns numeric as text.
  salaryMin: 'salary_min::float8',
  salaryMax: 'salary_max::float8',
};

const DATES = ['startDate', 'endDate', 'updatedAt', 'rejectedAt', 'reviewBy', 'postedAt', 'deletedAt'];

export const HEAD_COLUMNS = selectList(HEAD);
export const ROW_COLUMNS = `${HEAD_COLUMNS}, job.rejected_at as "rejectedAt", job.approved_at is not null as "isApproved"`;
export const DETAIL_COLUMNS = selectList(DETAILS);

function selectList(properties: readonly (keyof Job & string)[]): string {
  return properties
    .map((property) => {
      const column = COLUMNS[property] ?? property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
      return `job.${column} as "${property}"`;
    })
    .join(', ');
}

/** Converts the dates of a row, which the driver returns as text. */
export function withDates<T extends object>(row: T): T {
  const dates: Record<string, Date> = {};
  for (const name of DATES) {
    const text = row[name as keyof T];
    if (typeof text === 'string') dates[name] = new Date(text);
  }
  return { ...row, ...dates };
}
