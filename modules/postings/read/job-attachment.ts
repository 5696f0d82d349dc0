import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../src/platform/clock.js';
import { Database } from '../../../src/platform/database/database.js';
import { notFound } from '../../../src/platform/errors.js';
import { FileStore } from '../../../src/platform/files.js';
import type { Actor } from '../../../src/platform/http/access.js';
import { moverOf } from '../access.js';
import { Job } from '../domain/job.js';
import { JobFile } from '../domain/job-file.js';
import { assertPublic } from './job-visibility.js';

/** A file of a posting: whoever may see the posting may have it (CLAUSES near P2.19, W9.9). */
@Injectable()
export class JobAttachment {
  constructor(
    private readonly database: Database,
    private readonly store: FileStore,
    private readonly clock: Clock,
  ) {}

  async of(fileId: string, viewer: Actor | null): Promise<{ file: JobFile; content: Readable }> {
    const file = await this.database.read(async (em) => {
      const found = await em.findOne(JobFile, { id: fileId });
      if (!found) throw notFound('The file');
      const job = await em.findOneOrFail(Job, { id: found.jobId });
      const isTheirs = viewer !== null && moverOf(viewer, job).roles.size > 0 && !job.deletedAt;
      if (!isTheirs) assertPublic(job, this.clock.now());
      return found;
    });
    return { file, content: await this.store.open(file.key) };
  }
}
