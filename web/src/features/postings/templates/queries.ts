import { useQuery } from '@tanstack/react-query';
import type {
  PostingTemplateDetail,
  PostingTemplateSummary,
  TemplateRequest,
} from '#modules/postings/contract/api/templates';
import { api } from '#web/lib/api/client';
import { queryClient } from '#web/lib/api/query-client';

const KEY = ['posting-templates'];

/** Those of an organization, or by default of all that the user posts for. */
export const useTemplates = (organization: string | undefined, enabled: boolean) =>
  useQuery({
    queryKey: [...KEY, organization ?? ''],
    queryFn: ({ signal }) =>
      api.get<PostingTemplateSummary[]>('/api/jobs/templates', { signal, query: organization ? { organization } : {} }),
    enabled,
  });

export const fetchTemplate = (id: string) => api.get<PostingTemplateDetail>(`/api/jobs/templates/${id}`);

export async function saveTemplate(jobId: string, request: TemplateRequest): Promise<void> {
  await api.post(`/api/jobs/${jobId}/template`, { body: request });
  await queryClient.invalidateQueries({ queryKey: KEY });
}

export async function removeTemplate(id: string): Promise<void> {
  await api.delete(`/api/jobs/templates/${id}`);
  await queryClient.invalidateQueries({ queryKey: KEY });
}
