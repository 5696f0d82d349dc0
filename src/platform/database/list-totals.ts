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

  constructor(private readonly database: Database) {}

  /** The number of rows of `source`, the statement behind `select count(*)`. */
  count(source: string, parameters: readonly Parameter[]): Promise<number> {
    return this.totals.get(`${this.database.commits} ${source} ${JSON.stringify(parameters)}`, async () => {
      const [row] = await this.database.rows<{ count: number }>(`select count(*)::int as count ${source}`, parameters);
      return row?.count ?? 0;
    });
  }
}
