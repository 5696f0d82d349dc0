import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { FileStore, type UploadedFile } from '../../../src/platform/files.js';
import { withKept } from '../../../src/platform/kept-files.js';
import type { Job } from '../domain/job.js';
import { changeFiles, JobFile, type KeptFile } from '../domain/job-file.js';

/** Uploads on their way to a posting: kept first, then named by rows; what no row names in the end is removed. */
@Injectable()
export class Attachments {
  constructor(private readonly store: FileStore) {}

  /** Runs `transaction` with the uploads kept and a list for the keys that it leaves without a row. */
  async keeping<T>(
    uploads: readonly UploadedFile[],
    transaction: (kept: KeptFile[], unused: string[]) => Promise<T>,
  ): Promise<T> {
    const unused: string[] = [];
    const result = await withKept(this.store, uploads, (keys) => {
      const kept = uploads.map((upload) => {
        const { fileName, contentType, size } = upload;
        return { key: keys.get(upload) ?? '', fileName, contentType, size };
      });
      return transaction(kept, unused);
    });
    // The outcome is already decided; a file that cannot be removed must not turn it into an error.
    await Promise.allSettled(unused.map((key) => this.store.remove(key)));
    return result;
  }

  /** Throws what `changeFiles` throws. */
  async change(
    em: EntityManager,
    job: Job,
    kept: readonly KeptFile[],
    removedIds: readonly string[],
    unused: string[],
  ): Promise<void> {
    const current = await em.find(JobFile, { jobId: job.id });
    const { removed, taken } = changeFiles(current, kept, removedIds);
    // At once and not at the flush, which would insert a new file of the same name first.
    await em.nativeDelete(JobFile, { id: { $in: removed.map(({ id }) => id) } });
    for (const file of taken) em.persist(JobFile.of(job.id, file));
    unused.push(
      ...removed.map(({ key }) => key),
      ...kept.filter((file) => !taken.includes(file)).map(({ key }) => key),
    );
  }
}
