import { Injectable } from '@nestjs/common';
import { createCountCache } from '../caching/count-cache.js';
import { Database, type Parameter } from './database.js';

/**
 * Totals of lists, shared by all pages and sort orders of a list. A change by another process shows within 0.8 s, one
 * by this process at once.
 */
@Injectable()
export class ListTotals {
  private readonly totals = createCountCache<number>();
  private readonly rows = createCountCache<object>();
  private readonly groups = createCountCache<ReadonlyMap<string, number>>();

  constructor(private readonly database: Database) {}

  /** The number of rows of `source`, the statement behind `select count(*)`; kept counts are added up instead. */
  count(source: string, parameters: readonly Parameter[], aggregate = 'count(*)'): Promise<number> {
    const sql = `select ${aggregate}::int as count ${source}`;
    return this.totals.get(`${this.database.commits} ${sql} ${JSON.stringify(parameters)}`, async () => {
      const [row] = await this.database.rows<{ count: number }>(sql, parameters);
      return row?.count ?? 0;
    });
  }

  /** Numbers of rows of `source` by the values of `column`. */
  countBy(column: string, source: string, parameters: readonly Parameter[]): Promise<ReadonlyMap<string, number>> {
    const sql = `select count(*)::int as count, ${column} as value ${source} group by ${column}`;
    return this.groups.get(`${this.database.commits} ${sql} ${JSON.stringify(parameters)}`, async () => {
      const rows = await this.database.rows<{ count: number; value: string }>(sql, parameters);
      return new Map(rows.map(({ count, value }) => [value, count]));
    });
  }

  /** The one row of `columns`, which are aggregates of `source`. */
  sums<Row extends object>(columns: string, source: string, parameters: readonly Parameter[]): Promise<Row> {
    const sql = `select ${columns} ${source}`;
    const read = async () => (await this.database.rows<Row>(sql, parameters))[0] as Row;
    return this.rows.get(`${this.database.commits} ${sql} ${JSON.stringify(parameters)}`, read) as Promise<Row>;
  }
}
