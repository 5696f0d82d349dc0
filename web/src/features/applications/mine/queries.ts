import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { MyApplication } from '../../../../../modules/applications/contract/api-lists';
import { api, type CallOptions } from '../../../lib/api/client';
import type { Page } from '../../../lib/api/page';

/** GET /api/applications/list (W11.7). */
export const useMyApplications = (query: CallOptions['query']) =>
  useQuery({
    queryKey: ['applications', 'mine', query],
    queryFn: ({ signal }) => api.get<Page<MyApplication>>('/api/applications/list', { query, signal }),
    placeholderData: keepPreviousData,
  });
