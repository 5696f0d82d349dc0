import { z } from 'zod';

const owner = z.object({ userId: z.uuid() });

/** The user's contact details were saved; query them by ContactOfUser. */
export const ContactDetailsSaved = { name: 'ContactDetailsSaved', version: 1, payload: owner } as const;

export const ReferencesSaved = {
  name: 'ReferencesSaved',
  version: 1,
  payload: owner.extend({ references: z.int() }),
} as const;

/** Ids of documents added, changed in their types, and removed. */
export const SupportingDocumentsSaved = {
  name: 'SupportingDocumentsSaved',
  version: 1,
  payload: owner.extend({ added: z.array(z.uuid()), changed: z.array(z.uuid()), removed: z.array(z.uuid()) }),
} as const;
