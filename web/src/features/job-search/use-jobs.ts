import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { JobFacet, JobList } from '../../../../modules/postings/contract/api-search';
import { api } from '../../lib/api';
import { isRefusal } from '../../lib/api-error';
import { PERSONAL } from '../../lib/query-client';
import { type Criteria, queryOf } from './criteria';

/** Every list of jobs begins its key with this. */
export const JOBS = 'jobs';

export interface Facet extends JobFacet {
  /** Choices that a rendered page left out. */
  more?: number;
}

export type Jobs = Omit<JobList, 'facets'> & {
  facets?: Facet[];
};

export const jobsQuery = (criteria: Criteria) =>
  queryOptions({
    queryKey: [JOBS, criteria],
    meta: PERSONAL,
    queryFn: ({ signal }) => api.get<Jobs>('/api/jobs', { query: queryOf(criteria), signal }),
    // A page that came rendered with a refusal (no such place) keeps it instead of asking again.
    retryOnMount: ({ state }) => !isRefusal(state.error),
  });

export const featuredJobsQuery = queryOptions({
  queryKey: [JOBS, 'featured'],
  queryFn: ({ signal }) => api.get<JobList>('/api/jobs', { query: { isPositionsPage: false }, signal }),
});

/** A page of results; the old one stays in sight while the next is on its way (U6). */
export const useJobs = (criteria: Criteria) => useQuery({ ...jobsQuery(criteria), placeholderData: keepPreviousData });

/** Home's fourteen (P1.2); which ones is the server's choice. */
export const useFeaturedJobs = () => useQuery(featuredJobsQuery);
