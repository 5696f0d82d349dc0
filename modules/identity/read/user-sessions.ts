import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.js';
import { Clock } from '#platform/time/clock.js';
import { MAX_SESSIONS, type UserSessions as Sessions } from '../contract/api/users.js';
import { Users } from './users.js';

interface Row {
  id: string;
  signedInAt: string;
  usedAt: string;
  total: number;
}

/** Reads where a person is signed in now, for those who manage users. */
@Injectable()
export class UserSessions {
  constructor(
    private readonly database: Database,
    private readonly users: Users,
    private readonly clock: Clock,
  ) {}

  /** Throws DomainError notFound. */
  async get(id: string): Promise<Sessions> {
    await this.users.get(id);
    const rows = await this.database.rows<Row>(
      `select id, created_at as "signedInAt", rotated_at as "usedAt", count(*) over ()::int as total from session
        where account_id = ? and ended_at is null and expires_at > ? order by rotated_at desc, id limit ${MAX_SESSIONS}`,
      [id, this.clock.now()],
    );
    const items = rows.map(({ id, signedInAt, usedAt }) => ({
      id,
      signedInAt: new Date(signedInAt).toISOString(),
      usedAt: new Date(usedAt).toISOString(),
    }));
    return { items, totalItemsCount: rows[0]?.total ?? 0 };
  }
}
