import { z } from 'zod';
import { Privilege } from './api-rights.js';
import { privilegeField } from './api-users.js';

/** Lengths in characters (W1.3; document 2, section 9). */
export const POSTING_ACCESS_LIMITS = { organization: 100, message: 1000 } as const;

const unstorable = (label: string) => `${label} holds characters that cannot be kept`;

/** What /requests/job-posting asks for (W1.1–W1.3); the organization by name, also one that is not in the directory. */
export const PostingAccessForm = z.object({
  organization: z
    .string('Organization is a required field')
    .trim()
    .min(1, 'Organization is a required field')
    .max(
      POSTING_ACCESS_LIMITS.organization,
      `Organization must be ${POSTING_ACCESS_LIMITS.organization} characters or less`,
    )
    .refine((text) => text.isWellFormed() && !/\p{Cc}/u.test(text), unstorable('Organization')),
  message: z
    .string('Message must be a text')
    .trim()
    .max(POSTING_ACCESS_LIMITS.message, `Message must be ${POSTING_ACCESS_LIMITS.message} characters or less`)
    .refine((text) => text.isWellFormed() && !/[^\P{Cc}\n\r\t]/u.test(text), unstorable('Message'))
    .default(''),
});
export type PostingAccessForm = z.infer<typeof PostingAccessForm>;

/** POST /api/common/job-posting (W1.4). Name and e-mail go along, but the account's own are what counts. */
export const PostingAccessRequestBody = PostingAccessForm.extend({
  name: z.string().max(200).optional(),
  email: z.string().max(200).optional(),
});
export type PostingAccessRequestBody = z.infer<typeof PostingAccessRequestBody>;

export const POSTING_ACCESS_CODES = {
  /** An open request of the same person for the same organization (T35). */
  alreadyAsked: 'already_asked',
  /** The person may post for the organization already. */
  alreadyGranted: 'already_granted',
  /** Somebody has granted or declined the request in the meantime. */
  alreadyDecided: 'already_decided',
} as const;

/** GET /api/posting-access-requests?offset&limit: the open ones, newest first. */
export const OpenPostingAccessRequest = z.object({
  id: z.uuid(),
  requestedAt: z.iso.datetime(),
  /** As the person wrote it. */
  organization: z.string(),
  message: z.string(),
  user: z.object({ id: z.uuid(), firstName: z.string(), lastName: z.string(), email: z.string() }),
});
export type OpenPostingAccessRequest = z.infer<typeof OpenPostingAccessRequest>;

/** PATCH /api/posting-access-requests/{id}/grant: what the person gets (W1.7); the organization by account number. */
export const PostingAccessGrant = z.object({
  privilege: privilegeField.default(Privilege.JobPosting),
  organization: z.string('Choose an organization').trim().min(1, 'Choose an organization').max(20),
});
export type PostingAccessGrant = z.infer<typeof PostingAccessGrant>;
