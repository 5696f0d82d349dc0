import { useQuery } from '@tanstack/react-query';
import type {
  ChangeDefinitionRequest,
  ReportDefinition,
  ReportDefinitions,
  SaveDefinitionRequest,
  SavedReport,
} from '#modules/reporting/contract/api/report-definitions';
import { api } from '#web/lib/api/client';
import { queryClient } from '#web/lib/api/query-client';
import type { EditedField } from '#web/lib/forms/conflict-lines';
import { FILTERS } from '../filters';
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

/** The values of a saved report, for the lines of a conflict. */
export const DEFINITION_FIELDS: EditedField[] = [
  { path: 'name', label: 'Name' },
  { path: 'isShared', label: 'Shared with everybody who holds Reporting', text: (is: boolean) => (is ? 'Yes' : 'No') },
  { path: 'report', label: 'Filters, order and columns', text: describeReport },
];

export async function createDefinition(body: SaveDefinitionRequest): Promise<ReportDefinition> {
  const saved = await explainLostRight(api.post<ReportDefinition>(PATH, { body }));
  await refresh();
  return saved;
}

/** Throws ApiError 409 when another tab changed it since the version. */
export async function changeDefinition(id: string, body: ChangeDefinitionRequest): Promise<ReportDefinition> {
  const saved = await explainLostRight(api.patch<ReportDefinition>(`${PATH}/${id}`, { body }));
  await refresh();
  return saved;
}

function describeReport({ params = [], sortedColumn, sortAlgorithm, columns }: SavedReport): string {
  const filters = params.map(({ name, value }) => {
    const { label = name, kind } = FILTERS[name] ?? {};
    return `${label}: ${Array.isArray(value) && kind === 'list' ? `${value.length} chosen` : [value].flat().join(', ')}`;
  });
  const order = sortedColumn && `by ${sortedColumn}${sortAlgorithm === 'DESC' ? ', reversed' : ''}`;
  return [...filters, order, columns === 'all' ? 'all columns' : 'main columns'].filter(Boolean).join('; ');
}

export async function deleteDefinition({ id }: ReportDefinition): Promise<void> {
  await explainLostRight(api.delete(`${PATH}/${id}`));
  await refresh();
}
