import { rm, stat, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Readable } from 'node:stream';
import type { UploadedFile } from './file-store.js';
import { createUploadFolder } from './upload-folders.js';

const PLAIN_TEXT = 'text/plain; charset=utf-8';
const CONTENT_TYPES: Readonly<Record<string, string>> = { '.pdf': 'application/pdf', '.zip': 'application/zip' };

/** Passes a file to `work` as if it had just been uploaded, with the type of its ending: PDF, ZIP, or plain text. */
export async function withTempUpload<T>(
  fileName: string,
  content: string | Uint8Array | Readable,
  work: (file: UploadedFile) => Promise<T>,
): Promise<T> {
  const folder = await createUploadFolder();
  const path = join(folder, fileName);
  try {
    await writeFile(path, content);
    return await work({
      fieldName: 'file',
      fileName,
      size: (await stat(path)).size,
      contentType: CONTENT_TYPES[extname(fileName)] ?? PLAIN_TEXT,
      path,
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
