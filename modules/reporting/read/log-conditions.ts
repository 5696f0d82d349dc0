import { type Condition, containsText, where } from '#platform/database/list-plans.js';
import { TIME_ZONE } from '#platform/time/local-time.js';
import type { LogQuery } from '../contract/api/log.js';

export type LogFilter = Omit<LogQuery, 'offset' | 'limit' | 'jobListingNumber' | 'downTo'> & {
  jobId?: string | undefined;
  /** The place of the oldest entry that counts. */
  downTo?: { id: string; at: string } | undefined;
};

/**
 * The conditions of a filter: `ranges` of indexes in the order of the log, and `others`, which no index has in order.
 */
export interface LogConditions {
  ranges: Condition[];
  others: Condition[];
}

/** Local months of the log, as the first days of the first and the last one. */
export interface LogPeriod {
  first: string;
  last: string;
  /** The number of entries of the period that any filter can find. */
  size: number;
}

const LOCAL = `::timestamp at time zone '${TIME_ZONE}'`;
const equals = (column: string, value: string | undefined): Condition[] =>
  value === undefined ? [] : [{ sql: `${column} = ?`, parameters: [value] }];

export function conditionsOf(filter: LogFilter): LogConditions {
  const { level, date, message, factName, subscriber, accountId, jobId, downTo } = filter;
  return {
    ranges: [
      ...equals('level', level),
      ...equals('fact_name', factName),
      ...equals('subscriber', subscriber),
      ...equals('job_id', jobId),
      ...(date ? [between(date, date, '1 day')] : []),
      ...(downTo
        ? [{ sql: 'at >= ? and (at, fact_id) >= (?, ?)', parameters: [downTo.at, downTo.at, downTo.id] }]
        : []),
    ],
    others: [
      ...containsMessage(message),
      ...(accountId ? [{ sql: 'account_ids @> array[?]::uuid[]', parameters: [accountId] }] : []),
    ],
  };
}

/** Five digits in a row, which no year has. */
const NUMBER = /\S*\d{5}\S*/;

/**
 * The index is asked for a number alone: it is rare, and the trigrams of the words beside it take longer to read than
 * the entries that they exclude.
 */
function containsMessage(message: string | undefined): Condition[] {
  const number = message && NUMBER.exec(message)?.[0];
  const filters =
    number && number !== message
      ? [containsText('message', number), containsText('coalesce(message, message)', message)]
      : [containsText('message', message)];
  return filters.flatMap((filter) => filter?.condition ?? []);
}

export const within = ({ first, last }: LogPeriod): Condition => between(first, last, '1 month');

const between = (first: string, last: string, unit: string): Condition => ({
  sql: `at >= ?::date${LOCAL} and at < (?::date + interval '${unit}')${LOCAL}`,
  parameters: [first, last],
});

/** The part of a statement behind `from`. */
export function fromLog(conditions: readonly Condition[]): Condition {
  const { sql, parameters } = where(conditions);
  return { sql: `system_log ${sql}`, parameters };
}
