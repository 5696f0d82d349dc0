import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { UploadedFile } from './file-store.js';

/** Passes a file of text to `work` as if it had just been uploaded: a PDF by its ending, or plain text. */
export async function withTempUpload<T>(
  fileName: string,
  text: string,
  work: (file: UploadedFile) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'demo-'));
  const path = join(folder, fileName);
  try {
    await writeFile(path, text);
    return await work({
      fieldName: 'file',
      fileName,
      size: Buffer.byteLength(text),
      contentType: fileName.endsWith('.pdf') ? 'application/pdf' : 'text/plain; charset=utf-8',
      path,
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
