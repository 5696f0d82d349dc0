import { Injectable, type StreamableFile } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Database } from '../../../src/platform/database/database.js';
import { notFoundError } from '../../../src/platform/errors/domain-error.js';
import { FileStore } from '../../../src/platform/files/file-store.js';
import type { Actor } from '../../../src/platform/http/access.js';
import { download } from '../../../src/platform/http/downloads.js';
import { Clock } from '../../../src/platform/time/clock.js';
import { JobsByIds } from '../../postings/contract/queries.js';
import { ApplicationFile } from '../domain/application-file.js';
import { findApplication } from './stored-application.js';
import { roleForApplication, type ViewerRole } from './viewer-role.js';

/** Downloads of application files, for the applicant and users who may open the application (W10, W13.6–W13.8). */
@Injectable()
export class ApplicationDownloads {
  constructor(
    private readonly database: Database,
    private readonly queries: QueryBus,
    private readonly files: FileStore,
    private readonly clock: Clock,
  ) {}

  /** Downloads a copied document. Types other than a resume are for its owner and admin-level only (W13.7). */
  async downloadDocument(actor: Actor, fileId: string): Promise<StreamableFile> {
    const where = { id: fileId, documentId: { $ne: null }, removedAt: null };
    const file = await this.database.read((em) => em.findOne(ApplicationFile, where));
    const reader = file && (await this.roleOf(actor, file.applicationId));
    const isForAll = file?.documentType === 'RESU' || reader === 'owner' || reader === 'admin';
    if (!file || !reader || !isForAll) throw notFoundError('The document');
    return this.download(file);
  }

  async downloadCoverLetter(actor: Actor, applicationId: string): Promise<StreamableFile> {
    const reader = await this.roleOf(actor, applicationId);
    const where = { applicationId, documentId: null, removedAt: null };
    const file = reader && (await this.database.read((em) => em.findOne(ApplicationFile, where)));
    if (!file) throw notFoundError('The cover letter');
    return this.download(file);
  }

  private async roleOf(actor: Actor, applicationId: string): Promise<ViewerRole | 'owner' | null> {
    const application = await findApplication(this.database, "id = ? and type <> 'withdrawn'", [applicationId]);
    if (application?.userId === actor.id) return 'owner';
    if (application?.type !== 'submitted') return null;
    const [job] = await this.queries.execute(new JobsByIds([application.jobId]));
    return job ? roleForApplication(actor, job, application, this.clock.now()) : null;
  }

  private async download({ fileKey, fileName, contentType }: ApplicationFile): Promise<StreamableFile> {
    return download(await this.files.get(fileKey), fileName, contentType);
  }
}
