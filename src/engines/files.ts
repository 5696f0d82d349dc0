import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, constants, copyFile, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { notFound } from '../platform/errors.js';
import { FileStore, type UploadedFile } from '../platform/files.js';

const KEY_BYTES = 20;
const KEY = /^[0-9a-f]{40}$/;

/** Files below `files/` of the data folder, by random key, spread over two levels of folders. */
export class FolderFileStore extends FileStore {
  private readonly folder: string;

  constructor(dataDir: string) {
    super();
    this.folder = join(dataDir, 'files');
  }

  async keep(upload: Pick<UploadedFile, 'path'>): Promise<string> {
    const key = randomBytes(KEY_BYTES).toString('hex');
    const path = this.pathOf(key);
    const draft = `${path}.new`;
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await copyFile(upload.path, draft);
    await synced(draft);
    await rename(draft, path);
    // The name itself is on the disk only when its folder is; a row must never outlive its file.
    await synced(dirname(path));
    return key;
  }

  async open(key: string): Promise<Readable> {
    if (!KEY.test(key)) throw notFound('This file');
    try {
      const file = await open(this.pathOf(key));
      return createReadStream('', { fd: file });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw notFound('This file');
      throw error;
    }
  }

  async remove(key: string): Promise<void> {
    if (KEY.test(key)) await rm(this.pathOf(key), { force: true });
  }

  async ping(): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    await access(this.folder, constants.W_OK);
  }

  private pathOf(key: string): string {
    return join(this.folder, key.slice(0, 2), key.slice(2, 4), key);
  }
}

async function synced(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
