import { type Condition, containsText, where } from '../../../src/platform/database/list-plans.js';
import { TIME_ZONE } from '../../../src/platform/time/local-time.js';
import type { LogQuery } from '../contract/api.js';

export type LogFilter = Omit<LogQuery, 'offset' | 'limit' | 'jobListingNumber'> & { jobId?: string | undefined };

/** The conditions of a filter: `ranges` of indexes in the order of the log, and `others`, which no index has in order. */
export interface LogConditions {
  ranges: Condition[];
  others: Condition[];
}

/** A local month of the log, as its first day. */
export interface LogMonth {
  firstDay: string;
  /** The number of entries of the month that any filter can find. */
  size: number;
}

const LOCAL = `::timestamp at time zone '${TIME_ZONE}'`;
const equals = (column: string, value: string | undefined): Condition[] =>
  value === undefined ? [] : [{ sql: `${column} = ?`, parameters: [value] }];

export function conditionsOf(filter: LogFilter): LogConditions {
  const { level, date, message, factName, subscriber, accountId, jobId } = filter;
  const text = containsText('message', message);
  return {
    ranges: [
      ...equals('level', level),
      ...equals('fact_name', factName),
      ...equals('subscriber', subscriber),
      ...equals('job_id', jobId),
      ...(date ? [between(date, '1 day')] : []),
    ],
    others: [
      ...(text ? [text.condition] : []),
      ...(accountId ? [{ sql: 'account_ids @> array[?]::uuid[]', parameters: [accountId] }] : []),
    ],
  };
}

export const withinMonth = ({ firstDay }: LogMonth): Condition => between(firstDay, '1 month');

const between = (firstDay: string, length: string): Condition => ({
  sql: `at >= ?::date${LOCAL} and at < (?::date + interval '${length}')${LOCAL}`,
  parameters: [firstDay, firstDay],
});

/** The part of a statement behind `from`. */
export function fromLog(conditions: readonly Condition[]): Condition {
  const { sql, parameters } = where(conditions);
  return { sql: `system_log ${sql}`, parameters };
}
