import type { FileStore, UploadedFile } from './files.js';
import { toDomainError } from './http/error.filter.js';

/**
 * Keeps `uploads` before `work` stores their rows, and gives the bytes up again when that fails: no row without its
 * file, and no file without its row.
 */
export async function withKept<T>(
  files: FileStore,
  uploads: readonly UploadedFile[],
  work: (keys: ReadonlyMap<UploadedFile, string>) => Promise<T>,
): Promise<T> {
  const keys = new Map<UploadedFile, string>();
  try {
    for (const upload of uploads) keys.set(upload, await files.keep(upload));
    return await work(keys);
  } catch (error) {
    // A lost connection may have lost only the word that the commit went through; then the rows need their files.
    if (toDomainError(error)?.kind !== 'unavailable') {
      // A file that cannot be removed must not hide why the rows were refused.
      await Promise.allSettled([...keys.values()].map((key) => files.remove(key)));
    }
    throw error;
  }
}
