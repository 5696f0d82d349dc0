import { useQuery } from '@tanstack/react-query';
import type {
  ReportDefinition,
  ReportDefinitions,
  SaveDefinitionRequest,
} from '#modules/reporting/contract/api/report-definitions';
import { api } from '#web/lib/api/client';
import { queryClient } from '#web/lib/api/query-client';
import { explainLostRight } from '../right-lost';

const KEY = ['report-definitions'];
const PATH = '/api/reporting/definitions';

/** Own saved reports and those that others share, by name. */
export const useDefinitions = () =>
  useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await explainLostRight(api.get<ReportDefinitions>(PATH, { signal }))).items,
  });

const refresh = () => queryClient.invalidateQueries({ queryKey: KEY });

/** Saves a new one, or changes that of the id. */
export async function saveDefinition(body: SaveDefinitionRequest, id?: string): Promise<ReportDefinition> {
  const saving = id
    ? api.patch<ReportDefinition>(`${PATH}/${id}`, { body })
    : api.post<ReportDefinition>(PATH, { body });
  const saved = await explainLostRight(saving);
  await refresh();
  return saved;
}

export async function deleteDefinition({ id }: ReportDefinition): Promise<void> {
  await explainLostRight(api.delete(`${PATH}/${id}`));
  await refresh();
}
