import { Injectable } from '@nestjs/common';
import { PeriodicSweep } from '#platform/async/periodic-sweep.js';
import { Database } from '#platform/database/database.js';
import { FileStore } from '#platform/files/file-store.js';
import { Clock } from '#platform/time/clock.js';
import { Config } from '#src/config.js';
import { DATA_EXPORT_HOURS } from '../contract/api/data-export.js';

const SWEEP_INTERVAL_MS = 15 * 60_000;

const REMOVE = `
  delete from data_export where expires_at <= ?::timestamptz or (file_key is null and requested_at < ?::timestamptz)
  returning file_key as key`;

/** Removes downloads after a day, with their files, and requests that were given up a day ago. */
@Injectable()
export class RemoveExpiredExports extends PeriodicSweep {
  constructor(
    config: Config,
    private readonly database: Database,
    private readonly files: FileStore,
    private readonly clock: Clock,
  ) {
    super(config, 'Removing expired downloads', SWEEP_INTERVAL_MS);
  }

  async sweep(): Promise<void> {
    const now = this.clock.now();
    const aDayAgo = new Date(now.getTime() - DATA_EXPORT_HOURS * 3_600_000);
    const removed = await this.database.transaction((em) =>
      em.execute<{ key: string | null }[]>(REMOVE, [now.toISOString(), aDayAgo.toISOString()]),
    );
    // The sweeper of orphaned files removes what a crash leaves here.
    for (const { key } of removed) if (key) await this.files.delete(key);
  }
}
