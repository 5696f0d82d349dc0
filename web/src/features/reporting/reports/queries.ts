import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ChartTable, ReportChart } from '#modules/reporting/contract/api/report-charts';
import type { ReportOrganizations, ReportPositions, ReportUsers } from '#modules/reporting/contract/api/report-lists';
import type { GenericReport, GenericReportRequest } from '#modules/reporting/contract/api/reports';
import { api } from '#web/lib/api/client';
import { queryClient } from '#web/lib/api/query-client';
import { CHOICES_STALE_TIME_MS, positionOptions } from '#web/lib/queries/directory';
import { type Report, reportPage, reportParams, reportRequest } from './report';
import { explainLostRight } from './right-lost';

const TABLE = 'report';

/** A read by POST; aborting it ends the query in the database. */
const read = async <T>(path: string, body: unknown, signal: AbortSignal): Promise<T> =>
  (await explainLostRight(api.stream(`/api/reporting/${path}`, { body, signal }, 'POST'))).json();

/** Costly, and a report is of the moment at which it was asked for. */
const ONCE = { refetchOnWindowFocus: false, refetchOnReconnect: false } as const;

/** The page of the table that the address asks for; the previous one stays visible while the next one loads. */
export function useReport(report: Report | null, search: URLSearchParams) {
  const request = report && { ...reportRequest(report, search), ...reportPage(search) };
  return useQuery({
    ...ONCE,
    queryKey: [TABLE, request],
    queryFn: ({ signal }) => read<GenericReport>('genericReport', request, signal),
    enabled: request !== null,
    placeholderData: (previous, query) => {
      const before = query?.queryKey[1] as GenericReportRequest | null | undefined;
      return before && before.reportType === request?.reportType ? previous : undefined;
    },
  });
}

/** Aborts the requests of tables; the pages that wait for one show that it was stopped. */
export const stopReports = () => queryClient.cancelQueries({ queryKey: [TABLE] });

export function useChart(chart: ReportChart, report: Report, enabled: boolean) {
  const params = reportParams(report);
  return useQuery({
    ...ONCE,
    queryKey: ['report-chart', chart, params],
    queryFn: ({ signal }) => read<ChartTable>(`charts/${chart}`, { params }, signal),
    enabled,
  });
}

/** All organizations, those that may not post anymore marked as such. */
export function useOrganizationOptions(enabled: boolean) {
  const { data } = useQuery({
    queryKey: ['report-organizations'],
    queryFn: ({ signal }) => api.get<ReportOrganizations>('/api/reporting/organizations', { signal }),
    staleTime: CHOICES_STALE_TIME_MS,
    enabled,
  });
  return data?.items.map(({ accountNumber, accountName, usable }) => ({
    value: accountNumber,
    label: usable ? accountName : `${accountName} (may not post)`,
  }));
}

/** The groups of all positions, those that left the catalogue marked as such. */
export function usePositionOptions() {
  const { data } = useQuery({
    queryKey: ['report-positions'],
    queryFn: ({ signal }) => api.get<ReportPositions>('/api/reporting/positions', { signal }),
    staleTime: CHOICES_STALE_TIME_MS,
  });
  return positionOptions(
    data?.items.map(({ name, removed, ...position }) => ({ ...position, name: removed ? `${name} (removed)` : name })),
  );
}

/** Shorter parts of a name have too many candidates to be of help. */
const MIN_SUGGESTED = 2;

/** Names of candidates that contain the text. */
export function useCandidateNames(search: string, isCandidate: boolean): readonly string[] {
  const { data } = useQuery({
    queryKey: ['report-users', search],
    queryFn: ({ signal }) => api.get<ReportUsers>('/api/reporting/users', { query: { search }, signal }),
    enabled: isCandidate && search.length >= MIN_SUGGESTED,
    placeholderData: keepPreviousData,
  });
  return [...new Set(data?.items.map(({ name }) => name))];
}
