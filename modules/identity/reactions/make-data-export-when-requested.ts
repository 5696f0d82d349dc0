import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { notFoundError } from '../../../src/platform/errors/domain-error.js';
import type { Fact } from '../../../src/platform/events/fact.js';
import { type Subscriber, SubscribeTo } from '../../../src/platform/events/subscriber.js';
import { FileStore } from '../../../src/platform/files/file-store.js';
import { withStoredFiles } from '../../../src/platform/files/with-stored-files.js';
import { withTempUpload } from '../../../src/platform/files/with-temp-upload.js';
import { zipStream } from '../../../src/platform/files/zip-stream.js';
import { Clock } from '../../../src/platform/time/clock.js';
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
export class MakeDataExportWhenRequested implements Subscriber {
  constructor(
    private readonly archive: DataArchive,
    private readonly files: FileStore,
    private readonly clock: Clock,
  ) {}

  async handle({ payload: { exportId } }: Fact<typeof DataExportRequested>, em: EntityManager): Promise<void> {
    // Two requests for one download wait for each other; a lock on the row would make the user's page wait.
    await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 25))', [exportId]);
    const dataExport = await em.findOne(DataExport, { id: exportId, fileKey: null });
    const account = dataExport && (await em.findOne(Account, dataExport.accountId));
    if (!account) return;
    const content = zipStream(this.archive.entries(account, this.clock.now()));
    await withTempUpload('data.zip', content, (file) => {
      const upload = { ...file, isMadeHere: true };
      return withStoredFiles(this.files, [upload], async (keys) => {
        await this.lock(em, dataExport);
        dataExport.complete(keys.get(upload) as string, upload.size, this.clock.now());
        await em.flush();
      });
    });
  }

  /** Throws DomainError notFound if the account was removed in the meantime, so that the file goes too. */
  private async lock(em: EntityManager, { id }: DataExport): Promise<void> {
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true };
    if (!(await em.findOne(DataExport, id, lock))) throw notFoundError('The download');
  }
}
