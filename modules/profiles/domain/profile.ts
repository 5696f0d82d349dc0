import { defineEntity, p } from '@mikro-orm/postgresql';
import { aggregateProperties, record } from '#platform/database/aggregate.js';
import type { Career, Education, EmploymentQuestions } from '../contract/api/history.js';
import { newestFirst } from '../contract/api/months.js';
import type { ContactDetails, Reference } from '../contract/api/profile.js';
import type { VersionedSection } from '../contract/api/responses.js';
import {
  CareerSaved,
  ContactDetailsSaved,
  EducationSaved,
  EmploymentQuestionsSaved,
  PreferencesSaved,
  ReferencesSaved,
  SupportingDocumentsSaved,
} from '../contract/events.js';
import { isCareerCompleted, isEducationCompleted } from './completion.js';
import type { StoredPreferences } from './preferences.js';

const ProfileSchema = defineEntity({
  name: 'Profile',
  tableName: 'profile',
  properties: {
    ...aggregateProperties,
    userId: p.uuid(),
    contact: p.json<ContactDetails>().nullable(),
    preferences: p.json<StoredPreferences>().nullable(),
    preferredPositions: p.array(),
    education: p.json<Education[]>(),
    hasNoEducation: p.boolean(),
    career: p.json<Career[]>(),
    hasNoCareer: p.boolean(),
    employmentQuestions: p.json<EmploymentQuestions>().nullable(),
    references: p.json<Reference[]>().name('reference_list'),
    sectionVersions: p.json<Partial<Record<VersionedSection, number>>>(),
    hasNewSections: p.boolean(),
  },
});

/** Document ids that a save changed. */
export interface DocumentChanges {
  added: string[];
  changed: string[];
  removed: string[];
}

/** An applicant's profile. `actorId` is the account that causes a change, the owner's or an administrator's. */
export class Profile extends ProfileSchema.class {
  /** The number of its saves. */
  versionOf(section: VersionedSection): number {
    return this.sectionVersions[section] ?? 0;
  }

  countSave(section: VersionedSection): void {
    this.sectionVersions = { ...this.sectionVersions, [section]: this.versionOf(section) + 1 };
  }

  saveContact(contact: ContactDetails, actorId: string): void {
    this.contact = contact;
    record(this, ContactDetailsSaved, { userId: this.userId }, actorId);
  }

  /** `positions` are ids of the catalogue. */
  savePreferences(preferences: StoredPreferences, positions: string[], actorId: string): void {
    this.preferences = preferences;
    this.preferredPositions = positions;
    this.endNewSections();
    record(this, PreferencesSaved, { userId: this.userId, positions: positions.length }, actorId);
  }

  /** `hasNone` says that there is none to enter. */
  saveEducation(educations: Education[], hasNone: boolean, actorId: string): void {
    this.education = newestFirst(educations);
    this.hasNoEducation = hasNone;
    this.endNewSections();
    record(this, EducationSaved, { userId: this.userId, educations: educations.length }, actorId);
  }

  /** `hasNone` says that there is none to enter. */
  saveCareer(careers: Career[], hasNone: boolean, actorId: string): void {
    this.career = newestFirst(careers);
    this.hasNoCareer = hasNone;
    this.endNewSections();
    record(this, CareerSaved, { userId: this.userId, careers: careers.length }, actorId);
  }

  saveEmploymentQuestions(answers: EmploymentQuestions, actorId: string): void {
    this.employmentQuestions = answers;
    record(this, EmploymentQuestionsSaved, { userId: this.userId }, actorId);
  }

  saveReferences(references: Reference[], actorId: string): void {
    this.references = references;
    record(this, ReferencesSaved, { userId: this.userId, references: references.length }, actorId);
  }

  /** Records that the document rows changed. */
  documentsSaved(changes: DocumentChanges, actorId: string): void {
    record(this, SupportingDocumentsSaved, { userId: this.userId, ...changes }, actorId);
  }

  /** Once all three are saved there is nothing new to tell. */
  private endNewSections(): void {
    if (this.preferences && isEducationCompleted(this) && isCareerCompleted(this)) this.hasNewSections = false;
  }
}
ProfileSchema.setClass(Profile);
