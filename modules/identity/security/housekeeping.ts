import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Database } from '../../../src/platform/database/database.js';

const EVERY_MS = 60 * 60_000;

/** What is past its time by a day, or by the month in which a late visitor may still ask for a new link. */
const SWEEPS = [
  "delete from throttle where window_ends_at < clock_timestamp() - interval '1 day'",
  "delete from session where expires_at < clock_timestamp() - interval '1 day'",
  "delete from link_token where expires_at < clock_timestamp() - interval '30 days'",
];

/** Forgets throttle counts, sessions and links that cannot matter any more. Several instances may do it at once. */
@Injectable()
export class Housekeeping implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger(Housekeeping.name);
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly database: Database) {}

  onApplicationBootstrap(): void {
    const sweep = () => this.sweep().catch((error) => this.log.warn(`Will try again in an hour: ${error}`));
    this.timer = setInterval(sweep, EVERY_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  async sweep(): Promise<void> {
    for (const statement of SWEEPS) await this.database.read((em) => em.execute(statement));
  }
}
