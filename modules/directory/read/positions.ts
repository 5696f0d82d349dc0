import { Injectable } from '@nestjs/common';
import { Database } from '../../../src/platform/database/database.js';
import type { PositionSummary } from '../contract/queries.js';

const SELECT = 'select id, name, type, code, approval from position';

/** Reads the position catalogue. */
@Injectable()
export class Positions {
  constructor(private readonly database: Database) {}

  findAll(): Promise<PositionSummary[]> {
    return this.database.lookup(`${SELECT} where removed_at is null order by type, name`, []);
  }

  /** Includes positions that left the catalogue. */
  findByIds(ids: readonly string[]): Promise<PositionSummary[]> {
    return this.database.lookup(`${SELECT} where id = any(?::uuid[])`, [ids]);
  }
}
