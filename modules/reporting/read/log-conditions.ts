import { toArrayLiteral } from '#platform/database/array-literal.js';
import { type Condition, containsText, where } from '#platform/database/list-plans.js';
import { TIME_ZONE } from '#platform/time/local-time.js';
import type { LogQuery } from '../contract/api/log.js';

export type LogFilter = Omit<LogQuery, 'offset' | 'limit' | 'jobListingNumber' | 'downTo'> & {
  jobId?: string | undefined;
  /** Those whom `message` names; none of an empty list. */
  people?: readonly string[] | undefined;
  /** The place of the oldest entry that counts. */
  downTo?: { id: string; at: string } | undefined;
};

export const NEWEST_FIRST = 'order by at desc, fact_id desc';

const LOCAL = `::timestamp at time zone '${TIME_ZONE}'`;
const equals = (column: string, value: string | undefined): Condition[] =>
  value === undefined ? [] : [{ sql: `${column} = ?`, parameters: [value] }];

/** The conditions that an index has in the order of the log. */
function rangesOf({ level, date, factName, subscriber, jobId, downTo }: LogFilter): Condition[] {
  return [
    ...equals('level', level),
    ...equals('fact_name', factName),
    ...equals('subscriber', subscriber),
    ...equals('job_id', jobId),
    ...(date ? [onDay(date)] : []),
    ...(downTo ? [{ sql: 'at >= ? and (at, fact_id) >= (?, ?)', parameters: [downTo.at, downTo.at, downTo.id] }] : []),
  ];
}

/** The others, whose indexes have no order. */
function contentsOf({ message, people, accountId }: LogFilter): Condition[] {
  const text = containsText('message', message)?.condition;
  return [
    ...(text ? [people ? orAbout(people, text) : text] : []),
    ...(accountId ? [{ sql: 'account_ids @> array[?]::uuid[]', parameters: [accountId] }] : []),
  ];
}

const orAbout = (people: readonly string[], { sql, parameters }: Condition): Condition => ({
  sql: `(${sql} or account_ids && ?::uuid[])`,
  parameters: [...parameters, toArrayLiteral(people)],
});

const onDay = (day: string): Condition => ({
  sql: `at >= ?::date${LOCAL} and at < (?::date + interval '1 day')${LOCAL}`,
  parameters: [day, day],
});

/** All matches, as the part of a statement behind `from`. */
export function fromLog(filter: LogFilter): Condition {
  const { sql, parameters } = where([...rangesOf(filter), ...contentsOf(filter)]);
  return { sql: `system_log ${sql}`, parameters };
}

/** The matches among the newest entries of the ranges; null where the ranges are the whole filter. */
export function fromNewest(filter: LogFilter, entries: number): Condition | null {
  const contents = contentsOf(filter);
  if (!contents.length) return null;
  const ranges = where(rangesOf(filter));
  const { sql, parameters } = where(contents);
  return {
    sql: `(select * from system_log ${ranges.sql} ${NEWEST_FIRST} limit ${entries}) newest ${sql}`,
    parameters: [...ranges.parameters, ...parameters],
  };
}
