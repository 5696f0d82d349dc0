import { useState } from 'react';
import type { ApplicationResponse } from '#modules/applications/contract/api/responses';
import { ApiError } from '#web/lib/api/api-error';
import { queryClient } from '#web/lib/api/query-client';
import { toastError } from '#web/lib/feedback/toasts';
import { ownApplicationKey } from './queries';

const SAVED_ELSEWHERE = 'This draft was saved somewhere else in the meantime.';

/**
 * The conflict with a draft that another tab saved meanwhile, and the two ways out of it. `isStale` if the input that
 * the page begins with is based on an older draft.
 */
export function useDraftConflict(jobId: string, isStale: boolean) {
  const [message, setMessage] = useState(isStale ? SAVED_ELSEWHERE : null);

  /** Shows the notice of a conflict. Returns false for another error. */
  function tryShow(error: unknown): boolean {
    if (!(error instanceof ApiError && error.code === 'stale')) return false;
    setMessage(SAVED_ELSEWHERE);
    return true;
  }

  /** Reads the newer draft, which the next save is then based on. */
  async function resolve(apply: (saved: ApplicationResponse | null) => void): Promise<void> {
    try {
      await queryClient.refetchQueries({ queryKey: ownApplicationKey(jobId) }, { throwOnError: true });
      apply(queryClient.getQueryData<ApplicationResponse | null>(ownApplicationKey(jobId)) ?? null);
      setMessage(null);
    } catch (error) {
      toastError(error);
    }
  }

  return { message, tryShow, resolve, clear: () => setMessage(null) };
}
