import { Injectable, Logger } from '@nestjs/common';
import { Database } from '../database/database.js';
import { Housekeeping } from '../database/housekeeping.js';
import { recordWithoutAggregate } from '../events/outbox.subscriber.js';
import { OrphanedFilesRemoved } from '../events/platform-events.js';
import { FileReferences } from './file-references.js';
import { FileStore } from './file-store.js';
import { removeAbandonedUploadFolders } from './upload-folders.js';

/** Far longer than an upload or a transaction may take. */
const MIN_AGE_MS = 60 * 60_000;
const BATCH = 500;

/**
 * Deletes files that no row references, as left by a killed process or an unconfirmed commit. Several instances may run
 * it at once.
 */
@Injectable()
export class OrphanedFiles {
  private readonly log = new Logger(OrphanedFiles.name);

  constructor(
    private readonly references: FileReferences,
    private readonly database: Database,
    private readonly files: FileStore,
    housekeeping: Housekeeping,
  ) {
    housekeeping.addTask(() => this.sweep());
  }

  /**
   * Returns the number of orphans. Deletes none and logs a warning when the database references no file of the store at
   * all: then it is probably the wrong database.
   */
  async sweep({ dryRun = false } = {}): Promise<number> {
    const folders = dryRun ? 0 : await removeAbandonedUploadFolders(MIN_AGE_MS);
    if (folders > 0) this.log.log(`Removed what ${folders} interrupted uploads had left`);
    const isOurs = await this.isAnyReferenced();
    let count = 0;
    for await (const keys of this.batches()) {
      const referenced = await this.referencedKeys(keys);
      for (const key of keys) {
        if (!referenced.has(key) && (dryRun || !isOurs || (await this.files.delete(key)))) count += 1;
      }
    }
    if (count > 0 && !isOurs) {
      this.log.warn(`Left ${count} files: the database names no file of this folder. Is it the right one?`);
      return 0;
    }
    if (count === 0 || dryRun) return count;
    this.log.log(`Removed ${count} orphaned files`);
    await this.database.transaction(async (em) =>
      recordWithoutAggregate(em, OrphanedFilesRemoved, { files: count }, null),
    );
    return count;
  }

  private async isAnyReferenced(): Promise<boolean> {
    for await (const keys of this.batches()) if ((await this.referencedKeys(keys)).size > 0) return true;
    return false;
  }

  private async *batches(): AsyncIterable<string[]> {
    let batch: string[] = [];
    for await (const key of this.files.keysOlderThan(MIN_AGE_MS)) {
      batch.push(key);
      if (batch.length < BATCH) continue;
      yield batch;
      batch = [];
    }
    if (batch.length) yield batch;
  }

  /** Called after the files are listed, so that a file referenced in the meantime stays. */
  private referencedKeys(keys: readonly string[]): Promise<Set<string>> {
    return this.database.read((em) => this.references.referenced(em, keys));
  }
}
