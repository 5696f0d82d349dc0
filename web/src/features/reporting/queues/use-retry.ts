import { useMutation } from '@tanstack/react-query';
import type { RetryResponse } from '#modules/reporting/contract/api/queues';
import { api } from '#web/lib/api/client';
import { focusIfLost } from '#web/lib/feedback/focus-if-lost';
import { toastError, toastSuccess } from '#web/lib/feedback/toasts';
import { pluralize } from '#web/lib/formatting/format';
import { refreshQueues } from './queries';

/** Headings above the buttons, which go with what was given up: those of the queues and of an open entry. */
const HEADINGS = '#gave-up-title, #deliveries-title';

const options = {
  onSuccess: (response: RetryResponse) => toastSuccess(explainRetry(response)),
  onError: toastError,
  onSettled: async () => {
    await refreshQueues();
    focusIfLost(HEADINGS);
  },
};

/** Tries a dead letter again. */
export const useRetry = () =>
  useMutation({
    mutationFn: (id: string) => api.post<RetryResponse>(`/api/queues/deadLetters/${id}/retry`),
    ...options,
  });

/** Tries all dead letters again, or those of a subscriber. */
export const useRetryAll = () =>
  useMutation({
    mutationFn: (subscriber: string | undefined) =>
      api.post<RetryResponse>('/api/queues/deadLetters/retry', { body: { subscriber } }),
    ...options,
  });

/** "3 deliveries are on their way. Those to deliver-mail wait, because it is paused." */
function explainRetry({ retried, pausedSubscribers }: RetryResponse): string {
  if (retried === 0) return 'There was nothing to try again.';
  const count = `${pluralize(retried, 'delivery is', 'deliveries are')} tried again.`;
  if (pausedSubscribers.length === 0) return count;
  return `${count} What is for ${pausedSubscribers.join(' and ')} waits until it is resumed.`;
}
