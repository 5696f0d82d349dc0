import { useQuery } from '@tanstack/react-query';
import type { ContactDetails, ReferencesRequest } from '../../../../modules/profiles/contract/api';
import type { ProfileData } from '../../../../modules/profiles/contract/api-answers';
import { api } from '../../lib/api';
import { queryClient } from '../../lib/query-client';
import { currentUser, updateUser } from '../../lib/session';

const OWN = ['profile', 'own'];

/** One's own profile (W2.1). */
export const useOwnProfile = () =>
  useQuery({ queryKey: OWN, queryFn: ({ signal }) => api.get<ProfileData>('/api/users/profile/data', { signal }) });

/** The answer of a save is the profile as it stands now; what other pages tell of it is fetched anew there. */
async function keep(answer: Promise<ProfileData>): Promise<ProfileData> {
  const profile = await answer;
  queryClient.setQueryData(OWN, profile);
  queryClient.invalidateQueries({ queryKey: ['profile', 'progress'] });
  return profile;
}

/** Saves, and gives the session the name and place the account has now (W2.21). */
export async function saveContact(userId: string, body: ContactDetails): Promise<void> {
  const { contactDetails } = await keep(api.patch(`/api/users/${userId}/contact-details`, { body }));
  const user = currentUser();
  if (user?.id !== userId) return;
  const { contactName, contactSurname, zipCode } = contactDetails;
  updateUser({ ...user, contactName, contactSurname, zipCode: zipCode || null });
}

export const saveReferences = (userId: string, body: ReferencesRequest) =>
  keep(api.patch(`/api/users/${userId}/references`, { body }));

export interface DocumentKind {
  documentType: string;
  additionalType: string | null;
  effectiveDate: string | null;
}

/** All files are of the one kind (W3.8). */
export function uploadDocuments(userId: string, kind: DocumentKind, files: readonly File[]): Promise<ProfileData> {
  return sendDocuments(
    userId,
    files.map(({ name }) => ({ ...kind, fileName: name })),
    files,
  );
}

export const deleteDocument = (userId: string, id: string) => sendDocuments(userId, [{ id, deleted: true }]);

function sendDocuments(userId: string, lines: readonly object[], files: readonly File[] = []): Promise<ProfileData> {
  const form = new FormData();
  form.set('fileData', JSON.stringify(lines));
  for (const file of files) form.append('files', file);
  return keep(api.patch(`/api/users/${userId}/supporting-documents`, { form }));
}
