import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Applicant } from '../../../modules/applications/contract/api-lists';
import { api } from './api';

/** Applicants per page of one job (W12.3). */
export const APPLICANTS_PER_PAGE = 25;

interface Page<T> {
  items: T[];
  totalItemsCount: number;
}

/** Who applied for a job, latest first: GET /api/applications/admin/data (W12.18). Refreshed with all lists of postings. */
export const useApplicants = (jobId: string, offset: number, limit: number) => {
  const query = { jobId, offset, limit };
  return useQuery({
    queryKey: ['postings', 'applicants', query],
    queryFn: ({ signal }) => api.get<Page<Applicant>>('/api/applications/admin/data', { query, signal }),
    placeholderData: keepPreviousData,
  });
};
