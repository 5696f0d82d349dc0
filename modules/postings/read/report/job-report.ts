import { Injectable } from '@nestjs/common';
import { DirectoryApi } from '#modules/directory/contract/directory-api.js';
import { GEOGRAPHIES, GEOGRAPHY_NAMES } from '#modules/shared/geography.js';
import { cursorBatches } from '#platform/database/cursor-batches.js';
import { Database } from '#platform/database/database.js';
import type { Condition } from '#platform/database/list-plans.js';
import type {
  JobReport,
  JobReportFilters,
  JobReportOrder,
  JobReportRow,
  JobReportSummary,
} from '../../contract/job-report.js';
import { IS_POSTED, inLocalTime, PER_YEAR, reportSource, TOOK_APPLICATIONS } from './report-source.js';

const BATCH = 500;

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
