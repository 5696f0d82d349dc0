import dayjs from 'dayjs';
import { z } from 'zod';
import { JobPayload } from '#modules/postings/contract/api/job';
import type { JobForEdit } from '#modules/postings/contract/api/responses';
import type { SalaryUnit } from '#modules/shared/salary';
import { inputDate } from '#web/lib/formatting/format';
import { salaryDoubts } from '#web/lib/formatting/salary';

type TextKey =
  | 'iu'
  | 'county'
  | 'salaryMin'
  | 'salaryMax'
  | 'salaryUnit'
  | 'geography'
  | 'districtSize'
  | 'boardReviewDays'
  | 'state';

/**
 * The values of the inputs under the payload's names: numbers and choices as text, days as YYYY-MM-DD, empty for none.
 */
export type JobValues = Omit<JobPayload, TextKey | 'status'> & Record<TextKey, string>;

const REVIEW_DAYS = 14;

/** The values of a new posting. `today` is YYYY-MM-DD. */
export function blankJob(today: string): JobValues {
  return {
    organization: '',
    iu: '',
    isRemote: false,
    contactsFirstName: '',
    contactsLastName: '',
    phoneNumber: '',
    phoneExt: '',
    email: '',
    addressLine1: '',
    addressLine2: '',
    city: '',
    state: 'PA',
    zipCode: '',
    county: '',
    externalListingNumber: '',
    title: '',
    position: '',
    startDate: today,
    endDate: today,
    isExternalPost: true,
    externalUrl: '',
    geography: '',
    districtSize: '',
    isSalaryShow: false,
    salaryMin: '',
    salaryMax: '',
    salaryUnit: 'year',
    isProfileRequired: true,
    isHot: false,
    isFeatured: false,
    isPerformanceAssessment: false,
    performanceAssessmentURL: '',
    isBoardReview: false,
    boardReviewDays: dayjs(today).add(REVIEW_DAYS, 'day').format('YYYY-MM-DD'),
    reviewers: [],
    isEssayRequired: false,
    essayQuestion: '',
    description: '',
  };
}

/** The input values of a saved posting. */
export function jobValues(job: JobForEdit, today: string): JobValues {
  const blank = blankJob(today);
  const shared = Object.fromEntries(Object.keys(blank).map((name) => [name, job[name as keyof JobForEdit]]));
  return {
    ...(shared as JobValues),
    organization: job.organization.accountNumber,
    position: job.position.id,
    iu: toText(job.iu),
    county: toText(job.county),
    salaryMin: toText(job.salaryMin),
    salaryMax: toText(job.salaryMax),
    startDate: inputDate(job.startDate),
    endDate: inputDate(job.endDate),
    boardReviewDays: inputDate(job.boardReviewDays) || later(blank.boardReviewDays, inputDate(job.endDate)),
  };
}

const toText = (value: number | null) => (value === null ? '' : String(value));
const toNumber = (value: string) => (value === '' ? null : Number(value));
/** A text that is no number, such as "1e5", stays none, for its message. */
const toAmount = (value: string) => (/^(-?\d+(\.\d+)?)?$/.test(value) ? toNumber(value) : Number.NaN);
const later = (one: string, other: string) => (one > other ? one : other);

/** `jobData` without status and version. Reviewers and their date are included only with a board review. */
export function jobPayload(values: JobValues) {
  return {
    ...values,
    iu: toNumber(values.iu),
    county: values.state === 'PA' ? toNumber(values.county) : null,
    salaryMin: toAmount(values.salaryMin),
    salaryMax: toAmount(values.salaryMax),
    boardReviewDays: values.isBoardReview ? values.boardReviewDays : null,
    reviewers: values.isBoardReview ? values.reviewers : [],
  };
}

/** The server's schema applied to the input values; problems have the names of the inputs. */
export const JobForm = z.preprocess((values) => jobPayload(values as JobValues), JobPayload);

/** Keeps the board review date at or after the listing end date. */
export const clampReviewDate = (review: string, endDate: string) =>
  review && endDate ? later(review, endDate) : review;

/** Questions about implausible amounts, each with its label. */
export function postingSalaryDoubts({ salaryMin, salaryMax, salaryUnit }: JobValues): string[] {
  return salaryDoubts({ 'Minimum Salary': salaryMin, 'Maximum Salary': salaryMax }, salaryUnit as SalaryUnit);
}
