import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.js';
import type { PositionEver, PositionSummary } from '../contract/directory-api.js';

const COLUMNS = 'id, name, type, code, approval';
const SELECT = `select ${COLUMNS} from position`;

/** Reads the position catalogue. */
@Injectable()
export class Positions {
  constructor(private readonly database: Database) {}

  findAll(): Promise<PositionSummary[]> {
    return this.database.lookup(`${SELECT} where removed_at is null order by type, name`, []);
  }

  findEver(): Promise<PositionEver[]> {
    return this.database.lookup(
      `select ${COLUMNS}, removed_at is not null as removed from position order by type, name, id`,
      [],
    );
  }

  /** Includes positions that left the catalogue. */
  findByIds(ids: readonly string[]): Promise<PositionSummary[]> {
    return this.database.lookup(`${SELECT} where id = any(?::uuid[])`, [ids]);
  }
}
