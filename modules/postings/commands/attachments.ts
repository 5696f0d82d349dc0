import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.js';
import { FileReferences } from '#platform/files/file-references.js';
import { FileStore, type UploadedFile } from '#platform/files/file-store.js';
import { FileScans } from '#platform/files/scan/file-scans.js';
import { withStoredFiles } from '#platform/files/with-stored-files.js';
import type { Job } from '../domain/job.js';
import { changeFiles, JobFile, type StoredFile } from '../domain/job-file.js';

/** Stores uploads before the transaction that references them, and deletes those without a row afterwards. */
@Injectable()
export class Attachments {
  constructor(
    private readonly store: FileStore,
    private readonly references: FileReferences,
    private readonly scans: FileScans,
    private readonly database: Database,
  ) {}

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
    await this.deleteUnreferenced(unused).catch(() => undefined);
    return result;
  }

  /** Copies share the stored content. Leaves out files that the virus scanner refused, whose content is gone. */
  async copy(em: EntityManager, source: Job, target: Job): Promise<void> {
    const files = await em.find(JobFile, { jobId: source.id });
    const stateOf = await this.scans.statesOf(files.map(({ key }) => key));
    for (const { key, fileName, contentType, size } of files)
      if (stateOf(key) !== 'refused') em.persist(JobFile.create(target.id, { key, fileName, contentType, size }));
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

  private async deleteUnreferenced(keys: readonly string[]): Promise<void> {
    const unreferenced = await this.database.read((em) => this.references.unreferenced(em, keys));
    await Promise.allSettled(unreferenced.map((key) => this.store.delete(key)));
  }
}
