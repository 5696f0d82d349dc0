import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { FileStore, type UploadedFile } from '../../../src/platform/files/file-store.js';
import { withStoredFiles } from '../../../src/platform/files/with-stored-files.js';
import type { Job } from '../domain/job.js';
import { changeFiles, JobFile, type StoredFile } from '../domain/job-file.js';

/** Stores uploads before the transaction that references them, and deletes those without a row afterwards. */
@Injectable()
export class Attachments {
  constructor(private readonly store: FileStore) {}

  /**
   * Runs `transaction` with the stored uploads. It adds keys without a row to `unused`, which are deleted afterwards.
   */
  async withStoredUploads<T>(
    uploads: readonly UploadedFile[],
    transaction: (stored: StoredFile[], unused: string[]) => Promise<T>,
  ): Promise<T> {
    const unused: string[] = [];
    const result = await withStoredFiles(this.store, uploads, (keys) => {
      const storedFiles = uploads.map((upload) => {
        const { fileName, contentType, size } = upload;
        return { key: keys.get(upload) ?? '', fileName, contentType, size };
      });
      return transaction(storedFiles, unused);
    });
    // The transaction is committed; a failed deletion must not turn it into an error.
    await Promise.allSettled(unused.map((key) => this.store.delete(key)));
    return result;
  }

  /** Throws what `changeFiles` throws. */
  async change(
    em: EntityManager,
    job: Job,
    stored: readonly StoredFile[],
    removedIds: readonly string[],
    unused: string[],
  ): Promise<void> {
    const current = await em.find(JobFile, { jobId: job.id });
    const { removed, accepted } = changeFiles(current, stored, removedIds);
    // Deletes immediately, because the flush would insert a new file of the same name first.
    await em.nativeDelete(JobFile, { id: { $in: removed.map(({ id }) => id) } });
    for (const file of accepted) em.persist(JobFile.create(job.id, file));
    unused.push(
      ...removed.map(({ key }) => key),
      ...stored.filter((file) => !accepted.includes(file)).map(({ key }) => key),
    );
  }
}
