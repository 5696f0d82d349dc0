import { invalidFieldError } from '#platform/errors/domain-error.js';
import type { UploadedFile } from '#platform/files/file-store.js';
import { sanitizeFileName } from '#platform/http/upload-names.js';
import { type DocumentLines, EFFECTIVE_YEARS } from '../contract/api/documents.js';
import { PROFILE_MESSAGES } from '../contract/api/profile.js';
import { type DocumentKind, isOfferedYear, kindOf } from '../domain/profile-document.js';

export interface NewDocument {
  upload: UploadedFile;
  kind: DocumentKind;
}

/** Pairs each uploaded file with the entry that describes it; of files with the same name the first is used. */
export function matchUploads(lines: DocumentLines, uploads: readonly UploadedFile[]): NewDocument[] {
  const byName = new Map<string, UploadedFile>();
  for (const upload of uploads) {
    const name = upload.fileName.toLowerCase();
    if (!byName.has(name)) byName.set(name, upload);
  }
  const additions = new Map<UploadedFile, DocumentKind>();
  lines.forEach((line, index) => {
    if (line.id || !line.fileName || !line.documentType) return;
    const upload = byName.get(sanitizeFileName(line.fileName).toLowerCase());
    if (!upload) throw invalidFieldError(`${index}.fileName`, `The file "${line.fileName}" was not sent.`);
    if (!additions.has(upload)) additions.set(upload, kindOf({ ...line, documentType: line.documentType }));
  });
  for (const upload of byName.values()) {
    if (!additions.has(upload)) throw invalidFieldError('fileData', PROFILE_MESSAGES.documentType);
  }
  return [...additions].map(([upload, kind]) => ({ upload, kind }));
}

export function assertYearsOffered(lines: DocumentLines, now: Date): void {
  lines.forEach(({ effectiveDate, deleted }, index) => {
    if (effectiveDate && !deleted && !isOfferedYear(effectiveDate, now, EFFECTIVE_YEARS)) {
      throw invalidFieldError(`${index}.effectiveDate`, PROFILE_MESSAGES.effectiveYear);
    }
  });
}
