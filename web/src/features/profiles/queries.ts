import { queryOptions } from '@tanstack/react-query';
import type { DocumentType } from '#modules/profiles/contract/api/documents';
import type {
  CareerRequest,
  EducationRequest,
  EmploymentQuestionsRequest,
} from '#modules/profiles/contract/api/history';
import type { PreferencesRequest } from '#modules/profiles/contract/api/preferences';
import type { ContactDetailsRequest, ReferencesRequest } from '#modules/profiles/contract/api/profile';
import type { ProfileData } from '#modules/profiles/contract/api/responses';
import { api, type CallOptions } from '#web/lib/api/client';
import { queryClient } from '#web/lib/api/query-client';
import { ownProfileQuery } from '#web/lib/queries/own-profile';
import { refreshTasks } from '#web/lib/queries/tasks';
import { currentUser, updateUser } from '#web/lib/session/session';

export type { ProfileData };

/** Another user's profile. Each visit is one request, which is recorded; returning to the tab sends none. */
export const userProfileQuery = (userId: string) =>
  queryOptions({
    queryKey: ['profile', userId],
    queryFn: ({ signal }) => api.get<ProfileData>(`/api/users/user-profile/${userId}`, { signal }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

const isOwn = (userId: string) => userId === currentUser()?.id;

async function patch(userId: string, section: string, options: CallOptions): Promise<ProfileData> {
  const profile = await api.patch<ProfileData>(`/api/users/${userId}/${section}`, options);
  const { queryKey } = isOwn(userId) ? ownProfileQuery : userProfileQuery(userId);
  // A response that was read before this change must not replace it.
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, profile);
  refreshTasks();
  return profile;
}

/** Also updates name and ZIP code of the session's user, if it is theirs. */
export async function saveContact(userId: string, body: ContactDetailsRequest): Promise<ProfileData> {
  const profile = await patch(userId, 'contact-details', { body });
  const user = currentUser();
  const { contactName, contactSurname, zipCode } = body;
  if (user?.id === userId) updateUser({ ...user, contactName, contactSurname, zipCode: zipCode || null });
  return profile;
}

/** Also updates the search location of the session's user, if it is theirs. */
export async function savePreferences(userId: string, body: PreferencesRequest): Promise<ProfileData> {
  const profile = await patch(userId, 'preferences', { body });
  const user = currentUser();
  const { zipCode, searchDistance } = profile.preferencesDetails;
  if (user?.id === userId) updateUser({ ...user, searchZipCode: zipCode || null, searchDistance });
  return profile;
}

export const saveEducation = (userId: string, body: EducationRequest) => patch(userId, 'education', { body });

export const saveCareer = (userId: string, body: CareerRequest) => patch(userId, 'career', { body });

export const saveEmploymentQuestions = (userId: string, body: EmploymentQuestionsRequest) =>
  patch(userId, 'employment-questions', { body });

export const saveReferences = (userId: string, body: ReferencesRequest) => patch(userId, 'references', { body });

/** An entry of `fileData`: a new file by name, or a stored document to delete by id. */
export type DocumentLine =
  | { fileName: string; documentType: DocumentType; additionalType: string | null; effectiveDate: string | null }
  | { id: string; deleted: true };

/** Documents of another user have a call of their own. */
export function saveDocuments(
  userId: string,
  lines: readonly DocumentLine[],
  files: readonly File[] = [],
  transportOptions?: CallOptions,
): Promise<ProfileData> {
  const form = new FormData();
  form.set('fileData', JSON.stringify(lines));
  for (const file of files) form.append('files', file);
  const section = isOwn(userId) ? 'supporting-documents' : 'supporting-documents/admin';
  return patch(userId, section, { ...transportOptions, form });
}

/** The call that downloads a document of this profile. */
export const documentUrl = (userId: string, id: string) =>
  isOwn(userId) ? `/api/users/files/${id}` : `/api/users/files/admin/${id}`;

/** Ends the note about new sections. */
export async function dismissNewSections(profile: ProfileData): Promise<void> {
  await api.delete('/api/users/profile/new-sections');
  queryClient.setQueryData(ownProfileQuery.queryKey, { ...profile, hasNewSections: false });
}

/** Refetches the shown profile, as after a version conflict. */
export const refetchProfile = () => queryClient.refetchQueries({ queryKey: ['profile'], type: 'active' });
