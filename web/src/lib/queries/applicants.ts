import { useQuery } from '@tanstack/react-query';
import type { Applicant } from '#modules/applications/contract/api/lists';
import { listQuery } from './list-query';

/** Applicants per page of one job. */
export const APPLICANTS_PER_PAGE = 25;

/** The applicants of a job, latest first: GET /api/applications/admin/data. Refreshed with all lists of postings. */
export const applicantsQuery = (jobId: string, offset = 0, limit = APPLICANTS_PER_PAGE) =>
  listQuery<Applicant>(['postings', 'applicants'], '/api/applications/admin/data', { jobId, offset, limit });

export const useApplicants = (jobId: string, offset: number, limit: number) =>
  useQuery(applicantsQuery(jobId, offset, limit));
