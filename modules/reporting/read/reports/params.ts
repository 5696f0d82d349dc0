import { z } from 'zod';
import { invalidFieldError } from '#platform/errors/domain-error.js';
import { validationError } from '#platform/http/validation.js';
import { REPORT_PARAMS, type ReportParam, type ReportType } from '../../contract/api/reports.js';
import type { ReportColumn } from './report.js';

/**
 * Values of the filters of a report by their names, as its schema has them. Throws a DomainError that names the filter
 * which is unknown, given twice or has a wrong value.
 */
export function parseParams<Schema extends z.ZodObject>(
  type: ReportType,
  schema: Schema,
  params: readonly ReportParam[],
): z.output<Schema> {
  const known: readonly string[] = REPORT_PARAMS[type];
  const values: Record<string, ReportParam['value']> = {};
  for (const { name, value } of params) {
    if (!known.includes(name)) throw invalidFieldError(name, `The report has no filter ${name}`);
    if (Object.hasOwn(values, name)) throw invalidFieldError(name, `The filter ${name} is given twice`);
    values[name] = value;
  }
  const parsed = schema.safeParse(values);
  if (!parsed.success) throw validationError(parsed.error.issues.map(atFilter));
  return parsed.data;
}

/** A wrong value of several is an error of its filter. */
const atFilter = ({ path, message, code }: z.core.$ZodIssue) => ({ path: path.slice(0, 1) as string[], message, code });

/** A filter of several values; none does not filter. */
export const listOf = <Item extends z.ZodType>(item: Item) =>
  z.preprocess((value) => (typeof value === 'string' ? [value] : value), z.array(item)).default([]);

/** Ids in lower case, as texts of other modules have them. */
export const PositionIds = listOf(z.uuid('Please choose positions from the list').toLowerCase());

const DAY = 'Please enter a date as YYYY-MM-DD';

/** PostgreSQL has no year 0. */
export const Day = z.iso.date(DAY).refine((day) => day >= '0001', DAY);

interface Days {
  startDate?: string | undefined;
  endDate?: string | undefined;
}

/** For `refine`, with DAYS_ORDER. */
export const areDaysInOrder = ({ startDate, endDate }: Days) => !startDate || !endDate || startDate <= endDate;
export const DAYS_ORDER = { path: ['endDate'], message: 'The end date must not be before the start date' };

/** Throws a DomainError at `sortedColumn` unless it is one of `columns` that can be sorted. */
export function assertSortable(columns: readonly ReportColumn[], column: string | undefined): void {
  if (column !== undefined && !columns.some(({ key, isSortable }) => isSortable && key === column)) {
    throw invalidFieldError('sortedColumn', `The report cannot be sorted by ${column}`);
  }
}
