import { useQuery } from '@tanstack/react-query';
import { STATUS_NAMES } from '#modules/postings/contract/api/lists';
import type { JobPreview } from '#modules/postings/contract/api/responses';
import { api } from '#web/lib/api/client';
import { longDate } from '#web/lib/formatting/format';

/** A saved posting as visitors get it. */
export const useJobPreview = (id: string) =>
  useQuery({
    queryKey: ['job', 'preview', id],
    queryFn: ({ signal }) => api.get<JobPreview>(`/api/jobs/${encodeURIComponent(id)}/preview`, { signal }),
    gcTime: 0,
  });

/** Says from when visitors see a saved posting. */
export function describePublicity({ status, isPublic, startDate }: JobPreview): string {
  if (isPublic) return 'Visitors see this page now.';
  return status === 'open'
    ? `Visitors see it from ${longDate(startDate)}.`
    : `Not public: ${STATUS_NAMES[status].toLowerCase()}.`;
}
