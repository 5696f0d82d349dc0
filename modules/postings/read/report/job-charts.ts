import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import type { Geography } from '#modules/shared/geography.js';
import { Database } from '#platform/database/database.js';
import { DaysToFillOfPositions, JobCountsByApplicants, JobCountsByMonth } from '../../contract/queries.js';
import { IS_POSTED, inLocalTime, reportSource, TOOK_APPLICATIONS } from './report-source.js';

/** Each range of numbers of applicants begins with one. */
const RANGES = [0, 1, 6, 11, 21, 51];

@QueryHandler(JobCountsByMonth)
export class JobCountsByMonthHandler implements IQueryHandler<JobCountsByMonth> {
  constructor(private readonly database: Database) {}

  execute({ filters }: JobCountsByMonth) {
    const { sql, parameters } = reportSource(filters);
    return this.database.rows<{ geography: Geography; month: string; postings: number }>(
      `select geography, to_char(month, 'YYYY-MM') as month, count(*)::int as postings
         from (select geography, date_trunc('month', ${inLocalTime('start_date')}) as month from ${sql} where ${IS_POSTED})
              as started
        group by geography, started.month`,
      parameters,
    );
  }
}

@QueryHandler(DaysToFillOfPositions)
export class DaysToFillOfPositionsHandler implements IQueryHandler<DaysToFillOfPositions> {
  constructor(private readonly database: Database) {}

  execute({ filters }: DaysToFillOfPositions) {
    const { sql, parameters } = reportSource(filters);
    return this.database.rows<{ position: string; median: number; filled: number }>(
      `select max(position_name) as position, count(*)::int as filled,
              percentile_cont(0.5) within group (order by days_to_fill) as median
         from ${sql} where ${IS_POSTED} and days_to_fill is not null
        group by position_id order by median desc, max(position_name), position_id`,
      parameters,
    );
  }
}

@QueryHandler(JobCountsByApplicants)
export class JobCountsByApplicantsHandler implements IQueryHandler<JobCountsByApplicants> {
  constructor(private readonly database: Database) {}

  async execute({ filters }: JobCountsByApplicants) {
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
}
