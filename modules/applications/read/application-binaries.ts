import { Injectable, type StreamableFile } from '@nestjs/common';
import { Ask } from '../../../src/platform/ask.js';
import { Database } from '../../../src/platform/database/database.js';
import { notFound } from '../../../src/platform/errors.js';
import { FileStore } from '../../../src/platform/files.js';
import type { Actor } from '../../../src/platform/http/access.js';
import { download } from '../../../src/platform/http/downloads.js';
import { JobsByIds } from '../../postings/contract/questions.js';
import { Application } from '../domain/application.js';
import { ApplicationFile } from '../domain/application-file.js';
import { type Audience, openAudience } from './audience.js';

/** Files of applications: for the applicant, and for whoever may open the application (W10, W13.6–W13.8). */
@Injectable()
export class ApplicationBinaries {
  constructor(
    private readonly database: Database,
    private readonly ask: Ask,
    private readonly files: FileStore,
  ) {}

  /** A copied document; types other than a resume are for its owner and admin-level only (W13.7). */
  async document(actor: Actor, fileId: string): Promise<StreamableFile> {
    const where = { id: fileId, documentId: { $ne: null }, removedAt: null };
    const file = await this.database.read((em) => em.findOne(ApplicationFile, where));
    const reader = file && (await this.readerOf(actor, file.applicationId));
    const isForAll = file?.documentType === 'RESU' || reader === 'owner' || reader === 'admin';
    if (!file || !reader || !isForAll) throw notFound('The document');
    return this.open(file);
  }

  async coverLetter(actor: Actor, applicationId: string): Promise<StreamableFile> {
    const reader = await this.readerOf(actor, applicationId);
    const where = { applicationId, documentId: null, removedAt: null };
    const file = reader && (await this.database.read((em) => em.findOne(ApplicationFile, where)));
    if (!file) throw notFound('The cover letter');
    return this.open(file);
  }

  private async readerOf(actor: Actor, applicationId: string): Promise<Audience | 'owner' | null> {
    const where = { id: applicationId, type: { $ne: 'withdrawn' as const } };
    const application = await this.database.read((em) => em.findOne(Application, where));
    if (application?.userId === actor.id) return 'owner';
    if (application?.type !== 'submitted') return null;
    const [job] = await this.ask.of(new JobsByIds([application.jobId]));
    return job ? openAudience(actor, job, application) : null;
  }

  private async open({ fileKey, fileName, contentType }: ApplicationFile): Promise<StreamableFile> {
    return download(await this.files.open(fileKey), fileName, contentType);
  }
}
