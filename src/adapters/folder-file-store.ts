import { randomBytes } from 'node:crypto';
import { createReadStream, type Dirent } from 'node:fs';
import { copyFile, mkdir, open, opendir, rename, rm, stat, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { assertNoTransaction } from '#platform/database/assert-no-transaction.js';
import { notFoundError } from '#platform/errors/domain-error.js';
import { FileStore, type UploadedFile } from '#platform/files/file-store.js';
import { assertUploadFolderWritable } from '#platform/files/upload-folders.js';

const KEY_BYTES = 20;
const KEY = /^[0-9a-f]{40}$/;
const DRAFT = '.new';
const KEY_OR_DRAFT = /^[0-9a-f]{40}(\.new)?$/;
/** A reserved key: its draft is written to test whether the folder is writable. */
const PROBE = '0'.repeat(2 * KEY_BYTES);

/** Stores files below `files/` of the data folder by random key, in two levels of folders. */
export class FolderFileStore extends FileStore {
  private readonly folder: string;

  constructor(dataDir: string) {
    super();
    this.folder = join(dataDir, 'files');
  }

  async put(upload: Pick<UploadedFile, 'path'>): Promise<string> {
    assertNoTransaction('A file');
    const key = randomBytes(KEY_BYTES).toString('hex');
    const path = this.pathOf(key);
    const draft = path + DRAFT;
    try {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await copyFile(upload.path, draft);
      await syncToDisk(draft);
      await rename(draft, path);
      // Sync the folders too, so that the names are durable: a row must never outlive its file.
      for (let below = path; below !== this.folder; below = dirname(below)) await syncToDisk(dirname(below));
      return key;
    } catch (error) {
      // The original error, such as a full disk, matters more than a failed cleanup.
      await Promise.allSettled([this.delete(key), this.delete(key + DRAFT)]);
      throw error;
    }
  }

  async get(key: string): Promise<Readable> {
    assertNoTransaction('A file');
    if (!KEY.test(key)) throw notFoundError('This file');
    try {
      const file = await open(this.pathOf(key));
      return createReadStream('', { fd: file });
    } catch (error) {
      if (isNotFound(error)) throw notFoundError('This file');
      throw error;
    }
  }

  async delete(key: string): Promise<boolean> {
    assertNoTransaction('A file');
    if (!KEY_OR_DRAFT.test(key)) return false;
    try {
      await unlink(this.pathOf(key));
      return true;
    } catch (error) {
      if (isNotFound(error)) return false;
      throw error;
    }
  }

  async *keysOlderThan(ageMs: number): AsyncIterable<string> {
    // By the clock of the file system, which may differ from that of this machine.
    const before = (await this.writeProbe()) - ageMs;
    for await (const outer of entriesOf(this.folder)) {
      for await (const inner of entriesOf(join(this.folder, outer.name))) {
        for await (const { name } of entriesOf(join(this.folder, outer.name, inner.name))) {
          if (KEY_OR_DRAFT.test(name) && (await modifiedAt(this.pathOf(name))) < before) yield name;
        }
      }
    }
  }

  async ping(): Promise<void> {
    await this.writeProbe();
    await assertUploadFolderWritable();
  }

  /** Returns the modification time in milliseconds. */
  private async writeProbe(): Promise<number> {
    const path = this.pathOf(PROBE + DRAFT);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const file = await open(path, 'w', 0o600);
    try {
      await file.write('probe');
      await file.sync();
      return (await file.stat()).mtimeMs;
    } finally {
      await file.close();
      await rm(path, { force: true });
    }
  }

  private pathOf(key: string): string {
    return join(this.folder, key.slice(0, 2), key.slice(2, 4), key);
  }
}

const isNotFound = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Streams the entries, because they may not fit into memory. */
async function* entriesOf(folder: string): AsyncIterable<Dirent> {
  try {
    yield* await opendir(folder);
  } catch (error) {
    // Foreign files may lie beside our folders.
    if (!isNotFound(error) && (error as NodeJS.ErrnoException).code !== 'ENOTDIR') throw error;
  }
}

/** In milliseconds; infinity for a file removed in the meantime. */
async function modifiedAt(path: string): Promise<number> {
  try {
    return (await stat(path)).mtimeMs;
  } catch (error) {
    if (isNotFound(error)) return Number.POSITIVE_INFINITY;
    throw error;
  }
}

async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
