import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Applicant } from '../../../../modules/applications/contract/api-lists';
import { api } from '../api/client';
import type { Page } from '../api/page';

/** Applicants per page of one job (W12.3). */
export const APPLICANTS_PER_PAGE = 25;

/**
 * The applicants of a job, latest first: GET /api/applications/admin/data (W12.18). Invalidated with all lists of
 * postings.
 */
export const useApplicants = (jobId: string, offset: number, limit: number) => {
  const query = { jobId, offset, limit };
  return useQuery({
    queryKey: ['postings', 'applicants', query],
    queryFn: ({ signal }) => api.get<Page<Applicant>>('/api/applications/admin/data', { query, signal }),
    placeholderData: keepPreviousData,
  });
};
