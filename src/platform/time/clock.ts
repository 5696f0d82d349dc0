import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';

/** The application's clock, for uses where a second does not matter: token expiry, "posted today". */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}

/**
 * The database's clock, for decisions that must be exact, such as a deadline. Call it after taking the lock:
 * PostgreSQL's `now()` is the start of the transaction, not the time the lock was granted.
 */
export async function databaseNow(em: EntityManager): Promise<Date> {
  const [row] = await em.execute<[{ now: Date }]>('select clock_timestamp() as now');
  return new Date(row.now);
}
