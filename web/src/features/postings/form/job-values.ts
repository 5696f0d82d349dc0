import dayjs from 'dayjs';
import { z } from 'zod';
import { JobPayload } from '../../../../../modules/postings/contract/api';
import type { JobForEdit } from '../../../../../modules/postings/contract/api-answers';
import { inputDate } from '../../../lib/format';

type Text = 'iu' | 'county' | 'salaryMin' | 'salaryMax' | 'geography' | 'districtSize' | 'boardReviewDays' | 'state';

/** What the inputs hold: the payload's names, numbers and choices as text, days as YYYY-MM-DD, empty for none. */
export type JobValues = Omit<JobPayload, Text | 'status'> & Record<Text, string>;

const REVIEW_DAYS = 14;

/** A new posting (W5.16, W5.17). `today` is YYYY-MM-DD. */
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

/** The saved posting as the inputs hold it (W5.14). */
export function jobValues(job: JobForEdit, today: string): JobValues {
  const blank = blankJob(today);
  const kept = Object.fromEntries(Object.keys(blank).map((name) => [name, job[name as keyof JobForEdit]]));
  return {
    ...(kept as JobValues),
    organization: job.organization.accountNumber,
    position: job.position.id,
    iu: text(job.iu),
    county: text(job.county),
    salaryMin: text(job.salaryMin),
    salaryMax: text(job.salaryMax),
    startDate: inputDate(job.startDate),
    endDate: inputDate(job.endDate),
    boardReviewDays: inputDate(job.boardReviewDays) || latest(blank.boardReviewDays, inputDate(job.endDate)),
  };
}

const text = (value: number | null) => (value === null ? '' : String(value));
const number = (value: string) => (value === '' ? null : Number(value));
const latest = (one: string, other: string) => (one > other ? one : other);

/** `jobData` without status and version; reviewers and their date go only with a board review (W5.44). */
export function jobPayload(values: JobValues) {
  return {
    ...values,
    iu: number(values.iu),
    county: values.state === 'PA' ? number(values.county) : null,
    salaryMin: number(values.salaryMin),
    salaryMax: number(values.salaryMax),
    boardReviewDays: values.isBoardReview ? values.boardReviewDays : null,
    reviewers: values.isBoardReview ? values.reviewers : [],
  };
}

/** The schema of the server over what the inputs hold: problems carry the names of the inputs. */
export const JobForm = z.preprocess((values) => jobPayload(values as JobValues), JobPayload);

/** The board review date never stays before the listing end date (W5.33). */
export const pushedReview = (review: string, endDate: string) => (review && endDate ? latest(review, endDate) : review);
