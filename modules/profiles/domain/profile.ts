import { defineEntity, p } from '@mikro-orm/postgresql';
import { aggregateProperties, record } from '../../../src/platform/database/aggregate.js';
import type { ContactDetails, Reference } from '../contract/api.js';
import { MIN_REFERENCES } from '../contract/api.js';
import type { CompletionFlags } from '../contract/api-responses.js';
import { ContactDetailsSaved, ReferencesSaved, SupportingDocumentsSaved } from '../contract/events.js';
import type { ProfileDocument } from './profile-document.js';

const ProfileSchema = defineEntity({
  name: 'Profile',
  tableName: 'profile',
  properties: {
    ...aggregateProperties,
    userId: p.uuid(),
    contact: p.json<ContactDetails>().nullable(),
    references: p.json<Reference[]>().name('reference_list'),
  },
});

/** Document ids that a save changed. */
export interface DocumentChanges {
  added: string[];
  changed: string[];
  removed: string[];
}

/** An applicant's profile, changed by its owner only. */
export class Profile extends ProfileSchema.class {
  saveContact(contact: ContactDetails): void {
    this.contact = contact;
    record(this, ContactDetailsSaved, { userId: this.userId }, this.userId);
  }

  saveReferences(references: Reference[]): void {
    this.references = references;
    record(this, ReferencesSaved, { userId: this.userId, references: references.length }, this.userId);
  }

  /** Records that the document rows changed. */
  documentsSaved(changes: DocumentChanges): void {
    record(this, SupportingDocumentsSaved, { userId: this.userId, ...changes }, this.userId);
  }
}
ProfileSchema.setClass(Profile);

type Contents = Pick<Profile, 'contact' | 'references'>;

/** A profile is complete if all sections available so far are (CLAUSES near W2.12, near W5.16). */
export function computeCompletion(
  profile: Contents | null,
  documents: readonly Pick<ProfileDocument, 'documentType'>[],
): CompletionFlags {
  const contact = Boolean(profile?.contact);
  const references = (profile?.references.length ?? 0) >= MIN_REFERENCES;
  const resume = documents.some(({ documentType }) => documentType === 'RESU');
  return {
    isContactDetailsCompleted: contact,
    isPreferencesCompleted: false,
    isEducationCompleted: false,
    isCareerCompleted: false,
    isReferencesCompleted: references,
    isSupportingDocumentsCompleted: resume,
    isProfileCompleted: contact && references && resume,
  };
}
