import { z } from 'zod';
import { SupportingDocument } from './api-documents.js';

/** Contact details as stored; empty text where nothing was given. Names begin as those of the account (near W2.14). */
export const ContactAnswer = z.object({
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
export type ContactAnswer = z.infer<typeof ContactAnswer>;

/** `yearsKnown` in years. */
export const ReferenceAnswer = z.object({
  firstName: z.string(),
  lastName: z.string(),
  yearsKnown: z.number(),
  organizationName: z.string(),
  position: z.string(),
  phoneNumber: z.string(),
});
export type ReferenceAnswer = z.infer<typeof ReferenceAnswer>;

/** W2.12; a section that does not exist yet is false and does not count towards `isProfileCompleted` (near W5.16). */
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
 * GET /api/users/profile/data and GET /api/users/user-profile/{id} (W2.1, W2.2, W2.11). Preferences, education, career
 * and employment questions have their keys from the start and are filled by a later issue.
 */
export const ProfileData = CompletionFlags.extend({
  userId: z.uuid(),
  contactDetails: ContactAnswer,
  preferencesDetails: z.null(),
  educationDetails: z.array(z.never()),
  careerDetails: z.array(z.never()),
  employmentQuestions: z.null(),
  referencesDetails: z.array(ReferenceAnswer),
  supportingDocumentsDetails: z.array(SupportingDocument),
});
export type ProfileData = z.infer<typeof ProfileData>;
