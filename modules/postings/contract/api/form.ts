import { z } from 'zod';
import { isStorable, requiredName, unstorableMessage } from '#modules/shared/text.js';
import { JobPayload } from './job.js';
import { JobForEdit, ManagedJob } from './responses.js';
import { JOB_LIMITS, MAX_REVIEWERS } from './rules.js';

/** Requests of the posting form while it is filled in: /api/jobs/autosave, /like and /usual-salary. */

/** Characters of JSON. A closing page can send 64 KB. */
const MAX_AUTOSAVE_LENGTH = 40_000;

const TOO_LONG = 'What you typed is too long to be kept. Save Position says which field to shorten.';

const { status: _, ...fields } = JobPayload.shape;
const names = Object.keys(fields) as [keyof typeof fields, ...(keyof typeof fields)[]];

const TypedValue = z.union([
  z.string().refine(isStorable, unstorableMessage('A field')),
  z.boolean(),
  z.array(z.uuid()).max(MAX_REVIEWERS),
]);

const StoredValue = z.union([z.string(), z.boolean(), z.array(z.uuid())]);

/** The values of the inputs as typed: of the right form, and none of them need be valid. */
export const TypedJob = z
  .partialRecord(z.enum(names), TypedValue)
  .refine((values) => JSON.stringify(values).length <= MAX_AUTOSAVE_LENGTH, TOO_LONG);
export type TypedJob = z.infer<typeof TypedJob>;

/**
 * The order of what one open form sends: later input has a higher number. Input counts as older than what the form has
 * sent since, whatever order the requests arrive in.
 */
export const InputOrder = z.object({
  /** A random number of the form, in hexadecimal digits. */
  form: z.string().regex(/^[\da-f]{32}$/),
  sequence: z.int32().min(1),
  /** `savedAt` of input that another form kept and this one offered: it was used or discarded. */
  answered: z.iso.datetime().optional(),
});
export type InputOrder = z.infer<typeof InputOrder>;

/** PUT /api/jobs/autosave: of a new posting. */
export const AutosaveRequest = InputOrder.extend({
  /** Null if nothing typed is left to keep. */
  values: TypedJob.nullable(),
  /** Files were added or removed, which is not kept. */
  hasFiles: z.boolean(),
});
export type AutosaveRequest = z.infer<typeof AutosaveRequest>;

/** PUT /api/jobs/{id}/autosave, with the version that the form had loaded. */
export const JobAutosaveRequest = AutosaveRequest.extend({ version: z.int32().min(1) });
export type JobAutosaveRequest = z.infer<typeof JobAutosaveRequest>;

/** `savedAt` is null if nothing is kept: nothing was typed, or the form has sent later input. */
export const AutosavedResponse = z.object({ savedAt: z.iso.datetime().nullable() });
export type AutosavedResponse = z.infer<typeof AutosavedResponse>;

/**
 * GET of both: the latest input that a form kept; null if everything typed was saved. `version` is null for a new
 * posting.
 */
export const AutosaveResponse = z.object({
  autosave: z
    .object({
      savedAt: z.iso.datetime(),
      // Sanitizing may have lengthened a description, and resolved its entities.
      values: z.partialRecord(z.enum(names), StoredValue),
      hasFiles: z.boolean(),
      version: z.int().nullable(),
    })
    .nullable(),
});
export type AutosaveResponse = z.infer<typeof AutosaveResponse>;

const AccountNumber = z.string().max(20);

/** GET /api/jobs/like. `except` is the posting itself. */
export const LikeJobQuery = z.object({
  organization: AccountNumber,
  title: requiredName('Title', JOB_LIMITS.title),
  except: z.uuid().optional(),
});
export type LikeJobQuery = z.infer<typeof LikeJobQuery>;

/** The newest open, queued or waiting posting of the organization with a like title. */
export const LikeJobResponse = z.object({
  job: ManagedJob.pick({
    id: true,
    title: true,
    jobListingNumber: true,
    status: true,
    startDate: true,
    endDate: true,
  }).nullable(),
});
export type LikeJobResponse = z.infer<typeof LikeJobResponse>;

/** GET /api/jobs/usual-salary. */
export const UsualSalaryQuery = z.object({ organization: AccountNumber, position: z.uuid() });
export type UsualSalaryQuery = z.infer<typeof UsualSalaryQuery>;

/** Medians of the organization's latest postings for the position that had a salary; null without one. */
export const UsualSalaryResponse = z.object({
  usual: JobForEdit.pick({ salaryMin: true, salaryMax: true, salaryUnit: true })
    .extend({ postings: z.int() })
    .nullable(),
});
export type UsualSalaryResponse = z.infer<typeof UsualSalaryResponse>;
