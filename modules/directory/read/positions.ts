import { Injectable } from '@nestjs/common';
import { Database } from '../../../src/platform/database/database.js';
import { likeContains } from '../../../src/platform/database/like-pattern.js';
import type { Page } from '../../../src/platform/http/paging.js';
import type { Position, PositionQuery } from '../contract/api.js';
import type { PositionSummary } from '../contract/queries.js';

const SELECT = 'select id, name, type, code, approval from position';

/** Reads the position catalogue. */
@Injectable()
export class Positions {
  constructor(private readonly database: Database) {}

  /** Current positions, a page of them or all (W16.3). */
  list(query: PositionQuery): Promise<Page<Position>> {
    const { offset, limit, searchString = '', sortedColumn, orderBy } = query;
    const pattern = likeContains(searchString);
    const condition = 'removed_at is null and (name ilike ? or code ilike ?)';
    return this.database.read(async (em) => {
      const [count] = await em.execute<{ n: number }[]>(`select count(*)::int as n from position where ${condition}`, [
        pattern,
        pattern,
      ]);
      const items = await em.execute<Position[]>(
        `${SELECT} where ${condition} order by ${sortedColumn} ${orderBy}, name, id limit ?::bigint offset ?`,
        [pattern, pattern, limit ?? null, limit ? offset * limit : 0],
      );
      return { items, totalItemsCount: count?.n ?? 0 };
    });
  }

  findAll(): Promise<PositionSummary[]> {
    return this.database.lookup(`${SELECT} where removed_at is null order by type, name`, []);
  }

  /** Includes positions that left the catalogue. */
  findByIds(ids: readonly string[]): Promise<PositionSummary[]> {
    return this.database.lookup(`${SELECT} where id = any(?::uuid[])`, [ids]);
  }
}
