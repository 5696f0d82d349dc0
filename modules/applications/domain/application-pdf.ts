import { defineEntity, p } from '@mikro-orm/postgresql';
import { fileKey } from '#platform/database/file-key.js';

const ApplicationPdfSchema = defineEntity({
  name: 'ApplicationPdf',
  tableName: 'application_pdf',
  properties: {
    applicationId: p.uuid().primary(),
    fileKey: fileKey().nullable(),
    madeAt: p.datetime().nullable(),
  },
});

/** The PDF of what was sent with an application; without a file key until it is made. */
export class ApplicationPdf extends ApplicationPdfSchema.class {
  get isMade(): boolean {
    return this.fileKey !== null;
  }

  complete(key: string, now: Date): void {
    this.fileKey = key;
    this.madeAt = now;
  }
}
ApplicationPdfSchema.setClass(ApplicationPdf);
