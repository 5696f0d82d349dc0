import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.js';
import { notFoundError } from '#platform/errors/domain-error.js';
import { FileStore } from '#platform/files/file-store.js';
import type { Actor } from '#platform/http/access.js';
import { Clock } from '#platform/time/clock.js';
import { jobActorFor } from '../access.js';
import { Job } from '../domain/job.js';
import { JobFile } from '../domain/job-file.js';
import { assertPublic } from './job-visibility.js';

/** Files of postings. Everyone who may see a posting may download its files. */
@Injectable()
export class JobAttachment {
  constructor(
    private readonly database: Database,
    private readonly store: FileStore,
    private readonly clock: Clock,
  ) {}

  async open(fileId: string, viewer: Actor | null): Promise<{ file: JobFile; content: Readable }> {
    const file = await this.database.read(async (em) => {
      const found = await em.findOne(JobFile, { id: fileId });
      if (!found) throw notFoundError('The file');
      const job = await em.findOneOrFail(Job, { id: found.jobId });
      const isTheirs = viewer !== null && jobActorFor(viewer, job).roles.size > 0 && !job.deletedAt;
      if (!isTheirs) assertPublic(job, this.clock.now());
      return found;
    });
    return { file, content: await this.store.get(file.key) };
  }
}
