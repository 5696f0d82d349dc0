import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.js';
import type { Commit } from '#platform/events/subscriber.js';
import { FileStore, type UploadedFile } from '#platform/files/file-store.js';
import { withStoredFiles } from '#platform/files/with-stored-files.js';
import { withTempUpload } from '#platform/files/with-temp-upload.js';
import { Clock } from '#platform/time/clock.js';
import { ApplicationPdf } from '../domain/application-pdf.js';
import { SentApplications } from '../read/sent-application.js';
import { PdfRenderer } from './pdf-renderer.js';
import { toSentDocument } from './sent-document.js';

/**
 * Makes the PDF of what was sent, once for each application. A file that a killed process stored without its row is an
 * orphan, which the sweeper removes.
 */
@Injectable()
export class SentPdfMaker {
  constructor(
    private readonly database: Database,
    private readonly applications: SentApplications,
    private readonly renderer: PdfRenderer,
    private readonly files: FileStore,
    private readonly clock: Clock,
  ) {}

  /** Deletes the file again if somebody else made it at the same time. */
  async make(applicationId: string, commit: Commit = (write) => this.database.transaction(write)): Promise<void> {
    const pdf = await this.database.read((em) => em.findOne(ApplicationPdf, applicationId));
    const sent = pdf?.isMade ? null : await this.applications.find(applicationId);
    if (!sent) return;
    const content = await this.renderer.render(toSentDocument(sent));
    const store = (upload: UploadedFile) =>
      withStoredFiles(this.files, [upload], (keys) =>
        commit((em) => this.complete(em, applicationId, keys.get(upload) as string)),
      );
    await withTempUpload('Application.pdf', content, store).catch((error: unknown) => {
      if (!(error instanceof MadeElsewhereError)) throw error;
    });
  }

  private async complete(em: EntityManager, applicationId: string, key: string): Promise<void> {
    await em.execute('insert into application_pdf (application_id) values (?) on conflict do nothing', [applicationId]);
    const pdf = await em.findOneOrFail(ApplicationPdf, applicationId, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (pdf.isMade) throw new MadeElsewhereError();
    pdf.complete(key, this.clock.now());
  }
}

/** Rolls back, so that the own file is deleted. */
class MadeElsewhereError extends Error {}
