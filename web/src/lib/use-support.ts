import { queryOptions, useQuery } from '@tanstack/react-query';
import type { SupportView } from '../../../modules/site/contract/api';
import { api } from './api';

/** Where a person finds us; it changes with the installation only. */
export const supportQuery = queryOptions({
  queryKey: ['support'],
  queryFn: () => api.get<SupportView>('/api/common/support'),
  staleTime: Number.POSITIVE_INFINITY,
});

export const useSupport = () => useQuery(supportQuery);
