import { Injectable, type StreamableFile } from '@nestjs/common';
import { PostingsApi } from '#modules/postings/contract/postings-api.js';
import { Database } from '#platform/database/database.js';
import { notFoundError } from '#platform/errors/domain-error.js';
import { FileStore } from '#platform/files/file-store.js';
import type { Actor } from '#platform/http/access.js';
import { download } from '#platform/http/downloads.js';
import { Clock } from '#platform/time/clock.js';
import { roleForApplication, type ViewerRole } from '../access.js';
import { ApplicationFile } from '../domain/application-file.js';
import { ApplicationViews } from './application-views.js';
import { findApplication, type StoredApplication } from './stored-application.js';

/**
 * Downloads of application files, for the applicant and users who may open the application. Reading by others is
 * recorded.
 */
@Injectable()
export class ApplicationDownloads {
  constructor(
    private readonly database: Database,
    private readonly postings: PostingsApi,
    private readonly views: ApplicationViews,
    private readonly files: FileStore,
    private readonly clock: Clock,
  ) {}

  /** Downloads a copied document. Types other than a resume are for its owner and admin-level only. */
  async downloadDocument(actor: Actor, fileId: string): Promise<StreamableFile> {
    const where = { id: fileId, documentId: { $ne: null }, removedAt: null };
    const file = await this.database.read((em) => em.findOne(ApplicationFile, where));
    const opened = file && (await this.open(actor, file.applicationId));
    const isForAll = file?.documentType === 'RESU' || opened?.reader === 'owner' || opened?.reader === 'admin';
    if (!file || !opened || !isForAll) throw notFoundError('The document');
    return this.download(file, opened.application, actor);
  }

  async downloadCoverLetter(actor: Actor, applicationId: string): Promise<StreamableFile> {
    const opened = await this.open(actor, applicationId);
    const where = { applicationId, documentId: null, removedAt: null };
    const file = opened && (await this.database.read((em) => em.findOne(ApplicationFile, where)));
    if (!file) throw notFoundError('The cover letter');
    return this.download(file, opened.application, actor);
  }

  /** The application and the role in which the user reads it; null without access. */
  private async open(
    actor: Actor,
    applicationId: string,
  ): Promise<{ application: StoredApplication; reader: ViewerRole | 'owner' } | null> {
    const application = await findApplication(this.database, "id = ? and type <> 'withdrawn'", [applicationId]);
    if (application?.userId === actor.id) return { application, reader: 'owner' };
    if (application?.type !== 'submitted') return null;
    const [job] = await this.postings.jobsByIds([application.jobId]);
    const reader = job && roleForApplication(actor, job, application, this.clock.now());
    return reader ? { application, reader } : null;
  }

  private async download(
    { id, fileKey, fileName, contentType }: ApplicationFile,
    application: StoredApplication,
    actor: Actor,
  ): Promise<StreamableFile> {
    const content = await this.files.get(fileKey);
    this.views.recordFile(application, id, actor.id);
    return download(content, fileName, contentType);
  }
}
