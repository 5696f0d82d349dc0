import type { SavedReport } from '#modules/reporting/contract/api/report-definitions';
import {
  type Answer,
  type GenericReportRequest,
  MAX_TABLE_ROWS,
  REPORT_PAGE_SIZES,
  REPORT_TYPES,
  type ReportParam,
  type ReportRequest,
  type ReportType,
} from '#modules/reporting/contract/api/reports';
import type { FieldError } from '#web/lib/api/api-error';
import { parseTablePage } from '#web/lib/url-state/use-table-state';
import { areAllShown, setAllShown } from './columns';
import { FILTERS, filterNames, isDamaged } from './filters';

/** The values of each filter that is set: filters of one value have a list of one. N/A is not set. */
export type FilterValues = Readonly<Record<string, readonly string[]>>;

/** A type of report with its filters. */
export interface Report {
  type: ReportType;
  values: FilterValues;
}

/** The row limit of a request. */
export const REPORT_TABLE = { maxLimit: 100 };
/** Values of one filter that a request may have. */
const MAX_VALUES = 100;
/** An answer that does not filter. */
const NO_FILTER: Answer = 'na';

/** The report of an address without damaged values; null for an address that asks for none. */
export function parseReport(search: URLSearchParams): Report | null {
  const type = REPORT_TYPES.find((one) => one === search.get('reportType'));
  return type ? { type, values: validValues(type, (name) => search.getAll(name)) } : null;
}

/** Names of the filters that the address has and the report leaves out, wholly or in part. */
export function ignoredFilters({ values }: Report, search: URLSearchParams): string[] {
  const asked = (name: string) => new Set(search.getAll(name).filter((value) => value !== '' && value !== NO_FILTER));
  return Object.entries(FILTERS)
    .filter(([name]) => asked(name).size > (values[name]?.length ?? 0))
    .map(([, { label }]) => label);
}

/** A message for each filter that has more values than a request may have. */
export const tooManyValues = ({ values }: Report): FieldError[] =>
  Object.entries(values)
    .filter(([, list]) => list.length > MAX_VALUES)
    .map(([path]) => ({
      path,
      code: 'tooMany',
      message: `${FILTERS[path]?.label} can have ${MAX_VALUES} values at most`,
    }));

/** Leaves out damaged values, and all but one of a filter of one value. */
export function validValues(type: ReportType, read: (name: string) => readonly string[]): FilterValues {
  const values: Record<string, readonly string[]> = {};
  for (const name of filterNames(type)) {
    const filter = FILTERS[name];
    if (!filter) continue;
    const valid = [...new Set(read(name))].filter((value) => !isDamaged(filter, value));
    const kept = filter.kind === 'list' ? valid : valid.slice(0, 1);
    if (kept.length) values[name] = filter.kind === 'text' ? kept.map((value) => value.trim()) : kept;
  }
  return values;
}

/** The part of the address that a report is known by; it begins on the first page. */
export function reportToSearch({ type, values }: Report): URLSearchParams {
  const search = new URLSearchParams({ reportType: type });
  for (const [name, list] of Object.entries(values)) for (const value of list) search.append(name, value);
  return search;
}

export const reportParams = ({ values }: Report): ReportParam[] =>
  Object.entries(values).map(([name, list]) => ({
    name,
    value: FILTERS[name]?.kind === 'list' ? [...list] : (list[0] ?? ''),
  }));

/** A report with its order, without its page, as files and saved reports have it. */
export function reportRequest(report: Report, search: URLSearchParams): ReportRequest {
  const { sortedBy, sortedAlgorithm } = parseTablePage(search, REPORT_TABLE);
  const order = sortedBy ? { sortedColumn: sortedBy.slice(0, 50), sortAlgorithm: sortedAlgorithm } : {};
  return { reportType: report.type, params: reportParams(report), sortAlgorithm: 'ASC', ...order };
}

/** A report with its order and columns, as it is saved. */
export const savedReport = (report: Report, search: URLSearchParams): SavedReport => ({
  ...reportRequest(report, search),
  ...(areAllShown(search) && { columns: 'all' }),
});

/** Page and page size of an address: numbers that a request may have. */
export function reportPage(search: URLSearchParams): Pick<GenericReportRequest, 'offset' | 'limit'> {
  const { offset, limit } = parseTablePage(search, REPORT_TABLE);
  const size = REPORT_PAGE_SIZES.find((one) => one >= limit) ?? REPORT_TABLE.maxLimit;
  const last = MAX_TABLE_ROWS - size;
  return { limit: size, offset: Math.min(Math.floor(offset / size) * size, last) };
}

/** The address of a saved report. */
export function savedSearch({
  reportType,
  params,
  sortedColumn,
  sortAlgorithm,
  columns,
}: SavedReport): URLSearchParams {
  const valuesOf = (name: string) => [params.find((param) => param.name === name)?.value ?? []].flat();
  const search = reportToSearch({ type: reportType, values: validValues(reportType, valuesOf) });
  if (sortedColumn) search.set('sortedBy', sortedColumn);
  if (sortedColumn && sortAlgorithm === 'DESC') search.set('sortedAlgorithm', sortAlgorithm);
  return setAllShown(search, columns === 'all');
}

/** Whether the address asks for the saved report, on whatever page of its table. */
export function isSavedAddress(saved: SavedReport, search: URLSearchParams): boolean {
  const report = parseReport(search);
  return report !== null && `${savedSearch(savedReport(report, search))}` === `${savedSearch(saved)}`;
}
