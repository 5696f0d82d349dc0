import { useQuery } from '@tanstack/react-query';
import type { AutosavedResponse, AutosaveRequest, AutosaveResponse } from '#modules/postings/contract/api/form';
import { api } from '#web/lib/api/client';

/** `id` is null for a new posting. */
const pathOf = (id: string | null) => (id ? `/api/jobs/${id}/autosave` : '/api/jobs/autosave');

/**
 * Fetched once for each form, before anything can replace it. Offline it fails rather than wait, since a Save waits for
 * it.
 */
export const useStoredAutosave = (id: string | null, enabled: boolean) =>
  useQuery({
    queryKey: ['posting-form', 'autosave', id],
    queryFn: ({ signal }) => api.get<AutosaveResponse>(pathOf(id), { signal }),
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    networkMode: 'always',
    refetchOnReconnect: true,
  });

/** Outlives the page. */
export const putAutosave = (id: string | null, body: AutosaveRequest & { version?: number | undefined }) =>
  api.put<AutosavedResponse>(pathOf(id), { body, keepalive: true });
