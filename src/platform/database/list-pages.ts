import { Injectable } from '@nestjs/common';
import type { Page } from '../http/paging.js';
import { Database } from './database.js';
import { type Condition, choosePlan, conditionsOf, isMerged, type List, type ListPlan, where } from './list-plans.js';
import { pageStatement } from './list-statements.js';
import { ListTotals } from './list-totals.js';

/** Numbers of rows: those that match, and those in the scope of the list. */
interface Counts {
  matching: () => Promise<number>;
  all: () => Promise<number>;
}

interface Bounds {
  offset: number;
  limit: number;
}

/**
 * Pages of lists that people filter and sort. The planner of PostgreSQL guesses how many rows pass a filter, and
 * guesses wrong for parts of texts. Here it gets the number: the total, which the pager needs anyway, decides whether rows are
 * read in the order of the list until the page is full, or all matches are found and sorted.
 */
@Injectable()
export class ListPages {
  constructor(
    private readonly database: Database,
    private readonly totals: ListTotals,
  ) {}

  /** A list whose rows are counted in a way of its own gives `counts`. */
  async read<Row extends object>(list: List, bounds: Bounds, counts = this.countsOf(list)): Promise<Page<Row>> {
    // Where there is nothing to choose, the rows need not wait for the total.
    if (isMerged(list) || conditionsOf(list).length === list.scope.length) {
      const rows = this.run<Row>(list, bounds, { kind: isMerged(list) ? 'merge' : 'scan', maxRead: null });
      const [items, totalItemsCount] = await Promise.all([rows, counts.matching()]);
      return { items, totalItemsCount };
    }
    const [matching, all] = await Promise.all([counts.matching(), counts.all()]);
    return { items: await this.filteredRows<Row>(list, bounds, matching, all), totalItemsCount: matching };
  }

  private async filteredRows<Row extends object>(
    list: List,
    bounds: Bounds,
    matching: number,
    all: number,
  ): Promise<Row[]> {
    const plan = choosePlan(list, bounds.offset + bounds.limit, matching, all);
    const rows = await this.run<Row>(list, bounds, plan);
    // Matches may lie far behind in the order, and the total may be from before a change.
    const isComplete = plan.maxRead === null || rows.length >= Math.min(bounds.limit, matching - bounds.offset);
    return isComplete ? rows : this.run<Row>(list, bounds, { kind: 'sort', maxRead: null });
  }

  /**
   * A first page in the order of an index, of which no value chooses a part, has one good plan and is prepared:
   * planning, with all indexes of a table to choose from, takes several times as long as reading it.
   */
  private run<Row extends object>(list: List, { offset, limit }: Bounds, plan: ListPlan): Promise<Row[]> {
    const { sql, parameters } = pageStatement(list, plan, { offset, limit });
    const isPrepared = plan.kind === 'scan' && offset === 0 && !where(list.scope).parameters.length;
    return isPrepared ? this.database.lookup<Row>(sql, parameters) : this.database.rows<Row>(sql, parameters);
  }

  private countsOf(list: List): Counts {
    const count = (conditions: readonly Condition[]) => {
      const { sql, parameters } = where(conditions);
      return this.totals.count(`from ${list.table} ${list.joins ?? ''} ${sql}`, parameters);
    };
    return { matching: () => count(conditionsOf(list)), all: () => count(list.scope) };
  }
}
