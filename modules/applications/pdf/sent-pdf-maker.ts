import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { FileStore } from '../../../src/platform/files/file-store.js';
import { withStoredFiles } from '../../../src/platform/files/with-stored-files.js';
import { withTempUpload } from '../../../src/platform/files/with-temp-upload.js';
import { Clock } from '../../../src/platform/time/clock.js';
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
    private readonly applications: SentApplications,
    private readonly renderer: PdfRenderer,
    private readonly files: FileStore,
    private readonly clock: Clock,
  ) {}

  async make(applicationId: string, em: EntityManager): Promise<void> {
    // A lock on the row would make the applicant's request for it wait.
    await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 24))', [applicationId]);
    const pdf = (await em.findOne(ApplicationPdf, applicationId)) ?? ApplicationPdf.awaited(applicationId);
    const sent = pdf.isMade ? null : await this.applications.find(applicationId);
    if (!sent) return;
    const content = await this.renderer.render(toSentDocument(sent));
    await withTempUpload('Application.pdf', content, (upload) =>
      withStoredFiles(this.files, [upload], async (keys) => {
        pdf.complete(keys.get(upload) as string, this.clock.now());
        await em.persist(pdf).flush();
      }),
    );
  }
}
