import { z } from 'zod';
import { emailField, nameField } from '#modules/identity/contract/api/accounts.js';
import { optionalLine, optionalName, textBlock, tooLongMessage } from '#modules/shared/text.js';

/** GET /api/common/support: contact data of the site (P10.6, P11.18). `url` begins with https://. */
export const SupportResponse = z.object({
  email: z.string(),
  phones: z.array(z.string()),
  social: z.array(z.object({ name: z.string(), url: z.string() })),
});
export type SupportResponse = z.infer<typeof SupportResponse>;

/** Lengths in characters; `content` includes markup. */
export const SITE_LIMITS = { content: 20_000, name: 100, organization: 100, phone: 50, message: 1000 } as const;

/** GET /api/content: HTML, sanitized when it was published (P1.3). */
export const ContentResponse = z.object({ text: z.string() });
export type ContentResponse = z.infer<typeof ContentResponse>;

/** The response of POST /api/content. */
export const PublishResponse = ContentResponse.extend({ publishedAt: z.iso.datetime() });
export type PublishResponse = z.infer<typeof PublishResponse>;

/** A text of the block, as it was published. */
export const PublishedText = z.object({
  id: z.uuid(),
  text: z.string(),
  publishedAt: z.iso.datetime(),
  /** The name of who published it; null for a removed account. */
  by: z.string().nullable(),
});
export type PublishedText = z.infer<typeof PublishedText>;

/**
 * POST /api/content (P1.6). `seen` is the id of the text that was changed, null for the default one: if another was
 * published since, this one is not (409). Without it the last one wins, and the others are kept.
 */
export const ContentRequest = z.object({
  seen: z.uuid().nullable().optional(),
  text: textBlock('Text', 'Text is required').max(SITE_LIMITS.content, tooLongMessage('Text', SITE_LIMITS.content)),
});
export type ContentRequest = z.infer<typeof ContentRequest>;

/** P10.2; the first is the default. */
export const CONTACT_REASONS = [
  'Superintendent Post/Cost',
  'Post a vacancy',
  'Add a user',
  'Manage a posting',
  'Error Message',
  'Other',
] as const;

/**
 * POST /api/common/contact-us (P10.5, P10.7–P10.11, T17). All but the message are single lines, because they are used
 * beside an address in a mail (S25).
 */
export const ContactRequest = z.object({
  name: nameField('Name', SITE_LIMITS.name),
  email: emailField,
  organization: optionalName('Organization', SITE_LIMITS.organization),
  phone: optionalLine('Phone', SITE_LIMITS.phone),
  reasonForContact: z.enum(CONTACT_REASONS, { error: 'Reason for Contact must be one of the list' }),
  message: textBlock('Message', 'Message is required')
    .min(1, 'Message is required')
    .max(SITE_LIMITS.message, tooLongMessage('Message', SITE_LIMITS.message)),
});
export type ContactRequest = z.infer<typeof ContactRequest>;

export const ContactFormResponse = z.object({ message: z.string() });
export type ContactFormResponse = z.infer<typeof ContactFormResponse>;

/**
 * GET /api/common/captcha: a proof-of-work challenge for one message. The solution, `{challenge, solution}` as JSON in
 * Base64, is sent in the header captchaToken (P10.4). `expiresAt` in seconds since 1970.
 */
export const Challenge = z.object({
  parameters: z.object({
    algorithm: z.string().max(30),
    nonce: z.string().max(100),
    salt: z.string().max(100),
    cost: z.int(),
    keyLength: z.int(),
    keyPrefix: z.string().max(100),
    keySignature: z.string().max(100),
    expiresAt: z.int(),
  }),
  signature: z.string().max(100),
});
export type Challenge = z.infer<typeof Challenge>;

/** Error codes of a rejected solution; a new challenge resolves each of them. */
export const CAPTCHA_CODES = {
  missing: 'human_check_missing',
  wrong: 'human_check_wrong',
  expired: 'human_check_expired',
  used: 'human_check_used',
} as const;
