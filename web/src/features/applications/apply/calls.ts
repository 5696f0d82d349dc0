import { useQuery } from '@tanstack/react-query';
import type { ApplicationAnswer } from '../../../../../modules/applications/contract/api-answers';
import type { JobDetail } from '../../../../../modules/postings/contract/api-answers';
import type { ProfileData } from '../../../../../modules/profiles/contract/api-answers';
import { api, type CallOptions } from '../../../lib/api';
import { ApiError } from '../../../lib/api-error';
import { queryClient } from '../../../lib/query-client';
import type { ApplyValues } from './apply-values';

/** What everybody may read of the job; null when there is none to read (W9.14). */
export const useJobToApplyFor = (jobId: string) =>
  useQuery({
    queryKey: ['application', 'job', jobId],
    queryFn: ({ signal }) => orNull(api.get<JobDetail>(`/api/jobs/${encodeURIComponent(jobId)}`, { signal })),
  });

/** One's own application to a job, null before the first draft (W10.29); never exchanged under the hands of whoever fills it in. */
export const useOwnApplication = (jobId: string) =>
  useQuery({
    queryKey: ['application', 'own', jobId],
    queryFn: ({ signal }) =>
      orNull(api.get<ApplicationAnswer>(`/api/applications/${encodeURIComponent(jobId)}`, { signal })),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** Contact, references and documents as they are in the profile now, also after a look at it in another tab. */
export const useProfileToApply = () =>
  useQuery({
    queryKey: ['profile', 'own'],
    queryFn: ({ signal }) => api.get<ProfileData>('/api/users/profile/data', { signal }),
    staleTime: 0,
  });

const ABSENT = new Set([400, 404, 410]);

async function orNull<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiError && ABSENT.has(error.status)) return null;
    throw error;
  }
}

export interface Sent {
  jobId: string;
  /** Whether a draft exists: then PATCH, else POST (W10.23, W10.24). */
  exists: boolean;
  values: ApplyValues;
  /** A cover letter chosen since the last save. */
  letter: File | null;
  /** Takes the stored cover letter away (W10.25). */
  clearLetter: boolean;
}

export function sendApplication(move: 'save' | 'submit', sent: Sent, wire: CallOptions): Promise<ApplicationAnswer> {
  const { attachedFiles, ...applicationData } = sent.values;
  const form = new FormData();
  form.set('applicationData', JSON.stringify({ ...applicationData, jobId: sent.jobId }));
  form.set('attachedFiles', JSON.stringify(attachedFiles));
  form.set('clearCoverLetter', String(sent.clearLetter));
  if (sent.letter) form.set('file', sent.letter);
  const options = { ...wire, form };
  return sent.exists
    ? api.patch(`/api/applications/${move}/${sent.jobId}`, options)
    : api.post(`/api/applications/${move}`, options);
}

/** A draft is deleted, a submitted application withdrawn (T25). */
export async function deleteApplication(id: string): Promise<void> {
  await api.delete(`/api/applications/${id}`);
  refreshApplications();
}

/** Lists of applications, here and on the dashboard. */
export const refreshApplications = () => queryClient.invalidateQueries({ queryKey: ['applications'] });
