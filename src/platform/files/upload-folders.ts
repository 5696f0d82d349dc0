import { mkdtemp, opendir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PREFIX = 'career-gateway-upload-';

/** Creates the temporary folder for the files of one request, which lives until the response is sent. */
export function createUploadFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), PREFIX));
}

/** Throws when uploads cannot be received. */
export async function assertUploadFolderWritable(): Promise<void> {
  const folder = await createUploadFolder();
  try {
    await writeFile(join(folder, 'probe'), 'probe');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Removes upload folders that killed processes left on this machine. Returns their number. */
export async function removeAbandonedUploadFolders(ageMs: number): Promise<number> {
  let removed = 0;
  for await (const { name } of await opendir(tmpdir())) {
    if (name.startsWith(PREFIX) && (await removeIfOld(join(tmpdir(), name), ageMs))) removed += 1;
  }
  return removed;
}

async function removeIfOld(path: string, ageMs: number): Promise<boolean> {
  try {
    if (Date.now() - (await stat(path)).mtimeMs < ageMs) return false;
    await rm(path, { recursive: true });
    return true;
  } catch {
    // Removed in the meantime, or owned by another user.
    return false;
  }
}
