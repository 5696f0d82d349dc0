import { useQuery } from '@tanstack/react-query';
import type { ApplicationResponse, Prefill } from '#modules/applications/contract/api/responses';
import type { JobDetail } from '#modules/postings/contract/api/responses';
import type { ScanState } from '#modules/profiles/contract/api/documents';
import { ApiError } from '#web/lib/api/api-error';
import { api, type CallOptions } from '#web/lib/api/client';
import { queryClient } from '#web/lib/api/query-client';
import { applicationStatesQuery } from '#web/lib/queries/application-states';
import { ownProfileQuery } from '#web/lib/queries/own-profile';
import { pollWhileScanning } from '#web/lib/queries/poll-while-scanning';
import { refreshAfter } from '#web/lib/queries/refresh-after';
import type { ApplyValues } from './apply-values';

/** The public job; null if there is none to read. */
export const useJobToApplyFor = (jobId: string | null) =>
  useQuery({
    queryKey: ['application', 'job', jobId],
    queryFn: ({ signal }) =>
      nullIfAbsent(api.get<JobDetail>(`/api/jobs/${encodeURIComponent(jobId ?? '')}`, { signal })),
    enabled: jobId !== null,
  });

export const ownApplicationKey = (jobId: string) => ['application', 'own', jobId];

/**
 * The user's application to a job, null before the first draft. The list of states tells whether one exists, which
 * avoids a 404. Never refetched while it is edited.
 */
export const useOwnApplication = (userId: string, jobId: string) =>
  useQuery({
    queryKey: ownApplicationKey(jobId),
    queryFn: async ({ signal }) => {
      const { items } = await queryClient.fetchQuery({ ...applicationStatesQuery(userId), staleTime: 0 });
      if (!items.some((state) => state.jobId === jobId)) return null;
      return nullIfAbsent(api.get<ApplicationResponse>(`/api/applications/${encodeURIComponent(jobId)}`, { signal }));
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** Answers of the last submission, for a job without a draft. */
export const usePrefill = (jobId: string, isNeeded: boolean) =>
  useQuery({
    queryKey: ['application', 'prefill', jobId],
    queryFn: ({ signal }) => api.get<Prefill>(`/api/applications/prefill/${encodeURIComponent(jobId)}`, { signal }),
    enabled: isNeeded,
    retry: false,
    gcTime: 0,
  });

/** The state of a draft's stored cover letter, read on its own, because the draft is not refetched. */
export function useCoverLetterScan(draft: ApplicationResponse | null): ScanState {
  const id = draft?.id ?? '';
  const { data } = useQuery({
    queryKey: ['application', 'cover-letter-scan', id, draft?.updatedAt],
    queryFn: ({ signal }) => api.get<ApplicationResponse>(`/api/applications/${id}`, { signal }),
    enabled: draft?.coverLetterScan === 'scanning',
    refetchInterval: ({ state }) => pollWhileScanning([{ scan: state.data?.coverLetterScan ?? 'scanning' }]),
    gcTime: 0,
  });
  return data?.coverLetterScan ?? draft?.coverLetterScan ?? null;
}

/** Contact, references and documents of the profile, refetched because they may change in another tab. */
export const useProfileToApply = () => useQuery({ ...ownProfileQuery, staleTime: 0 });

const ABSENT_STATUSES = new Set([400, 404, 410]);

async function nullIfAbsent<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiError && ABSENT_STATUSES.has(error.status)) return null;
    throw error;
  }
}

export interface ApplicationSubmission {
  jobId: string;
  values: ApplyValues;
  /** A cover letter selected since the last save. */
  letter: File | null;
  /** Removes the stored cover letter. */
  clearLetter: boolean;
}

/** The draft that some input is based on; id null and version 0 before the first save. */
export interface DraftBase {
  id: string | null;
  version: number;
}

/** A draft that was deleted and begun again is another one, whatever its version. */
export const toBase = (draft: ApplicationResponse | null): DraftBase => ({
  id: draft?.id ?? null,
  version: draft?.version ?? 0,
});

/** PATCH if the input is based on a draft, else POST. The server refuses it if another draft is stored. */
export async function sendApplication(
  action: 'save' | 'submit',
  { jobId, values, letter, clearLetter }: ApplicationSubmission,
  base: DraftBase,
  transport: CallOptions,
): Promise<ApplicationResponse> {
  const { attachedFiles, ...applicationData } = values;
  const form = new FormData();
  form.set('applicationData', JSON.stringify({ ...applicationData, jobId, draftId: base.id, version: base.version }));
  form.set('attachedFiles', JSON.stringify(attachedFiles));
  form.set('clearCoverLetter', String(clearLetter));
  if (letter) form.set('file', letter);
  const saved = await (base.id
    ? api.patch<ApplicationResponse>(`/api/applications/${action}/${jobId}`, { ...transport, form })
    : api.post<ApplicationResponse>(`/api/applications/${action}`, { ...transport, form }));
  // A submitted one replaces the form as soon as the page has moved on.
  if (action === 'save') queryClient.setQueryData(ownApplicationKey(jobId), saved);
  return saved;
}

/** Deletes a draft or withdraws a submitted application. */
export async function deleteApplication(id: string): Promise<void> {
  await api.delete(`/api/applications/${id}`);
  refreshAfter('application');
}
