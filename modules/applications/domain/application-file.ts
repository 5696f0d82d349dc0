import { defineEntity, p } from '@mikro-orm/postgresql';
import { newId } from '#platform/database/aggregate.js';
import { fileKey } from '#platform/database/file-key.js';
import type { ApplicationFileResponse } from '../contract/api/responses.js';

const ApplicationFileSchema = defineEntity({
  name: 'ApplicationFile',
  tableName: 'application_file',
  properties: {
    id: p.uuid().primary(),
    applicationId: p.uuid(),
    documentId: p.uuid().nullable(),
    fileKey: fileKey(),
    fileName: p.text(),
    contentType: p.text(),
    size: p.integer(),
    documentType: p.text().$type<ApplicationFileResponse['documentType']>().nullable(),
    additionalType: p.text().nullable(),
    effectiveDate: p.text().nullable(),
    createdAt: p.datetime(),
    removedAt: p.datetime().nullable(),
  },
});

/** A profile document to be copied into an application. `size` in bytes. */
export interface SourceDocument {
  id: string;
  key: string;
  fileName: string;
  contentType: string;
  size: number;
  documentType: ApplicationFileResponse['documentType'];
  additionalType: string | null;
  effectiveDate: string | null;
}

/** A file of an application: its cover letter, which has no document id, or the copy of a profile document. */
export class ApplicationFile extends ApplicationFileSchema.class {
  static copy(applicationId: string, source: SourceDocument, now: Date): ApplicationFile {
    const { id, key, fileName, contentType, size, documentType, additionalType, effectiveDate } = source;
    const kind = { documentType, additionalType, effectiveDate };
    return file({ ...kind, fileName, contentType, size, applicationId, documentId: id, fileKey: key, createdAt: now });
  }

  static coverLetter(
    applicationId: string,
    upload: { fileName: string; contentType: string; size: number },
    key: string,
    now: Date,
  ): ApplicationFile {
    const { fileName, contentType, size } = upload;
    const kind = { documentId: null, documentType: null, additionalType: null, effectiveDate: null };
    return file({ ...kind, fileName, contentType, size, applicationId, fileKey: key, createdAt: now });
  }

  remove(now: Date): void {
    this.removedAt = now;
  }
}
ApplicationFileSchema.setClass(ApplicationFile);

function file(values: Omit<ApplicationFile, 'id' | 'removedAt' | 'remove'>): ApplicationFile {
  return Object.assign(new ApplicationFile(), { ...values, id: newId(), removedAt: null });
}
