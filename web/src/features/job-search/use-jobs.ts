import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { type Criteria, queryOf } from './criteria';

export interface JobItem {
  id: string;
  title: string;
  position: { id: string; name: string; type: string };
  organization: { accountNumber: string; accountName: string };
  jobListingNumber: number | null;
  externalListingNumber: string;
  city: string;
  state: string;
  startDate: string;
  endDate: string;
  isExternalPost: boolean;
  externalUrl: string;
  isFeatured: boolean;
}

interface JobPage {
  items: JobItem[];
  totalItemsCount: number;
}

/** A page of results; the old one stays in sight while the next is on its way (U6). */
export const useJobs = (criteria: Criteria) =>
  useQuery({
    queryKey: ['jobs', criteria],
    queryFn: ({ signal }) => api.get<JobPage>('/api/jobs', { query: queryOf(criteria), signal }),
    placeholderData: keepPreviousData,
  });

/** Home's fourteen (P1.2); which ones is the server's choice. */
export const useFeaturedJobs = () =>
  useQuery({
    queryKey: ['jobs', 'featured'],
    queryFn: ({ signal }) => api.get<JobPage>('/api/jobs', { query: { isPositionsPage: false }, signal }),
  });
