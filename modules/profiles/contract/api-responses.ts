import { z } from 'zod';
import { SupportingDocument } from './api-documents.js';

/** Stored contact details, with empty strings for missing ones. Names default to the account's (near W2.14). */
export const ContactResponse = z.object({
  contactName: z.string(),
  contactSurname: z.string(),
  address: z.string(),
  additionalAddress: z.string(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
  cellPhone: z.string(),
  homePhone: z.string(),
  businessPhone: z.string(),
  businessExt: z.string(),
  ppid: z.string(),
});
export type ContactResponse = z.infer<typeof ContactResponse>;

/** `yearsKnown` in years. */
export const ReferenceResponse = z.object({
  firstName: z.string(),
  lastName: z.string(),
  yearsKnown: z.number(),
  organizationName: z.string(),
  position: z.string(),
  phoneNumber: z.string(),
});
export type ReferenceResponse = z.infer<typeof ReferenceResponse>;

/** W2.12; sections not yet available are false and do not count for `isProfileCompleted` (near W5.16). */
export const CompletionFlags = z.object({
  isContactDetailsCompleted: z.boolean(),
  isPreferencesCompleted: z.boolean(),
  isEducationCompleted: z.boolean(),
  isCareerCompleted: z.boolean(),
  isReferencesCompleted: z.boolean(),
  isSupportingDocumentsCompleted: z.boolean(),
  isProfileCompleted: z.boolean(),
});
export type CompletionFlags = z.infer<typeof CompletionFlags>;

/**
 * GET /api/users/profile/data and GET /api/users/user-profile/{id} (W2.1, W2.2, W2.11). The keys of preferences,
 * education, career and employment questions are reserved for later.
 */
export const ProfileData = CompletionFlags.extend({
  userId: z.uuid(),
  contactDetails: ContactResponse,
  preferencesDetails: z.null(),
  educationDetails: z.array(z.never()),
  careerDetails: z.array(z.never()),
  employmentQuestions: z.null(),
  referencesDetails: z.array(ReferenceResponse),
  supportingDocumentsDetails: z.array(SupportingDocument),
});
export type ProfileData = z.infer<typeof ProfileData>;
