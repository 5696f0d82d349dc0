import { defineEntity, p } from '@mikro-orm/postgresql';
import { fileKey } from '#platform/database/file-key.js';
import type { DocumentType } from '../contract/api/documents.js';

const ProfileDocumentSchema = defineEntity({
  name: 'ProfileDocument',
  tableName: 'profile_document',
  properties: {
    id: p.uuid().primary(),
    userId: p.uuid(),
    fileKey: fileKey(),
    fileName: p.text(),
    contentType: p.text(),
    size: p.integer(),
    documentType: p.text().$type<DocumentType>(),
    additionalType: p.text().nullable(),
    effectiveDate: p.text().nullable(),
    createdAt: p.datetime(),
    removedAt: p.datetime().nullable(),
  },
});

/** The classification of a document. */
export interface DocumentKind {
  documentType: DocumentType;
  additionalType: string | null;
  effectiveDate: string | null;
}

/** A file of a profile. A removed one keeps its row until the file is deleted. */
export class ProfileDocument extends ProfileDocumentSchema.class {
  /** Returns whether anything changed. */
  describe(kind: DocumentKind): boolean {
    const before = [this.documentType, this.additionalType, this.effectiveDate].join('\n');
    this.documentType = kind.documentType;
    this.additionalType = kind.additionalType;
    this.effectiveDate = kind.effectiveDate;
    return before !== [kind.documentType, kind.additionalType, kind.effectiveDate].join('\n');
  }

  remove(now: Date): void {
    this.removedAt = now;
  }
}
ProfileDocumentSchema.setClass(ProfileDocument);

/** A resume has no further type (W3.4), and only a credential has a year (W3.5). */
export function kindOf(line: { documentType: DocumentType } & Partial<DocumentKind>): DocumentKind {
  const { documentType, additionalType = null, effectiveDate = null } = line;
  return {
    documentType,
    additionalType: documentType === 'RESU' ? null : additionalType,
    effectiveDate: documentType === 'CRED' ? effectiveDate : null,
  };
}

/** Whether a credential's year is one of the last `years` (near W3.5). */
export function isOfferedYear(year: string, now: Date, years: number): boolean {
  const age = now.getFullYear() - Number(year);
  return age >= 0 && age < years;
}
