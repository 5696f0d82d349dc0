import { useMutation } from '@tanstack/react-query';
import { api } from '#web/lib/api/client';
import { toastError, toastSuccess } from '#web/lib/feedback/toasts';
import { refreshQueues } from './queries';

/** Resumes a paused subscriber. */
export const useResume = () =>
  useMutation({
    mutationFn: (name: string) => api.post(`/api/queues/${name}/resume`),
    onSuccess: (_, name) => toastSuccess(`${name} goes on.`),
    onError: toastError,
    onSettled: refreshQueues,
  });
