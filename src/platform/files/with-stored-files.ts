import { toDomainError } from '../errors/to-domain-error.js';
import type { FileStore, UploadedFile } from './file-store.js';

/**
 * Stores `uploads` before `work` writes their rows, and deletes them if it fails: no row without its file, and no file
 * without its row.
 */
export async function withStoredFiles<T>(
  files: FileStore,
  uploads: readonly UploadedFile[],
  work: (keys: ReadonlyMap<UploadedFile, string>) => Promise<T>,
): Promise<T> {
  const keys = new Map<UploadedFile, string>();
  try {
    for (const upload of uploads) keys.set(upload, await files.put(upload));
    return await work(keys);
  } catch (error) {
    // A lost connection may hide a successful commit; then the rows need their files.
    if (toDomainError(error)?.kind !== 'unavailable') {
      // A failed deletion must not hide the original error.
      await Promise.allSettled([...keys.values()].map((key) => files.delete(key)));
    }
    throw error;
  }
}
