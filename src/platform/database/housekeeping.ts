import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { formatErrorForLog } from '../errors/format-error.js';
import { Database } from './database.js';

const SWEEP_INTERVAL_MS = 60 * 60_000;

/** Deletes expired rows and files once an hour. Several instances may run it at once. */
@Injectable()
export class Housekeeping implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger(Housekeeping.name);
  private readonly deletions = [
    "delete from throttle where window_ends_at < clock_timestamp() - interval '1 day'",
    "delete from idempotency_key where claimed_at < clock_timestamp() - interval '1 day'",
  ];
  private readonly tasks: (() => Promise<unknown>)[] = [];
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly database: Database) {}

  /** Registers statements that delete expired rows; each runs on its own. */
  addDeletions(...statements: string[]): void {
    this.deletions.push(...statements);
  }

  /** Registers a task that cleans up outside the database. */
  addTask(task: () => Promise<unknown>): void {
    this.tasks.push(task);
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.sweep(), SWEEP_INTERVAL_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  async sweep(): Promise<void> {
    const deletions = this.deletions.map((statement) => () => this.database.read((em) => em.execute(statement)));
    for (const task of [...deletions, ...this.tasks]) {
      await task().catch((error) => this.log.warn(`Will try again in an hour: ${formatErrorForLog(error)}`));
    }
  }
}
