import { z } from 'zod';
import { SupportingDocument } from './documents.js';
import { EXPERIENCE_TYPES } from './experience-types.js';
import { Flag } from './fields.js';
import { DEGREE_TYPES } from './history.js';
import { PreferencesResponse } from './preferences.js';

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

/** W2.12. */
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

const EducationResponse = z.object({
  name: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  typeOfDegree: z.enum([...DEGREE_TYPES, '']),
  major: z.string(),
  otherDegree: z.string(),
});

const CareerResponse = z.object({
  title: z.string(),
  titleOther: z.string(),
  typeOfExperience: z.enum([...EXPERIENCE_TYPES, '']),
  companyName: z.string(),
  startDate: z.string(),
  currentlyEmployed: Flag,
  endDate: z.string(),
  companyPhone: z.string(),
  supervisorName: z.string(),
  description: z.string(),
  reasonForLeaving: z.string(),
});

/** Education, career and employment questions. Rows are newest first; questions are null until answered. */
export const HistoryResponse = z.object({
  educationDetails: z.array(EducationResponse),
  careerDetails: z.array(CareerResponse),
  employmentQuestions: z.object({ veteransPreference: Flag, honorableDischarge: Flag }).nullable(),
});
export type HistoryResponse = z.infer<typeof HistoryResponse>;

/** Sections that are saved as a whole; each has a version of its own. */
export const VERSIONED_SECTIONS = [
  'contactDetails',
  'preferences',
  'education',
  'career',
  'employmentQuestions',
  'references',
] as const;
export type VersionedSection = (typeof VERSIONED_SECTIONS)[number];

/** GET /api/users/profile/data and GET /api/users/user-profile/{id} (W2.1, W2.2, W2.11). Rows are newest first. */
export const ProfileData = CompletionFlags.extend({
  ...HistoryResponse.shape,
  userId: z.uuid(),
  /** Whether the reader may change it (W2.3, T40). */
  canEdit: z.boolean(),
  /** The numbers of saves, for optimistic locking. */
  versions: z.record(z.enum(VERSIONED_SECTIONS), z.int()),
  /**
   * Whether the profile was complete before preferences, education and career counted, and its owner was not notified yet.
   */
  hasNewSections: z.boolean(),
  contactDetails: ContactResponse,
  preferencesDetails: PreferencesResponse,
  hasNoEducation: z.boolean(),
  hasNoCareer: z.boolean(),
  referencesDetails: z.array(ReferenceResponse),
  supportingDocumentsDetails: z.array(SupportingDocument),
});
export type ProfileData = z.infer<typeof ProfileData>;
