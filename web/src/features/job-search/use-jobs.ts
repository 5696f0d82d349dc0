import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { JobFacet, JobList } from '#modules/job-search/contract/api/search';
import { isClientError } from '#web/lib/api/api-error';
import { api } from '#web/lib/api/client';
import { USER_SCOPED } from '#web/lib/api/query-client';
import { apiQuery, type Criteria } from './criteria';

/** First key of every job list query. */
export const JOBS_KEY = 'jobs';

export interface Facet extends JobFacet {
  /** Number of choices that a server-rendered page omits. */
  more?: number;
}

export type Jobs = Omit<JobList, 'facets'> & {
  facets?: Facet[];
};

export const jobsQuery = (criteria: Criteria) =>
  queryOptions({
    queryKey: [JOBS_KEY, criteria],
    meta: USER_SCOPED,
    queryFn: ({ signal }) => api.get<Jobs>('/api/jobs', { query: apiQuery(criteria), signal }),
    // A server-rendered client error (unknown place) is kept instead of refetched.
    retryOnMount: ({ state }) => !isClientError(state.error),
  });

export const featuredJobsQuery = queryOptions({
  queryKey: [JOBS_KEY, 'featured'],
  queryFn: ({ signal }) => api.get<JobList>('/api/jobs', { query: { isPositionsPage: false }, signal }),
});

/** A page of results; the previous one stays visible while loading. */
export const useJobs = (criteria: Criteria) => useQuery({ ...jobsQuery(criteria), placeholderData: keepPreviousData });

/** The fourteen jobs of Home, selected by the server. */
export const useFeaturedJobs = () => useQuery(featuredJobsQuery);
