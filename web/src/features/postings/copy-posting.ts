import { type NavigateFunction, useNavigate } from 'react-router-dom';
import type { JobSavedResponse, ManagedJob } from '#modules/postings/contract/api/responses';
import { api } from '#web/lib/api/client';
import { toastError, toastSuccess } from '#web/lib/feedback/toasts';
import { refreshAfter } from '#web/lib/queries/refresh-after';
import { paths } from '#web/paths';
import { nameByNumber } from './job-number';

/** Navigation state that tells which version is a copy that nobody has changed yet, and of what. */
export interface CopiedState {
  copiedVersion: number;
  copiedFrom: string;
}

type CopiedJob = Pick<ManagedJob, 'id' | 'title' | 'jobListingNumber' | 'externalListingNumber'>;

/** Makes a new unsubmitted posting with the same content. */
export const copyJob = (id: string) => api.post<JobSavedResponse>(`/api/jobs/${id}/copy`);

/** To the form of a copy, which says what it was copied from. */
export function linkToCopy(job: CopiedJob, { id, version }: JobSavedResponse): { to: string; state: CopiedState } {
  return { to: paths.postJobsEdit(id), state: { copiedVersion: version, copiedFrom: nameByNumber(job) } };
}

const underWay = new Set<string>();

/**
 * Copies a posting of any status, also to list it again, and opens the copy. A second click meanwhile has no effect.
 */
export async function copyPosting(job: CopiedJob, navigate: NavigateFunction): Promise<void> {
  if (underWay.has(job.id)) return;
  underWay.add(job.id);
  try {
    const { to, state } = linkToCopy(job, await copyJob(job.id));
    toastSuccess('A new unsubmitted posting; visitors see nothing yet.');
    navigate(to, { state });
    await refreshAfter('posting');
  } catch (error) {
    toastError(error);
  } finally {
    underWay.delete(job.id);
  }
}

export function useCopyPosting() {
  const navigate = useNavigate();
  return (job: CopiedJob) => copyPosting(job, navigate);
}
