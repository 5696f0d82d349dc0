import { useQuery } from '@tanstack/react-query';
import type { ContentResponse } from '#modules/site/contract/api/site';
import { api } from '#web/lib/api/client';
import { QueryBoundary } from '#web/ui/display/query-boundary';
import { ContentEditor } from './content-editor';
import { latestText } from './queries';

/** Manage Content (P1.4): the text of Home is edited on a page of its own, which is in the place of Home. */
export default function ContentPage({ onLeave }: { onLeave(): void }) {
  const current = useQuery({
    queryKey: ['content', 'edited'],
    queryFn: async () => (await latestText()) ?? api.get<ContentResponse>('/api/content'),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <QueryBoundary query={current} rows={6}>
      {(text) => <ContentEditor current={text} onLeave={onLeave} />}
    </QueryBoundary>
  );
}
