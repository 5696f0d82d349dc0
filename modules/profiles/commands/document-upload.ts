import { invalidField } from '../../../src/platform/errors.js';
import type { UploadedFile } from '../../../src/platform/files.js';
import { cleanName } from '../../../src/platform/http/uploads.js';
import { PROFILE_MESSAGES } from '../contract/api.js';
import { type DocumentLines, EFFECTIVE_YEARS } from '../contract/api-documents.js';
import { type DocumentKind, isOfferedYear, kindOf } from '../domain/profile-document.js';

export interface NewDocument {
  upload: UploadedFile;
  kind: DocumentKind;
}

/** Each file with the line that describes it; of files with one name the first counts (W3.6). */
export function pairUp(lines: DocumentLines, uploads: readonly UploadedFile[]): NewDocument[] {
  const named = new Map<string, UploadedFile>();
  for (const upload of uploads) {
    const name = upload.fileName.toLowerCase();
    if (!named.has(name)) named.set(name, upload);
  }
  const additions = new Map<UploadedFile, DocumentKind>();
  lines.forEach((line, index) => {
    if (line.id || !line.fileName || !line.documentType) return;
    const upload = named.get(cleanName(inForm(line.fileName)).toLowerCase());
    if (!upload) throw invalidField(`${index}.fileName`, `The file "${line.fileName}" was not sent.`);
    if (!additions.has(upload)) additions.set(upload, kindOf({ ...line, documentType: line.documentType }));
  });
  for (const upload of named.values()) {
    if (!additions.has(upload)) throw invalidField('fileData', PROFILE_MESSAGES.documentType);
  }
  return [...additions].map(([upload, kind]) => ({ upload, kind }));
}

/** As a browser writes a file's name into a form: these characters alone are escaped. */
function inForm(fileName: string): string {
  return fileName.replace(/["\r\n]/g, encodeURIComponent);
}

export function checkYears(lines: DocumentLines, now: Date): void {
  lines.forEach(({ effectiveDate, deleted }, index) => {
    if (effectiveDate && !deleted && !isOfferedYear(effectiveDate, now, EFFECTIVE_YEARS)) {
      throw invalidField(`${index}.effectiveDate`, PROFILE_MESSAGES.effectiveYear);
    }
  });
}
