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

/** Attachments of one posting (CLAUSES near W5.47). */
export const JOB_FILES = { max: 10, megabytes: 10, types: ['pdf', 'doc', 'docx', 'txt', 'odt'] } as const;

export const JOB_MESSAGES = {
  description: 'Position Description is required',
  endBeforeStart: 'Listing End Date should go after Listing Start Date',
  essayQuestion: 'Essay Question is required',
  externalUrl: 'External URL is required',
  county: 'County is required',
  notOfTheList: 'Please choose from the list',
  performanceUrl: 'Performance Assessment URL is required',
  reviewDate: 'Board Review Date is required',
  reviewBeforeEnd: 'Board Review Date should not be before Listing End Date',
  salaryOrder: 'Maximum Salary should not be below Minimum Salary',
  url: 'Please enter a full web address that begins with http:// or https://',
  noOrganizations: 'You have no fitting organizations assigned to you. Please contact the admin.',
  organizationDisabled: 'Organization which this job was assigned to was disabled. Please contact the admin.',
  organizationOfOthers: 'Only who posts for its present organization may move this posting to another one.',
  organizationStands: 'Somebody applied for this posting, so its organization can no longer be changed.',
  reasonRequired: 'Rejection Reason is required',
} as const;

/** Absolute http and https URLs without credentials; the server never opens them (S20 of the threat list). */
export function isWebUrl(value: string): boolean {
  if (!/^https?:\/\/[^\s\\@]+$/i.test(value.split(/[?#]/, 1)[0] ?? '') || /\s/.test(value)) return false;
  return URL.canParse(value);
}
/** False for empty paragraphs, which the editor leaves behind. An empty string is reported by another rule. */
export function hasText(html: string): boolean {
  return html === '' || html.replace(/<[^>]*>|&nbsp;/g, '').trim() !== '';
}
