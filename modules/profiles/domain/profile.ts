import { defineEntity, p } from '@mikro-orm/postgresql';
import { aggregateProperties, record } from '../../../src/platform/database/aggregate.js';
import type { ContactDetails, Reference } from '../contract/api.js';
import { REFERENCES_NEEDED } from '../contract/api.js';
import type { CompletionFlags } from '../contract/api-answers.js';
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

/** Which documents a save touched, by id. */
export interface DocumentChanges {
  added: string[];
  changed: string[];
  removed: string[];
}

/** What an applicant keeps about themself; only its owner changes it. */
export class Profile extends ProfileSchema.class {
  saveContact(contact: ContactDetails): void {
    this.contact = contact;
    record(this, ContactDetailsSaved, { userId: this.userId }, this.userId);
  }

  saveReferences(references: Reference[]): void {
    this.references = references;
    record(this, ReferencesSaved, { userId: this.userId, references: references.length }, this.userId);
  }

  /** The rows are the documents' own; the profile tells that they changed. */
  documentsSaved(changes: DocumentChanges): void {
    record(this, SupportingDocumentsSaved, { userId: this.userId, ...changes }, this.userId);
  }
}
ProfileSchema.setClass(Profile);

type Contents = Pick<Profile, 'contact' | 'references'>;

/** The sections that exist so far decide about the whole (CLAUSES near W2.12, near W5.16). */
export function completionOf(
  profile: Contents | null,
  documents: readonly Pick<ProfileDocument, 'documentType'>[],
): CompletionFlags {
  const contact = Boolean(profile?.contact);
  const references = (profile?.references.length ?? 0) >= REFERENCES_NEEDED;
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
