import type { ReportHeader, ReportType } from '#modules/reporting/contract/api/reports';

const OF_POSTING = ['jobNumber', 'title', 'organization', 'geography', 'startDate'] as const;

/** Columns that fit beside the menu at 1,280 px, of postings by the date that they are counted by; files have all. */
const MAIN_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  candidate: ['lastName', 'firstName', 'email', 'phone', 'city', 'positions', 'isProfileCompleted', 'registered'],
  started: [...OF_POSTING, 'status', 'applicants', 'salaryMin', 'daysToFill'],
  filled: [...OF_POSTING, 'filledDate', 'applicants', 'daysToFill'],
  ended: [...OF_POSTING, 'endDate', 'status', 'applicants', 'salaryMin'],
};

/** Of the address and of saved reports. */
export const COLUMNS_PARAM = 'columns';
const ALL: SavedColumns = 'all';
type SavedColumns = 'all';

export const areAllShown = (search: URLSearchParams) => search.get(COLUMNS_PARAM) === ALL;

/** Changes an address to show all columns, or the main ones. */
export function setAllShown(search: URLSearchParams, isAll: boolean): URLSearchParams {
  if (isAll) search.set(COLUMNS_PARAM, ALL);
  else search.delete(COLUMNS_PARAM);
  return search;
}

/** The columns that the table shows; the one it is sorted by is always among them. */
export const shownHeaders = (
  type: ReportType,
  headers: readonly ReportHeader[],
  search: URLSearchParams,
): readonly ReportHeader[] => {
  if (areAllShown(search)) return headers;
  const dateOf = search.get('countBy') ?? '';
  const main = MAIN_COLUMNS[type === 'candidate' ? type : dateOf] ?? MAIN_COLUMNS.started ?? [];
  return headers.filter(({ key }) => main.includes(key) || key === search.get('sortedBy'));
};
