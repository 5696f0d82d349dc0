import type { ReportHeader, ReportType } from '#modules/reporting/contract/api/reports';

/** Columns that fit beside the menu at 1,280 px; files have all. */
const MAIN_COLUMNS: Record<ReportType, readonly string[]> = {
  candidate: ['lastName', 'firstName', 'email', 'phone', 'city', 'positions', 'isProfileCompleted', 'registered'],
  jobPosting: [
    'jobNumber',
    'title',
    'organization',
    'geography',
    'startDate',
    'status',
    'applicants',
    'salaryMin',
    'daysToFill',
  ],
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
): readonly ReportHeader[] =>
  areAllShown(search)
    ? headers
    : headers.filter(({ key }) => MAIN_COLUMNS[type].includes(key) || key === search.get('sortedBy'));
