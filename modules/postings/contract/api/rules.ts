import { cleanLine } from '#modules/shared/text.js';
import { LISTING_DATE_MESSAGES } from './listing-dates.js';

/** Limits, messages and field rules of the posting form, shared by JobPayload, the form and the domain. */

/** Maximum lengths in characters (W5.22–W5.42). */
export const JOB_LIMITS = {
  contactsFirstName: 50,
  contactsLastName: 50,
  phoneNumber: 13,
  phoneExt: 10,
  email: 125,
  addressLine1: 255,
  addressLine2: 255,
  city: 255,
  zipCode: 5,
  externalListingNumber: 50,
  title: 255,
  externalUrl: 255,
  performanceAssessmentURL: 255,
  essayQuestion: 500,
  description: 5000,
} as const;

export const MAX_REVIEWERS = 50;

/** Copies of postings by one account: three full pages of a list, which a script would exceed at once. */
export const MAX_COPIES_PER_HOUR = 300;

/** Attachments of one posting (near W5.47). */
export const JOB_FILES = { max: 10, megabytes: 10, types: ['pdf', 'doc', 'docx', 'txt', 'odt'] } as const;

export const JOB_MESSAGES = {
  ...LISTING_DATE_MESSAGES,
  description: 'Position Description is required',
  essayQuestion: 'Essay Question is required',
  externalUrl: 'External URL is required',
  county: 'County is required',
  notOfTheList: 'Please choose from the list',
  performanceUrl: 'Performance Assessment URL is required',
  reviewDate: 'Board Review Date is required',
  reviewBeforeEnd: 'Board Review Date should not be before Listing End Date',
  salaryOrder: 'Maximum Salary should not be below Minimum Salary',
  templateExists: 'The organization has a template with this name already.',
  tooManyTemplates: 'The organization has 100 templates already. Remove one of them first.',
  url: 'Please enter a full web address that begins with http:// or https://',
  noOrganizations: 'You have no fitting organizations assigned to you. Please contact the admin.',
  organizationDisabled: 'Organization which this job was assigned to was disabled. Please contact the admin.',
  organizationOfOthers: 'Only who posts for its present organization may move this posting to another one.',
  organizationStands: 'Somebody applied for this posting, so its organization can no longer be changed.',
  positionGone: 'The position of this posting is no longer in the list, so it cannot be copied. Post a new one.',
  reasonRequired: 'Rejection Reason is required',
} as const;

/**
 * Header of POST and PATCH /api/jobs: "form/sequence" or "form/sequence/answered" of the input that is saved, see
 * InputOrder.
 */
export const INPUT_HEADER = 'form-input';

/** Absolute http and https URLs without credentials; the server never opens them (S20 of the threat list). */
export function isWebUrl(value: string): boolean {
  if (!/^https?:\/\/[^\s\\@/]+(\/[^\s\\]*)?$/i.test(value.split(/[?#]/, 1)[0] ?? '') || /\s/.test(value)) return false;
  return URL.canParse(value);
}
const INVISIBLE_ENTITY = /&(?:nbsp|ensp|emsp|thinsp|zwn?j|lrm|rlm|shy);/g;
const NUMERIC_ENTITY = /&#(?:x([\da-f]{1,8})|(\d{1,8}));/gi;

/** False for empty paragraphs, which the editor leaves behind. An empty and a long text are reported by other rules. */
export function hasText(html: string): boolean {
  if (html.length > JOB_LIMITS.description) return true;
  const text = html
    .replace(/<[^>]*>/g, ' ')
    .replace(INVISIBLE_ENTITY, ' ')
    .replace(NUMERIC_ENTITY, (_, hex, decimal) => {
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
      return code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
    });
  return html === '' || cleanLine(text) !== '';
}
