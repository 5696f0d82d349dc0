import { SALARY_UNITS, UNITS_PER_YEAR } from '#modules/shared/salary.js';
import { type Condition, where } from '#platform/database/list-plans.js';
import { TIME_ZONE } from '#platform/time/local-time.js';
import type { JobReportFilters, ReportDate } from '../../contract/job-report.js';
import { APPLICANTS_JOIN } from '../applicant-counts.js';

const STATUS = "case when status = 'open' and end_date < ? then 'expired' else status end";

/** A listing that a filled posting never had took no days to fill. */
const DAYS_TO_FILL = `
  case when filled_at >= start_date
       then ${inLocalTime('filled_at')}::date - ${inLocalTime('greatest(posted_at, start_date)')}::date end`;

/** What `countBy` says, as SQL. */
const COUNTED_AT: Record<ReportDate, string> = {
  started: 'start_date',
  filled: 'filled_at',
  ended: 'least(closed_at, end_date)',
};

/** Neither a draft, also one that left the board again, nor closed before it was approved. */
export const IS_POSTED = "status in ('open', 'filled', 'closed') and posted_at is not null";

/** As `isPublic` in job-visibility.ts. */
const IS_PUBLIC = `(${IS_POSTED} and (status <> 'open' or start_date <= ?))`;

/** Applications for an external posting are made elsewhere. */
export const TOOK_APPLICATIONS = `${IS_POSTED} and not is_external_post`;

/** Units a year, for comparing salaries. */
export const PER_YEAR = `case salary_unit ${SALARY_UNITS.map((unit) => `when '${unit}' then ${UNITS_PER_YEAR[unit]}`).join(' ')} end`;

/** Local time of a timestamp, as SQL. */
export function inLocalTime(expression: string): string {
  return `(${expression} at time zone '${TIME_ZONE}')`;
}

/**
 * The postings that the filters leave, as a table `report`, with the columns of `job`, beside them `reported_status`,
 * `counted_at`, `days_to_fill`, `is_public` and the number of applications `submitted`.
 */
export function reportSource(filters: JobReportFilters): Condition {
  const { sql, parameters } = where(conditions(filters));
  return {
    sql: `(select job.*, submitted, ${STATUS} as reported_status, ${DAYS_TO_FILL} as days_to_fill,
                  ${IS_PUBLIC} as is_public, ${COUNTED_AT[filters.countBy]} as counted_at
             from job ${APPLICANTS_JOIN} ${sql}) as report`,
    parameters: [filters.now, filters.now, ...parameters],
  };
}

function conditions({ countBy, from, until, positions, statuses, organizations, now }: JobReportFilters) {
  const found: Condition[] = [{ sql: 'deleted_at is null', parameters: [] }];
  if (countBy === 'filled') found.push({ sql: "status = 'filled'", parameters: [] });
  if (countBy === 'ended')
    found.push({
      sql: "posted_at is not null and (status = 'closed' or (status = 'open' and end_date < ?))",
      parameters: [now],
    });
  if (from) found.push({ sql: `${COUNTED_AT[countBy]} >= ?`, parameters: [from] });
  if (until) found.push({ sql: `${COUNTED_AT[countBy]} <= ?`, parameters: [until] });
  if (positions.length) found.push({ sql: 'position_id = any(?::uuid[])', parameters: [positions] });
  if (statuses.length) found.push({ sql: `${STATUS} = any(?::text[])`, parameters: [now, statuses] });
  if (organizations.length) found.push({ sql: 'organization = any(?::text[])', parameters: [organizations] });
  return found;
}
