import type { CompletionFlags, ContactAnswer, ReferenceAnswer } from './api-answers.js';
import type { DocumentType } from './api-documents.js';

export type { DocumentType } from './api-documents.js';

/** A document with the place of its bytes: `key` in the file store. `size` in bytes. */
export interface ProfileDocument {
  id: string;
  key: string;
  fileName: string;
  contentType: string;
  size: number;
  documentType: DocumentType;
  additionalType: string | null;
  effectiveDate: string | null;
}

/** What goes into an application. */
export interface ApplicantProfile extends CompletionFlags {
  contact: ContactAnswer;
  references: ReferenceAnswer[];
  documents: ProfileDocument[];
}

/**
 * The profile as it stands. `hold` keeps its documents from being removed until the surrounding transaction ends, so
 * that a snapshot never points at bytes already given up. A user without a profile gets an empty one.
 */
export class ProfileForApplying {
  declare readonly answer: ApplicantProfile;
  constructor(
    readonly userId: string,
    readonly hold = false,
  ) {}
}

/** Contact details of a user; null before they were first saved. */
export class ContactOf {
  declare readonly answer: (ContactAnswer & { isProfileCompleted: boolean }) | null;
  constructor(readonly userId: string) {}
}

/** Which of these keys of the file store still belong to a document of a profile. */
export class DocumentKeysHeld {
  declare readonly answer: string[];
  constructor(readonly keys: readonly string[]) {}
}
