import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { JobList } from '../../../../modules/postings/contract/api-search';
import { api } from '../../lib/api';
import { type Criteria, queryOf } from './criteria';

/** Every list of jobs begins its key with this. */
export const JOBS = 'jobs';

/** A page of results; the old one stays in sight while the next is on its way (U6). */
export const useJobs = (criteria: Criteria) =>
  useQuery({
    queryKey: [JOBS, criteria],
    queryFn: ({ signal }) => api.get<JobList>('/api/jobs', { query: queryOf(criteria), signal }),
    placeholderData: keepPreviousData,
  });

/** Home's fourteen (P1.2); which ones is the server's choice. */
export const useFeaturedJobs = () =>
  useQuery({
    queryKey: [JOBS, 'featured'],
    queryFn: ({ signal }) => api.get<JobList>('/api/jobs', { query: { isPositionsPage: false }, signal }),
  });
