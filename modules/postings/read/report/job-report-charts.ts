import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.js';
import type { JobReportFilters } from '../../contract/job-report.js';
import type {
  CountOfMonth,
  CountOfRange,
  JobReportCharts,
  JobsLeftOut,
  PostingsWithDays,
} from '../../contract/job-report-charts.js';
import { IS_POSTED, inLocalTime, reportSource, TOOK_APPLICATIONS } from './report-source.js';

/** Each range of numbers of applicants begins with one. */
const APPLICANTS = [0, 1, 6, 11, 21, 51];
/** Each range of days to fill begins with one: two weeks each, and the day on which the posting was first public. */
const DAYS = [0, 15, 29, 43, 57, 71, 85];

const HAS_DAYS = `${IS_POSTED} and days_to_fill is not null`;

/** What months are counted of. */
const OF = { geography: 'geography', position: 'position_id' } as const;

const counted = (condition: string) => `count(*) filter (where ${condition})::int`;

const LEFT_OUT = `
  ${counted(`(${IS_POSTED}) is not true`)} as "notPosted",
  ${counted(`${IS_POSTED} and is_external_post`)} as external,
  ${counted(`${IS_POSTED} and filled_at is null`)} as "notFilled",
  ${counted(`${IS_POSTED} and filled_at is not null and days_to_fill is null`)} as "filledBeforeStart"`;

@Injectable()
export class JobReportChartsService implements JobReportCharts {
  constructor(private readonly database: Database) {}

  async leftOut(filters: JobReportFilters): Promise<JobsLeftOut> {
    const { sql, parameters } = reportSource(filters);
    const [row] = await this.database.rows<JobsLeftOut>(`select ${LEFT_OUT} from ${sql}`, parameters);
    return row as JobsLeftOut;
  }

  countsByMonth(filters: JobReportFilters, by: 'geography' | 'position'): Promise<CountOfMonth[]> {
    const { sql, parameters } = reportSource(filters);
    return this.database.rows(
      `select "of", to_char(month, 'YYYY-MM') as month, count(*)::int as postings
         from (select ${OF[by]} as "of", date_trunc('month', ${inLocalTime('counted_at')}) as month
                 from ${sql} where ${IS_POSTED}) as counted
        group by "of", counted.month`,
      parameters,
    );
  }

  async positions(
    filters: JobReportFilters,
  ): Promise<{ positions: (PostingsWithDays & { id: string; name: string })[]; all: PostingsWithDays }> {
    const { sql, parameters } = reportSource(filters);
    const rows = await this.database.rows<PostingsWithDays & { id: string; name: string }>(
      `select position_id as id, max(position_name) as name, count(*)::int as postings,
              percentile_cont(0.5) within group (order by days_to_fill) as median,
              min(days_to_fill) as shortest, max(days_to_fill) as longest
         from ${sql} where ${IS_POSTED}
        group by grouping sets ((position_id), ())
        order by grouping(position_id), postings desc, name, id`,
      parameters,
    );
    return { positions: rows.slice(0, -1), all: rows.at(-1) as PostingsWithDays };
  }

  countsByDays(filters: JobReportFilters): Promise<CountOfRange[]> {
    return this.countsByRange(filters, { value: 'days_to_fill', starts: DAYS, condition: HAS_DAYS });
  }

  async medianDays(filters: JobReportFilters): Promise<{ days: number; postings: number } | null> {
    const { sql, parameters } = reportSource(filters);
    const [median] = await this.database.rows<{ days: number; postings: number }>(
      `with filled as (select days_to_fill from ${sql} where ${HAS_DAYS}),
            middle as (select percentile_cont(0.5) within group (order by days_to_fill) as days from filled)
       select days, count(*)::int as postings from middle join filled on days_to_fill <= days group by days`,
      parameters,
    );
    return median ?? null;
  }

  countsByApplicants(filters: JobReportFilters): Promise<CountOfRange[]> {
    return this.countsByRange(filters, { value: 'submitted', starts: APPLICANTS, condition: TOOK_APPLICATIONS });
  }

  private async countsByRange(
    filters: JobReportFilters,
    { value, starts, condition }: { value: string; starts: readonly number[]; condition: string },
  ): Promise<CountOfRange[]> {
    const { sql, parameters } = reportSource(filters);
    const rows = await this.database.rows<{ range: number; postings: number }>(
      `select width_bucket(${value}, ?::int[]) as range, count(*)::int as postings
         from ${sql} where ${condition} group by range`,
      [starts.slice(1), ...parameters],
    );
    const postings = new Map(rows.map((row) => [row.range, row.postings]));
    return starts.map((from, range) => {
      const next = starts[range + 1];
      return { from, to: next === undefined ? null : next - 1, postings: postings.get(range) ?? 0 };
    });
  }
}
