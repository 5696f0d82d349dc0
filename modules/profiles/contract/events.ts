import { z } from 'zod';

const owner = z.object({ userId: z.uuid() });
const rows = z.int();

/** The user's contact details were saved; read them by ContactSource. */
export const ContactDetailsSaved = { name: 'ContactDetailsSaved', version: 1, payload: owner } as const;

/** `positions` counts the preferred positions. */
export const PreferencesSaved = {
  name: 'PreferencesSaved',
  version: 1,
  payload: owner.extend({ positions: rows }),
} as const;

export const EducationSaved = {
  name: 'EducationSaved',
  version: 1,
  payload: owner.extend({ educations: rows }),
} as const;

export const CareerSaved = { name: 'CareerSaved', version: 1, payload: owner.extend({ careers: rows }) } as const;

export const EmploymentQuestionsSaved = { name: 'EmploymentQuestionsSaved', version: 1, payload: owner } as const;

export const ReferencesSaved = {
  name: 'ReferencesSaved',
  version: 1,
  payload: owner.extend({ references: rows }),
} as const;

/** Ids of documents added, changed in their types, and removed. */
export const SupportingDocumentsSaved = {
  name: 'SupportingDocumentsSaved',
  version: 1,
  payload: owner.extend({ added: z.array(z.uuid()), changed: z.array(z.uuid()), removed: z.array(z.uuid()) }),
} as const;

/** Somebody else opened the profile. */
export const ProfileViewed = { name: 'ProfileViewed', version: 1, payload: owner } as const;

/** Somebody else downloaded a document. */
export const ProfileDocumentViewed = {
  name: 'ProfileDocumentViewed',
  version: 1,
  payload: owner.extend({ documentId: z.uuid() }),
} as const;
