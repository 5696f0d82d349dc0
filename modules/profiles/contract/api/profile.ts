import { z } from 'zod';
import { nameField } from '#modules/identity/contract/api/accounts.js';
import { STATES, type StateCode } from '#modules/shared/states.js';
import { optionalLine, optionalName } from '#modules/shared/text.js';
import {
  BESIDE_FIELDS,
  optionalDigits,
  optionalPhone,
  PHONE_MESSAGE,
  requiredPhone,
  sectionVersion,
} from './fields.js';

/** Lengths in characters; `references` counts rows. */
export const PROFILE_LIMITS = {
  name: 50,
  address: 255,
  zipCode: 5,
  businessExt: 10,
  ppid: 30,
  organizationName: 100,
  position: 100,
  additionalType: 255,
  references: 20,
  yearsKnown: 100,
} as const;

/** Limits of one upload and of one profile (W3.7, near W3.7); `megabytes` are those of a file. */
export const DOCUMENT_FILES = {
  max: 10,
  maxPerProfile: 50,
  megabytes: 10,
  megabytesPerProfile: 250,
  types: ['pdf', 'doc', 'docx', 'txt', 'odt'],
} as const;

export const PROFILE_MESSAGES = {
  phone: PHONE_MESSAGE,
  onePhone: 'Please enter one of the three fields',
  zipCode: 'Zip Code must have only digits',
  businessExt: 'Extension must have only digits',
  phoneRequired: 'Phone Number is required',
  yearsKnown: 'Years Known is required',
  yearsKnownRange: 'Years Known must be between 0 and 100',
  yearsKnownText: 'Years Known must be one number, such as 4',
  references: 'Please, keep at most 20 references',
  documentType: 'Please, select a document type',
  additionalType: 'Please, select a type of document',
  effectiveYear: 'Please, select a year',
  duplicate: (fileName: string) => `"${fileName}" is already in your profile.`,
  /** W2.10. */
  complete: 'To apply for a position, please complete your profile.',
} as const;

/** References needed to complete the section and to submit an application (near W2.12, W10.9). */
export const MIN_REFERENCES = 3;

/** Contact details (W2.14–W2.20). At least one phone is required. */
export const ContactDetails = z
  .object({
    contactName: nameField('First Name'),
    contactSurname: nameField('Last Name'),
    address: optionalLine('Address', PROFILE_LIMITS.address),
    additionalAddress: optionalLine('Additional Address', PROFILE_LIMITS.address),
    city: optionalName('City', PROFILE_LIMITS.address),
    state: z.enum(Object.keys(STATES) as [StateCode, ...StateCode[]], { error: 'State is required' }).default('PA'),
    zipCode: optionalDigits('Zip Code', PROFILE_LIMITS.zipCode, PROFILE_MESSAGES.zipCode),
    cellPhone: optionalPhone,
    homePhone: optionalPhone,
    businessPhone: optionalPhone,
    businessExt: optionalDigits('Extension', PROFILE_LIMITS.businessExt, PROFILE_MESSAGES.businessExt),
    ppid: optionalLine('PPID', PROFILE_LIMITS.ppid),
  })
  .refine((contact) => contact.cellPhone || contact.homePhone || contact.businessPhone, {
    path: ['cellPhone'],
    message: PROFILE_MESSAGES.onePhone,
    ...BESIDE_FIELDS,
  });
export type ContactDetails = z.infer<typeof ContactDetails>;

/** PATCH /api/users/{id}/contact-details (W2.21). */
export const ContactDetailsRequest = ContactDetails.safeExtend({ version: sectionVersion });
export type ContactDetailsRequest = z.infer<typeof ContactDetailsRequest>;

/** One reference (W2.45, W2.46). `yearsKnown` in years. */
export const Reference = z.object({
  firstName: nameField('First Name'),
  lastName: nameField('Last Name'),
  yearsKnown: z
    .number({
      error: ({ input }) =>
        typeof input === 'string' && input ? PROFILE_MESSAGES.yearsKnownText : PROFILE_MESSAGES.yearsKnown,
    })
    .min(0, PROFILE_MESSAGES.yearsKnownRange)
    .max(PROFILE_LIMITS.yearsKnown, PROFILE_MESSAGES.yearsKnownRange),
  organizationName: optionalName('Organization', PROFILE_LIMITS.organizationName),
  position: optionalName('Position', PROFILE_LIMITS.position),
  phoneNumber: requiredPhone(PROFILE_MESSAGES.phoneRequired),
});
export type Reference = z.infer<typeof Reference>;

/** PATCH /api/users/{id}/references: the whole section, in display order (W2.47). */
export const ReferencesRequest = z.object({
  references: z.array(Reference).max(PROFILE_LIMITS.references, PROFILE_MESSAGES.references),
  version: sectionVersion,
});
export type ReferencesRequest = z.infer<typeof ReferencesRequest>;
