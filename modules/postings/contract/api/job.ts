import { z } from 'zod';
import { MAX_COUNTY_NUMBER, MAX_IU_NUMBER } from '#modules/directory/contract/api/choices.js';
import { FillOutcomes, SeenStages } from '#modules/shared/fill-outcomes.js';
import { DISTRICT_SIZES, GEOGRAPHIES } from '#modules/shared/geography.js';
import { PHONE, PHONE_MESSAGE } from '#modules/shared/phone.js';
import { SALARY_UNITS } from '#modules/shared/salary.js';
import { STATES, type StateCode } from '#modules/shared/states.js';
import {
  optionalBlock,
  optionalLine,
  optionalName,
  requiredLine,
  requiredName,
  textBlock,
  tooLongMessage,
} from '#modules/shared/text.js';
import { date, listingDay, optionalNumber, salary, webUrl } from './fields.js';
import { JOB_STATUSES, REJECTION_REASONS } from './lists.js';
import { hasText, JOB_LIMITS, JOB_MESSAGES, MAX_REVIEWERS } from './rules.js';

/**
 * The posting as edited by the form and sent as `jobData`: POST and PATCH /api/jobs (W5.12, W5.13).
 * Limits and messages are in rules.ts, enumerations in lists.ts, responses in responses.ts, list parameters
 * in queries.ts, the public search in search.ts.
 */

const fields = z.object({
  organization: requiredLine('Organization', 20),
  iu: optionalNumber(MAX_IU_NUMBER),
  isRemote: z.boolean().default(false),
  contactsFirstName: optionalName('First Name', JOB_LIMITS.contactsFirstName),
  contactsLastName: optionalName('Last Name', JOB_LIMITS.contactsLastName),
  phoneNumber: z
    .string({ error: 'Phone Number is required' })
    .min(1, 'Phone Number is required')
    .refine((phone) => phone === '' || PHONE.test(phone), PHONE_MESSAGE),
  phoneExt: optionalLine('Extension', JOB_LIMITS.phoneExt),
  email: z
    .string({ error: 'Email is required' })
    .trim()
    .min(1, 'Email is required')
    .max(JOB_LIMITS.email, tooLongMessage('Email', JOB_LIMITS.email))
    .refine((value) => value === '' || z.email().safeParse(value).success, 'Invalid email address'),
  addressLine1: optionalLine('Address', JOB_LIMITS.addressLine1),
  addressLine2: optionalLine('Address', JOB_LIMITS.addressLine2),
  city: requiredName('City', JOB_LIMITS.city),
  state: z.enum(Object.keys(STATES) as [StateCode, ...StateCode[]], { error: 'State is required' }).default('PA'),
  zipCode: requiredLine('Zip Code', JOB_LIMITS.zipCode).regex(/^\d*$/, 'Zip Code must have only digits'),
  county: optionalNumber(MAX_COUNTY_NUMBER),
  externalListingNumber: optionalLine('External Listing Number', JOB_LIMITS.externalListingNumber),
  status: z.enum(JOB_STATUSES).default('unsubmitted'),
  title: requiredName('Title', JOB_LIMITS.title),
  position: z.uuid({ error: 'Position is required' }),
  startDate: date('Listing Start Date'),
  endDate: date('Listing End Date'),
  isExternalPost: z.boolean().default(true),
  externalUrl: webUrl('External URL', JOB_LIMITS.externalUrl),
  geography: z.enum(GEOGRAPHIES, { error: 'Geography is required' }),
  districtSize: z.enum(DISTRICT_SIZES, { error: 'District Size is required' }),
  isSalaryShow: z.boolean().default(false),
  salaryMin: salary('Minimum Salary'),
  salaryMax: salary('Maximum Salary'),
  salaryUnit: z.enum(SALARY_UNITS, JOB_MESSAGES.notOfTheList).default('year'),
  isProfileRequired: z.boolean().default(true),
  isHot: z.boolean().default(false),
  isFeatured: z.boolean().default(false),
  isPerformanceAssessment: z.boolean().default(false),
  performanceAssessmentURL: webUrl('Performance Assessment URL', JOB_LIMITS.performanceAssessmentURL),
  isBoardReview: z.boolean().default(false),
  boardReviewDays: date('Board Review Date').nullable().default(null),
  reviewers: z.array(z.uuid()).max(MAX_REVIEWERS).default([]),
  isEssayRequired: z.boolean().default(false),
  essayQuestion: optionalBlock('Essay Question', JOB_LIMITS.essayQuestion),
  description: textBlock('Position Description', JOB_MESSAGES.description)
    .min(1, JOB_MESSAGES.description)
    .max(JOB_LIMITS.description, tooLongMessage('Position Description', JOB_LIMITS.description))
    .refine(hasText, JOB_MESSAGES.description),
});

/** The fields of a template: neither dates and state, nor those of one posting only. */
export const TEMPLATE_FIELDS = fields.omit({
  organization: true,
  status: true,
  startDate: true,
  endDate: true,
  externalListingNumber: true,
  boardReviewDays: true,
  reviewers: true,
});
export type TemplateContent = Partial<z.infer<typeof TEMPLATE_FIELDS>>;

/** The valid fields: rules between fields are checked even if other fields are missing. */
type PartialJob = { [K in keyof z.infer<typeof fields>]?: z.infer<typeof fields>[K] };

const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' });
function toLocalDay(value: string | null | undefined): string | null {
  if (!value || Number.isNaN(Date.parse(value))) return null;
  return value.length === 10 ? value : day.format(new Date(value));
}
const isInOrder = <T>(first: T | null | undefined, second: T | null | undefined) =>
  first == null || second == null || first <= second;

/** Rules between fields; each issue is reported at the field to change. */
const RULES: [path: keyof PartialJob, message: string, holds: (job: PartialJob) => boolean][] = [
  ['county', JOB_MESSAGES.county, (job) => job.state !== 'PA' || job.county != null],
  ['endDate', JOB_MESSAGES.endBeforeStart, (job) => isInOrder(toLocalDay(job.startDate), toLocalDay(job.endDate))],
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
    (job) => !job.isBoardReview || isInOrder(toLocalDay(job.endDate), toLocalDay(job.boardReviewDays)),
  ],
  ['salaryMax', JOB_MESSAGES.salaryOrder, (job) => isInOrder(job.salaryMin, job.salaryMax)],
];

const isObject = (payload: { value: unknown }) => typeof payload.value === 'object' && payload.value !== null;

function withRules<S extends z.ZodObject>(schema: S): S {
  return RULES.reduce(
    (checked, [path, message, holds]) =>
      checked.refine((job) => holds(job as PartialJob), { path: [path], message, when: isObject }),
    schema,
  );
}

/** `jobData` of POST /api/jobs. Requested `status`: unsubmitted saves, open or pendingApproval posts (near W6.21). */
export const JobPayload = withRules(fields);
export type JobPayload = z.infer<typeof JobPayload>;
/** The form's values, before defaults are applied. */
export type JobPayloadInput = z.input<typeof JobPayload>;

const edition = z.object({
  /** Must equal the id in the URL, if sent. */
  id: z.uuid().optional(),
  /** The loaded version, for optimistic locking: missing is 400, stale is 409 (near W5.13). */
  version: z.int(),
});

/** `jobData` of PATCH /api/jobs/{id} that saves or posts. */
export const JobChange = withRules(fields.extend({ ...edition.shape, deletedFiles: z.array(z.uuid()).default([]) }));
export type JobChange = z.infer<typeof JobChange>;

/**
 * Body of POST /api/jobs/preview: the posting as POST /api/jobs takes it, and as a change the posting whose files it
 * shows. Nothing is stored.
 */
export const PreviewRequest = withRules(
  fields.extend({ id: z.uuid().optional(), deletedFiles: z.array(z.uuid()).default([]) }),
);
export type PreviewRequest = z.infer<typeof PreviewRequest>;

/** `jobData` of PATCH /api/jobs/{id} that closes, fills or rejects; other fields are ignored. */
export const JobDecision = edition.extend({
  status: z.enum(['closed', 'filled', 'rejected']),
  /** Rejecting without a reason is 422 (W6.9). */
  rejectionReason: z.enum(REJECTION_REASONS).optional(),
  /** Of `filled` only, as in StatusChange. */
  outcomes: FillOutcomes.optional(),
});
export type JobDecision = z.infer<typeof JobDecision>;

/** The discriminator between JobChange and JobDecision. */
export const RequestedStatus = z.object({ status: z.enum(JOB_STATUSES).default('unsubmitted') });

/** New dates of a listing, as local days. Without one of them it stays as it is. */
const listingDates = {
  startDate: listingDay('Listing Start Date').optional(),
  endDate: listingDay('Listing End Date').optional(),
};
export type ListingDates = { [day in keyof typeof listingDates]?: string | undefined };

/**
 * Body of PATCH /api/jobs/{id}/status. Rejecting needs a reason, so it uses PATCH /api/jobs/{id} (W6.21). `outcomes`
 * and `seen` are of `filled` only: one for everybody who applied (T43). Dates are of `open` only: they change with the Post, which
 * extends or schedules a posting (W5.50). With a `version`, a posting that was changed since is left as it is (409).
 */
export const StatusChange = z
  .object({
    status: z.enum(JOB_STATUSES),
    version: z.int().optional(),
    outcomes: FillOutcomes.optional(),
    seen: SeenStages.optional(),
    ...listingDates,
  })
  .superRefine(({ status, ...change }, { addIssue }) => {
    for (const path of ['startDate', 'endDate'] as const)
      if (change[path] !== undefined && status !== 'open')
        addIssue({ code: 'custom', path: [path], message: JOB_MESSAGES.datesOfPostOnly });
  });
export type StatusChange = z.infer<typeof StatusChange>;
