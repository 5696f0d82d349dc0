import { Injectable } from '@nestjs/common';
import { Database } from '../../../src/platform/database/database.js';
import type { Page } from '../../../src/platform/http/paging.js';
import type { Position, PositionQuery } from '../contract/api.js';
import type { PositionFacts } from '../contract/questions.js';

const SELECT = 'select id, name, type, code, approval from position';

/** The position catalogue. */
@Injectable()
export class Positions {
  constructor(private readonly database: Database) {}

  /** The choices, a page of them or all (W16.3). */
  list(query: PositionQuery): Promise<Page<Position>> {
    const { offset, limit, searchString = '', sortedColumn, orderBy } = query;
    const pattern = `%${searchString.replace(/[\\%_]/g, '\\$&')}%`;
    const found = 'removed_at is null and (name ilike ? or code ilike ?)';
    return this.database.read(async (em) => {
      const [count] = await em.execute<{ n: number }[]>(`select count(*)::int as n from position where ${found}`, [
        pattern,
        pattern,
      ]);
      const items = await em.execute<Position[]>(
        `${SELECT} where ${found} order by ${sortedColumn} ${orderBy}, name, id limit ?::bigint offset ?`,
        [pattern, pattern, limit ?? null, limit ? offset * limit : 0],
      );
      return { items, totalItemsCount: count?.n ?? 0 };
    });
  }

  all(): Promise<PositionFacts[]> {
    return this.database.read((em) =>
      em.execute<PositionFacts[]>(`${SELECT} where removed_at is null order by type, name`),
    );
  }

  /** Also those that left the choices. */
  byIds(ids: readonly string[]): Promise<PositionFacts[]> {
    return this.database.read((em) => em.execute<PositionFacts[]>(`${SELECT} where id = any(array[?]::uuid[])`, [ids]));
  }
}
