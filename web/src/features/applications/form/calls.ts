import { useQuery } from '@tanstack/react-query';
import type { ApplicationAnswer } from '../../../../../modules/applications/contract/api-answers';
import type { JobDetail } from '../../../../../modules/postings/contract/api-answers';
import type { ProfileData } from '../../../../../modules/profiles/contract/api-answers';
import { api } from '../../../lib/api';
import { ApiError } from '../../../lib/api-error';

export type { ApplicationAnswer, JobDetail, ProfileData };

/** What the page is about: the job, the profile that goes with it, and the application, where one was begun. */
export interface ApplyData {
  job: JobDetail;
  profile: ProfileData;
  application: ApplicationAnswer | null;
}

const own = (jobId: string) => `/api/applications/${encodeURIComponent(jobId)}`;

async function applicationFor(jobId: string, signal: AbortSignal): Promise<ApplicationAnswer | null> {
  try {
    return await api.get<ApplicationAnswer>(own(jobId), { signal });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** Fetched once: nothing may change under the hands of somebody who fills in the form. */
export const useApplyData = (jobId: string) =>
  useQuery({
    queryKey: ['apply', jobId],
    queryFn: async ({ signal }): Promise<ApplyData> => {
      const [job, profile, application] = await Promise.all([
        api.get<JobDetail>(`/api/jobs/${encodeURIComponent(jobId)}`, { signal }),
        api.get<ProfileData>('/api/users/profile/data', { signal }),
        applicationFor(jobId, signal),
      ]);
      return { job, profile, application };
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

export interface ApplicationParts {
  data: object;
  attachedFiles: readonly string[];
  coverLetter: File | null;
  clearCoverLetter: boolean;
}

/** The first save or submit is a POST, later ones are PATCH (W10.23, W10.24). */
export function sendApplication(
  verb: 'save' | 'submit',
  jobId: string,
  isNew: boolean,
  { data, attachedFiles, coverLetter, clearCoverLetter }: ApplicationParts,
): Promise<ApplicationAnswer> {
  const form = new FormData();
  form.set('applicationData', JSON.stringify(isNew ? { ...data, jobId } : data));
  form.set('attachedFiles', JSON.stringify(attachedFiles));
  if (clearCoverLetter) form.set('clearCoverLetter', 'true');
  if (coverLetter) form.set('file', coverLetter);
  return isNew
    ? api.post(`/api/applications/${verb}`, { form })
    : api.patch(`/api/applications/${verb}/${encodeURIComponent(jobId)}`, { form });
}

export const removeApplication = (id: string) => api.delete<void>(own(id));
