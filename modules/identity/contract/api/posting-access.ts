import { z } from 'zod';
import { Privilege } from '#modules/shared/privileges.js';
import { nameLine, textBlock } from '#modules/shared/text.js';

/** Lengths in characters (W1.3; document 2, section 9). */
export const POSTING_ACCESS_LIMITS = { organization: 100, message: 1000, reason: 500 } as const;

/** The form of /requests/job-posting (W1.1–W1.3); the organization is a name, also one outside the directory. */
export const PostingAccessForm = z.object({
  organization: nameLine('Organization', 'Organization is a required field')
    .min(1, 'Organization is a required field')
    .max(
      POSTING_ACCESS_LIMITS.organization,
      `Organization must be ${POSTING_ACCESS_LIMITS.organization} characters or less`,
    ),
  message: textBlock('Message', 'Message must be a text')
    .max(POSTING_ACCESS_LIMITS.message, `Message must be ${POSTING_ACCESS_LIMITS.message} characters or less`)
    .default(''),
});
export type PostingAccessForm = z.infer<typeof PostingAccessForm>;

/** POST /api/common/job-posting (W1.4). `name` and `email` are accepted, but those of the account are used. */
export const PostingAccessRequestBody = PostingAccessForm.extend({
  name: z.string().max(200).optional(),
  email: z.string().max(200).optional(),
});
export type PostingAccessRequestBody = z.infer<typeof PostingAccessRequestBody>;

export const POSTING_ACCESS_CODES = {
  /** The user has an open request for the same organization (T35). */
  alreadyAsked: 'already_asked',
  /** The user may already post for the organization. */
  alreadyGranted: 'already_granted',
  /** The request was granted or declined in the meantime. */
  alreadyDecided: 'already_decided',
} as const;

/** GET /api/posting-access-requests?offset&limit: open requests, newest first. */
export const OpenPostingAccessRequest = z.object({
  id: z.uuid(),
  requestedAt: z.iso.datetime(),
  /** As the user typed it. */
  organization: z.string(),
  message: z.string(),
  user: z.object({ id: z.uuid(), firstName: z.string(), lastName: z.string(), email: z.string() }),
});
export type OpenPostingAccessRequest = z.infer<typeof OpenPostingAccessRequest>;

/** PATCH /api/posting-access-requests/{id}/decline: the reason is mailed to the user. */
export const PostingAccessDecline = z.object({
  reason: textBlock('Reason', 'Reason is a required field')
    .min(1, 'Reason is a required field')
    .max(POSTING_ACCESS_LIMITS.reason, `Reason must be ${POSTING_ACCESS_LIMITS.reason} characters or less`),
});
export type PostingAccessDecline = z.infer<typeof PostingAccessDecline>;

/** PATCH /api/posting-access-requests/{id}/grant: Job Posting (W1.7) for an organization, by account number. */
export const PostingAccessGrant = z.object({
  privilege: z
    .literal(Privilege.JobPosting, 'A request for posting rights can give Job Posting only')
    .default(Privilege.JobPosting),
  organization: z.string('Choose an organization').trim().min(1, 'Choose an organization').max(20),
});
export type PostingAccessGrant = z.infer<typeof PostingAccessGrant>;
