import type { CellType, GenericReport, ReportParam, ReportRequest, ReportRow } from '../../contract/api/reports.js';

export interface ReportColumn {
  key: string;
  title: string;
  type: CellType;
  isSortable: boolean;
}

/** Rows of a report in an order; the default order without `column`. */
export interface ReportQuery {
  params: readonly ReportParam[];
  order: { column?: string; direction: 'ASC' | 'DESC' };
}

export const toReportQuery = ({ params, sortedColumn, sortAlgorithm }: ReportRequest): ReportQuery => ({
  params,
  order: { column: sortedColumn, direction: sortAlgorithm },
});

export interface Extent {
  rows: number;
  userIds: readonly string[];
}

/** A type of report. Its reads run within `Snapshots.read`, so that all of them see one moment. */
export interface Report {
  readonly columns: readonly ReportColumn[];
  /** Throws a DomainError for parameters or a column that it does not know, before anything is read. */
  validate(query: ReportQuery): void;
  page(
    query: ReportQuery,
    bounds: { offset: number; limit: number },
  ): Promise<Pick<GenericReport, 'rows' | 'totalItemsCount' | 'summaries'>>;
  /** The number of all rows, and the accounts whose data they show. */
  extent(query: ReportQuery): Promise<Extent>;
  /** All rows in batches of some hundreds, so that memory does not grow with their number. */
  batches(query: ReportQuery): AsyncIterable<ReportRow[]>;
}
