import type { ContactDetails, Reference } from '../../../../modules/profiles/contract/api';
import type { DocumentType } from '../../../../modules/profiles/contract/api-documents';
import type { ProfileData } from '../../../../modules/profiles/contract/api-responses';
import { api, type CallOptions } from '../../lib/api/client';
import { queryClient } from '../../lib/api/query-client';
import { ownProfileQuery } from '../../lib/queries/own-profile';
import { currentUser, updateUser } from '../../lib/session/session';

export type { ProfileData };

async function patch(section: string, options: CallOptions): Promise<void> {
  const userId = currentUser()?.id ?? '';
  queryClient.setQueryData(
    ownProfileQuery.queryKey,
    await api.patch<ProfileData>(`/api/users/${userId}/${section}`, options),
  );
}

/** Also updates name and ZIP code of the session's user (W2.21). */
export async function saveContact(contact: ContactDetails): Promise<void> {
  await patch('contact-details', { body: contact });
  const user = currentUser();
  const { contactName, contactSurname, zipCode } = contact;
  if (user) updateUser({ ...user, contactName, contactSurname, zipCode: zipCode || null });
}

export const saveReferences = (references: readonly Reference[]) => patch('references', { body: { references } });

/** An entry of `fileData` (near W3.8): a new file by name, or a stored document to delete by id. */
export type DocumentLine =
  | { fileName: string; documentType: DocumentType; additionalType: string | null; effectiveDate: string | null }
  | { id: string; deleted: true };

export function saveDocuments(
  lines: readonly DocumentLine[],
  files: readonly File[] = [],
  transportOptions?: CallOptions,
): Promise<void> {
  const form = new FormData();
  form.set('fileData', JSON.stringify(lines));
  for (const file of files) form.append('files', file);
  return patch('supporting-documents', { ...transportOptions, form });
}
