import { queryOptions, useQuery } from '@tanstack/react-query';
import type { SupportResponse } from '#modules/site/contract/api/site';
import { api } from '../api/client';

/** Support contacts; they change with the installation only. */
export const supportQuery = queryOptions({
  queryKey: ['support'],
  queryFn: () => api.get<SupportResponse>('/api/common/support'),
  staleTime: Number.POSITIVE_INFINITY,
});

export const useSupport = (enabled = true) => useQuery({ ...supportQuery, enabled });
