import { useQuery } from '@tanstack/react-query';
import type { LikeJobResponse, UsualSalaryResponse } from '#modules/postings/contract/api/form';
import { api } from '#web/lib/api/client';

/** An open, queued or waiting posting of the organization with a like title. */
export const useLikeJob = (organization: string, title: string, except: string | undefined) =>
  useQuery({
    queryKey: ['posting-form', 'like', organization, title, except],
    queryFn: async ({ signal }) =>
      (await api.get<LikeJobResponse>('/api/jobs/like', { query: { organization, title, except }, signal })).job,
    enabled: organization !== '' && title !== '',
    retry: false,
  });

export const useUsualSalary = (organization: string, position: string) =>
  useQuery({
    queryKey: ['posting-form', 'usual-salary', organization, position],
    queryFn: async ({ signal }) =>
      (await api.get<UsualSalaryResponse>('/api/jobs/usual-salary', { query: { organization, position }, signal }))
        .usual,
    enabled: organization !== '' && position !== '',
    retry: false,
  });
