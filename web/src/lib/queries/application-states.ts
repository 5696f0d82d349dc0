import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ApplicationStatesResponse } from '#modules/applications/contract/api/lists';
import { api } from '../api/client';
import { useSession } from '../session/session';

export type ApplicationState = ApplicationStatesResponse['items'][number];

/** The jobs for which the signed-in user has a draft or an application. */
export const applicationStatesQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: ['applications', 'states', userId],
    queryFn: ({ signal }) => api.get<ApplicationStatesResponse>('/api/applications/states', { signal }),
  });

/**
 * The user's application to a job, from one request for all jobs of a page. Undefined while loading or if there is
 * none.
 */
export function useApplicationState(jobId: string): ApplicationState | undefined {
  const { user } = useSession();
  const { data } = useQuery({
    ...applicationStatesQuery(user?.id),
    enabled: user !== null,
    // Applying happens in another tab, which the job's page opened.
    refetchOnWindowFocus: 'always',
    select: ({ items }) => items.find((state) => state.jobId === jobId),
  });
  return data;
}
