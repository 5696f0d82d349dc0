import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { UploadedFile } from './file-store.js';
import { createUploadFolder } from './upload-folders.js';

/** Passes a file to `work` as if it had just been uploaded: a PDF by its ending, or plain text. */
export async function withTempUpload<T>(
  fileName: string,
  content: string | Uint8Array,
  work: (file: UploadedFile) => Promise<T>,
): Promise<T> {
  const folder = await createUploadFolder();
  const path = join(folder, fileName);
  try {
    await writeFile(path, content);
    return await work({
      fieldName: 'file',
      fileName,
      size: Buffer.byteLength(content),
      contentType: fileName.endsWith('.pdf') ? 'application/pdf' : 'text/plain; charset=utf-8',
      path,
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
