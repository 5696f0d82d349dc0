import { z } from 'zod';
import {
  DISTRICT_SIZES,
  GEOGRAPHIES,
  JOB_STATUSES,
  LAST_COUNTY,
  LAST_IU,
  REJECTION_REASONS,
  STATES,
  type StateCode,
} from './api-lists.js';
import { hasText, isWebAddress, JOB_LIMITS, JOB_MESSAGES } from './api-rules.js';

/**
 * The posting as the form edits it and `jobData` carries it: POST and PATCH /api/jobs (W5.12, W5.13).
 * Limits and messages are in api-rules.ts, lists in api-lists.ts, answers in api-answers.ts, queries in api-queries.ts,
 * the public search in api-search.ts.
 */

const required = (name: string, most: number) =>
  z
    .string({ error: `${name} is required` })
    .trim()
    .min(1, `${name} is required`)
    .max(most, tooLong(name, most));
const optional = (name: string, most: number) => z.string().trim().max(most, tooLong(name, most)).default('');
const tooLong = (name: string, most: number) => `${name} must be ${most} symbols or less`;

/** A plain local day, or an instant, which counts as its day in America/New_York (CLAUSES near W5.32). */
const date = (name: string) =>
  z
    .union([z.iso.date(), z.iso.datetime({ offset: true })], { error: `${name} is required` })
    .refine((value) => /^20\d\d/.test(value), `${name} should be in this century`);

const webAddress = (name: string, most: number) =>
  optional(name, most).refine((value) => value === '' || isWebAddress(value), JOB_MESSAGES.url);

const salary = (name: string) =>
  z
    .number(`${name} must be a number`)
    .min(0, `${name} must not be negative`)
    .max(999_999_999, `${name} is too large`)
    .multipleOf(0.01, `${name} must have two decimals at most`)
    .nullable()
    .default(null);

const numbered = (last: number) =>
  z.int(JOB_MESSAGES.notOfTheList).min(1).max(last, JOB_MESSAGES.notOfTheList).nullable().default(null);

const fields = z.object({
  organization: required('Organization', 20),
  iu: numbered(LAST_IU),
  isRemote: z.boolean().default(false),
  contactsFirstName: optional('First Name', JOB_LIMITS.contactsFirstName),
  contactsLastName: optional('Last Name', JOB_LIMITS.contactsLastName),
  phoneNumber: z
    .string({ error: 'Phone Number is required' })
    .min(1, 'Phone Number is required')
    .regex(/^(\(\d{3}\)\d{3}-\d{4})?$/, 'Please enter a valid phone number'),
  phoneExt: optional('Extension', JOB_LIMITS.phoneExt),
  email: z
    .string({ error: 'Email is required' })
    .trim()
    .min(1, 'Email is required')
    .max(JOB_LIMITS.email, tooLong('Email', JOB_LIMITS.email))
    .refine((value) => value === '' || z.email().safeParse(value).success, 'Invalid email address'),
  addressLine1: optional('Address', JOB_LIMITS.addressLine1),
  addressLine2: optional('Address', JOB_LIMITS.addressLine2),
  city: required('City', JOB_LIMITS.city),
  state: z.enum(Object.keys(STATES) as [StateCode, ...StateCode[]], { error: 'State is required' }).default('PA'),
  zipCode: required('Zip Code', JOB_LIMITS.zipCode).regex(/^\d*$/, 'Zip Code must have only digits'),
  county: numbered(LAST_COUNTY),
  externalListingNumber: optional('External Listing Number', JOB_LIMITS.externalListingNumber),
  status: z.enum(JOB_STATUSES).default('unsubmitted'),
  title: required('Title', JOB_LIMITS.title),
  position: z.uuid({ error: 'Position is required' }),
  startDate: date('Listing Start Date'),
  endDate: date('Listing End Date'),
  isExternalPost: z.boolean().default(true),
  externalUrl: webAddress('External URL', JOB_LIMITS.externalUrl),
  geography: z.enum(GEOGRAPHIES, { error: 'Geography is required' }),
  districtSize: z.enum(DISTRICT_SIZES, { error: 'District Size is required' }),
  isSalaryShow: z.boolean().default(false),
  salaryMin: salary('Minimum Salary'),
  salaryMax: salary('Maximum Salary'),
  isProfileRequired: z.boolean().default(true),
  isHot: z.boolean().default(false),
  isFeatured: z.boolean().default(false),
  isPerformanceAssessment: z.boolean().default(false),
  performanceAssessmentURL: webAddress('Performance Assessment URL', JOB_LIMITS.performanceAssessmentURL),
  isBoardReview: z.boolean().default(false),
  boardReviewDays: date('Board Review Date').nullable().default(null),
  reviewers: z.array(z.uuid()).max(50).default([]),
  isEssayRequired: z.boolean().default(false),
  essayQuestion: optional('Essay Question', JOB_LIMITS.essayQuestion),
  description: required('Position Description', JOB_LIMITS.description).refine(hasText, JOB_MESSAGES.description),
});

/** The fields as far as they came through: rules between them are told together with what is missing. */
type Partly = { [K in keyof z.infer<typeof fields>]?: z.infer<typeof fields>[K] };

const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' });
function dayOf(value: string | null | undefined): string | null {
  if (!value || Number.isNaN(Date.parse(value))) return null;
  return value.length === 10 ? value : day.format(new Date(value));
}
const inOrder = <T>(first: T | null | undefined, second: T | null | undefined) =>
  first == null || second == null || first <= second;

/** What one field asks of another; each problem lands at the field to change. */
const RULES: [path: keyof Partly, message: string, holds: (job: Partly) => boolean][] = [
  ['county', JOB_MESSAGES.county, (job) => job.state !== 'PA' || job.county != null],
  ['endDate', JOB_MESSAGES.endBeforeStart, (job) => inOrder(dayOf(job.startDate), dayOf(job.endDate))],
  ['externalUrl', JOB_MESSAGES.externalUrl, (job) => !job.isExternalPost || !!job.externalUrl],
  [
    'performanceAssessmentURL',
    JOB_MESSAGES.performanceUrl,
    (job) => !job.isPerformanceAssessment || !!job.performanceAssessmentURL,
  ],
  ['essayQuestion', JOB_MESSAGES.essayQuestion, (job) => !job.isEssayRequired || !!job.essayQuestion],
  ['boardReviewDays', JOB_MESSAGES.reviewDate, (job) => !job.isBoardReview || !!job.boardReviewDays],
  [
    'boardReviewDays',
    JOB_MESSAGES.reviewBeforeEnd,
    (job) => !job.isBoardReview || inOrder(dayOf(job.endDate), dayOf(job.boardReviewDays)),
  ],
  ['salaryMax', JOB_MESSAGES.salaryOrder, (job) => inOrder(job.salaryMin, job.salaryMax)],
];

const isObject = (payload: { value: unknown }) => typeof payload.value === 'object' && payload.value !== null;

function withRules<S extends z.ZodObject>(schema: S): S {
  return RULES.reduce(
    (checked, [path, message, holds]) =>
      checked.refine((job) => holds(job as Partly), { path: [path], message, when: isObject }),
    schema,
  );
}

/** `jobData` of POST /api/jobs. `status` is the wish: unsubmitted saves, open or pendingApproval posts (near W6.21). */
export const JobPayload = withRules(fields);
export type JobPayload = z.infer<typeof JobPayload>;
/** What a form holds: the same before defaults are filled in. */
export type JobPayloadInput = z.input<typeof JobPayload>;

const edition = z.object({
  /** Must be the id of the address when sent. */
  id: z.uuid().optional(),
  /** The version the editor loaded: missing is 400, stale is 409 (CLAUSES near W5.13). */
  version: z.int(),
});

/** `jobData` of PATCH /api/jobs/{id} that saves or posts. */
export const JobChange = withRules(fields.extend({ ...edition.shape, deletedFiles: z.array(z.uuid()).default([]) }));
export type JobChange = z.infer<typeof JobChange>;

/** `jobData` of PATCH /api/jobs/{id} that closes, fills or rejects; whatever else it carries is not stored. */
export const JobDecision = edition.extend({
  status: z.enum(['closed', 'filled', 'rejected']),
  /** Without it rejecting is 422 (W6.9). */
  rejectionReason: z.enum(REJECTION_REASONS).optional(),
});
export type JobDecision = z.infer<typeof JobDecision>;

/** What tells the two apart. */
export const JobWish = z.object({ status: z.enum(JOB_STATUSES).default('unsubmitted') });

/** Body of PATCH /api/jobs/{id}/status; rejecting needs a reason and so goes by PATCH /api/jobs/{id} (W6.21). */
export const StatusChange = z.object({ status: z.enum(JOB_STATUSES) });
export type StatusChange = z.infer<typeof StatusChange>;
