import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.js';
import type { DomainEvent } from '#platform/events/event.js';
import { type Commit, type LongSubscriber, SubscribeTo } from '#platform/events/subscriber.js';
import { FileStore, type UploadedFile } from '#platform/files/file-store.js';
import { withStoredFiles } from '#platform/files/with-stored-files.js';
import { withTempUpload } from '#platform/files/with-temp-upload.js';
import { zipStream } from '#platform/files/zip-stream.js';
import { Clock } from '#platform/time/clock.js';
import { DataExportRequested } from '../contract/events.js';
import { Account } from '../domain/account.js';
import { DataExport } from '../domain/data-export.js';
import { DataArchive } from '../export/data-archive.js';

/**
 * Makes the archive of what is kept about a user, once for each request. A file that a killed process stored without
 * its row is an orphan, which the sweeper removes.
 */
@SubscribeTo('make-data-export-when-requested', [DataExportRequested])
@Injectable()
export class MakeDataExportWhenRequested implements LongSubscriber {
  constructor(
    private readonly database: Database,
    private readonly archive: DataArchive,
    private readonly files: FileStore,
    private readonly clock: Clock,
  ) {}

  async work({ payload: { exportId } }: DomainEvent<typeof DataExportRequested>, commit: Commit): Promise<void> {
    const account = await this.database.read(async (em) => {
      const dataExport = await em.findOne(DataExport, { id: exportId, fileKey: null });
      return dataExport && em.findOne(Account, dataExport.accountId);
    });
    if (!account) return;
    const content = zipStream(this.archive.entries(account, this.clock.now()));
    const store = (file: UploadedFile) => {
      const upload = { ...file, isMadeHere: true };
      return withStoredFiles(this.files, [upload], (keys) =>
        commit((em) => this.complete(em, exportId, keys.get(upload) as string, upload.size)),
      );
    };
    await withTempUpload('data.zip', content, store).catch((error: unknown) => {
      if (!(error instanceof NotAwaitedError)) throw error;
    });
  }

  private async complete(em: EntityManager, id: string, key: string, size: number): Promise<void> {
    const awaited = await em.findOne(DataExport, { id, fileKey: null }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!awaited) throw new NotAwaitedError();
    awaited.complete(key, size, this.clock.now());
  }
}

/** The account was removed, or another run made the download. Rolls back, so that the own file is deleted. */
class NotAwaitedError extends Error {}
