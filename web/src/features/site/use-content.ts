import { queryOptions } from '@tanstack/react-query';
import type { ContentView } from '../../../../modules/site/contract/api';
import { api } from '../../lib/api';

/** The editors' block on Home (P1.3). */
export const contentQuery = queryOptions({
  queryKey: ['content'],
  queryFn: () => api.get<ContentView>('/api/content'),
});
