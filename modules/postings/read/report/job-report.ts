import { type IQueryHandler, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { AllCounties } from '#modules/directory/contract/queries.js';
import { GEOGRAPHIES, GEOGRAPHY_NAMES } from '#modules/shared/geography.js';
import { cursorBatches } from '#platform/database/cursor-batches.js';
import { Database } from '#platform/database/database.js';
import type { Condition } from '#platform/database/list-plans.js';
import type { JobReportFilters, JobReportOrder, JobReportRow, JobReportSummary } from '../../contract/job-report.js';
import { JobReportBatches, JobReportPage, JobReportTotals } from '../../contract/queries.js';
import { IS_POSTED, inLocalTime, PER_YEAR, reportSource, TOOK_APPLICATIONS } from './report-source.js';

const BATCH = 500;

const day = (column: string) => `to_char(${inLocalTime(column)}, 'YYYY-MM-DD')`;

const COLUMNS = `
  id, job_listing_number as "jobNumber", title, organization_name as organization, position_name as position, geography,
  (?::text[])[county] as county, city, ${day('start_date')} as "startDate", ${day('end_date')} as "endDate",
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

/** All rows in an order, as a statement. */
async function orderedRows(
  queries: QueryBus,
  filters: JobReportFilters,
  { column, direction }: JobReportOrder,
): Promise<Condition> {
  // Their numbers are 1 to 67.
  const counties = (await queries.execute(new AllCounties())).map(({ name }) => name);
  const source = reportSource(filters);
  return {
    sql: `select ${COLUMNS} from ${source.sql} order by ${ORDERS[column]} ${direction} nulls last, id`,
    parameters: [counties, ...source.parameters],
  };
}

@QueryHandler(JobReportPage)
export class JobReportPageHandler implements IQueryHandler<JobReportPage> {
  constructor(
    private readonly database: Database,
    private readonly queries: QueryBus,
  ) {}

  async execute({ filters, order, bounds }: JobReportPage): Promise<JobReportRow[]> {
    const { sql, parameters } = await orderedRows(this.queries, filters, order);
    return this.database.rows(`${sql} limit ? offset ?`, [...parameters, bounds.limit, bounds.offset]);
  }
}

@QueryHandler(JobReportBatches)
export class JobReportBatchesHandler implements IQueryHandler<JobReportBatches> {
  constructor(
    private readonly database: Database,
    private readonly queries: QueryBus,
  ) {}

  async execute({ filters, order }: JobReportBatches): Promise<AsyncIterable<JobReportRow[]>> {
    return cursorBatches<JobReportRow>(this.database, await orderedRows(this.queries, filters, order), BATCH);
  }
}

@QueryHandler(JobReportTotals)
export class JobReportTotalsHandler implements IQueryHandler<JobReportTotals> {
  constructor(private readonly database: Database) {}

  async execute({ filters }: JobReportTotals): Promise<JobReportSummary> {
    const { sql, parameters } = reportSource(filters);
    const [row] = await this.database.rows<JobReportSummary>(`select ${SUMMARY} from ${sql}`, parameters);
    return row as JobReportSummary;
  }
}
