import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.js';
import type { ActorNames } from '#platform/http/access.js';

/** An account without a name has its e-mail address. */
const NAMES = `
  select id, coalesce(nullif(trim(first_name || ' ' || last_name), ''), email) as name
    from account where id = any(?::uuid[])`;

@Injectable()
export class AccountNames implements ActorNames {
  constructor(private readonly database: Database) {}

  async byIds(ids: readonly string[]): Promise<Map<string, string>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database.lookup<{ id: string; name: string }>(NAMES, [ids]);
    return new Map(rows.map(({ id, name }) => [id, name]));
  }
}
