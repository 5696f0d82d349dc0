import { queryOptions } from '@tanstack/react-query';
import type { ContentResponse } from '#modules/site/contract/api/site';
import { api } from '#web/lib/api/client';

/** The editable block on Home. */
export const contentQuery = queryOptions({
  queryKey: ['content'],
  queryFn: () => api.get<ContentResponse>('/api/content'),
});
