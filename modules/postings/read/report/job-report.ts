import { Injectable } from '@nestjs/common';
import { DirectoryApi } from '#modules/directory/contract/directory-api.js';
import { GEOGRAPHIES, GEOGRAPHY_NAMES, type Geography } from '#modules/shared/geography.js';
import { cursorBatches } from '#platform/database/cursor-batches.js';
import { Database } from '#platform/database/database.js';
import type { Condition } from '#platform/database/list-plans.js';
import type {
  DaysOfPosition,
  JobReport,
  JobReportFilters,
  JobReportOrder,
  JobReportRow,
  JobReportSummary,
  JobsLeftOut,
} from '../../contract/job-report.js';
import { IS_POSTED, inLocalTime, PER_YEAR, reportSource, TOOK_APPLICATIONS } from './report-source.js';

const BATCH = 500;

/** Each range of numbers of applicants begins with one. */
const RANGES = [0, 1, 6, 11, 21, 51];

const day = (column: string) => `to_char(${inLocalTime(column)}, 'YYYY-MM-DD')`;

const COLUMNS = `
  id, job_listing_number as "jobNumber", title, organization_name as organization, position_name as position, geography,
  (?::text[])[county] as county, city, ${day('start_date')} as "startDate", ${day('end_date')} as "endDate",
  ${day('filled_at')} as "filledDate",
  reported_status as status, is_public as "isPublic", submitted as applicants, salary_min::float8 as "salaryMin",
  salary_max::float8 as "salaryMax", case when num_nonnulls(salary_min, salary_max) > 0 then salary_unit end as "salaryUnit",
  days_to_fill as "daysToFill"`;

const ORDERS: Record<JobReportOrder['column'], string> = {
  jobNumber: 'job_listing_number',
  title: 'folded_title',
  organization: 'lower(organization_name)',
  position: 'lower(position_name)',
  geography: `case geography ${GEOGRAPHIES.map((code) => `when '${code}' then '${GEOGRAPHY_NAMES[code]}'`).join(' ')} end`,
  // The name in the row, which a bare name means here, not the number in the table.
  county: 'county',
  city: 'folded_city',
  startDate: 'start_date',
  endDate: 'end_date',
  filledDate: 'filled_at',
  status: 'reported_status',
  applicants: 'submitted',
  salaryMin: `salary_min * ${PER_YEAR}`,
  salaryMax: `salary_max * ${PER_YEAR}`,
  salaryUnit: 'case when num_nonnulls(salary_min, salary_max) > 0 then salary_unit end',
  daysToFill: 'days_to_fill',
};

const median = (expression: string, condition = IS_POSTED) =>
  `percentile_cont(0.5) within group (order by ${expression}) filter (where ${condition})`;

const SUMMARY = `
  count(*)::int as postings, coalesce(sum(submitted), 0)::int as applicants,
  ${median('submitted', TOOK_APPLICATIONS)} as "medianApplicants",
  ${median(`(salary_min * ${PER_YEAR})::float8`)} as "medianSalaryMin",
  ${median(`(salary_max * ${PER_YEAR})::float8`)} as "medianSalaryMax",
  ${median('days_to_fill')} as "medianDaysToFill"`;

const counted = (condition: string) => `count(*) filter (where ${condition})::int`;

const LEFT_OUT = `
  ${counted(`(${IS_POSTED}) is not true`)} as "notPosted",
  ${counted(`${IS_POSTED} and is_external_post`)} as external,
  ${counted(`${IS_POSTED} and filled_at is null`)} as "notFilled",
  ${counted(`${IS_POSTED} and filled_at is not null and days_to_fill is null`)} as "filledBeforeStart"`;

@Injectable()
export class JobReportService implements JobReport {
  constructor(
    private readonly database: Database,
    private readonly directory: DirectoryApi,
  ) {}

  async page(
    filters: JobReportFilters,
    order: JobReportOrder,
    bounds: { offset: number; limit: number },
  ): Promise<JobReportRow[]> {
    const { sql, parameters } = await this.orderedRows(filters, order);
    return this.database.rows(`${sql} limit ? offset ?`, [...parameters, bounds.limit, bounds.offset]);
  }

  async batches(filters: JobReportFilters, order: JobReportOrder): Promise<AsyncIterable<JobReportRow[]>> {
    return cursorBatches<JobReportRow>(this.database, await this.orderedRows(filters, order), BATCH);
  }

  async totals(filters: JobReportFilters): Promise<JobReportSummary> {
    const { sql, parameters } = reportSource(filters);
    const [row] = await this.database.rows<JobReportSummary>(`select ${SUMMARY} from ${sql}`, parameters);
    return row as JobReportSummary;
  }

  async leftOut(filters: JobReportFilters): Promise<JobsLeftOut> {
    const { sql, parameters } = reportSource(filters);
    const [row] = await this.database.rows<JobsLeftOut>(`select ${LEFT_OUT} from ${sql}`, parameters);
    return row as JobsLeftOut;
  }

  countsByMonth(filters: JobReportFilters): Promise<{ geography: Geography; month: string; postings: number }[]> {
    const { sql, parameters } = reportSource(filters);
    return this.database.rows(
      `select geography, to_char(month, 'YYYY-MM') as month, count(*)::int as postings
         from (select geography, date_trunc('month', ${inLocalTime('counted_at')}) as month from ${sql} where ${IS_POSTED})
              as counted
        group by geography, counted.month`,
      parameters,
    );
  }

  daysToFillOfPositions(filters: JobReportFilters): Promise<DaysOfPosition[]> {
    const { sql, parameters } = reportSource(filters);
    return this.database.rows(
      `select max(position_name) as position, count(*)::int as filled,
              percentile_cont(0.5) within group (order by days_to_fill) as median,
              min(days_to_fill) as shortest, max(days_to_fill) as longest
         from ${sql} where ${IS_POSTED} and days_to_fill is not null
        group by position_id order by median desc, max(position_name), position_id`,
      parameters,
    );
  }

  async countsByApplicants(
    filters: JobReportFilters,
  ): Promise<{ from: number; to: number | null; postings: number }[]> {
    const { sql, parameters } = reportSource(filters);
    const rows = await this.database.rows<{ range: number; postings: number }>(
      `select width_bucket(submitted, ?::int[]) as range, count(*)::int as postings
         from ${sql} where ${TOOK_APPLICATIONS} group by range`,
      [RANGES.slice(1), ...parameters],
    );
    const postings = new Map(rows.map((row) => [row.range, row.postings]));
    return RANGES.map((from, range) => {
      const next = RANGES[range + 1];
      return { from, to: next === undefined ? null : next - 1, postings: postings.get(range) ?? 0 };
    });
  }

  /** All rows in an order, as a statement. */
  private async orderedRows(filters: JobReportFilters, { column, direction }: JobReportOrder): Promise<Condition> {
    // Their numbers are 1 to 67.
    const counties = (await this.directory.allCounties()).map(({ name }) => name);
    const source = reportSource(filters);
    return {
      sql: `select ${COLUMNS} from ${source.sql} order by ${ORDERS[column]} ${direction} nulls last, id`,
      parameters: [counties, ...source.parameters],
    };
  }
}
