import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { errorLine } from '../error-line.js';
import { Database } from './database.js';

const EVERY_MS = 60 * 60_000;

/** Forgets, once an hour, what cannot matter any more. Several instances may do it at once. */
@Injectable()
export class Housekeeping implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger(Housekeeping.name);
  private readonly sweeps = [
    "delete from throttle where window_ends_at < clock_timestamp() - interval '1 day'",
    "delete from idempotency_key where claimed_at < clock_timestamp() - interval '1 day'",
  ];
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly database: Database) {}

  /** `statements` delete rows whose time is over; each runs on its own. */
  add(...statements: string[]): void {
    this.sweeps.push(...statements);
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.sweep(), EVERY_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  async sweep(): Promise<void> {
    for (const statement of this.sweeps) {
      await this.database
        .read((em) => em.execute(statement))
        .catch((error) => this.log.warn(`Will try again in an hour: ${errorLine(error)}`));
    }
  }
}
