import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';

/** The application's clock, for what may be a second off: token expiry, "posted today". */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}

/**
 * The database's clock, for decisions that must not be wrong (a deadline against a submission): call it after the
 * lock is held, since `now()` would tell when the transaction began, not when it came through (CLAUSES near W5.32).
 */
export async function databaseNow(em: EntityManager): Promise<Date> {
  const [row] = await em.execute<[{ now: Date }]>('select clock_timestamp() as now');
  return new Date(row.now);
}
