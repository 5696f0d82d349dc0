import { Readable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { DomainError } from '../errors/domain-error.js';
import { FileStore, type UploadedFile } from './file-store.js';
import { withStoredFiles } from './with-stored-files.js';

/** A store that remembers file names only. */
class MemoryFileStore extends FileStore {
  readonly keys = new Set<string>();

  async put({ fileName }: UploadedFile): Promise<string> {
    if (fileName === 'unstorable') throw new Error('no space left');
    this.keys.add(fileName);
    return fileName;
  }

  async get(): Promise<Readable> {
    return Readable.from([]);
  }

  async delete(key: string): Promise<boolean> {
    return this.keys.delete(key);
  }

  async *keysOlderThan(): AsyncIterable<string> {}

  async ping(): Promise<void> {}
}

const upload = (fileName: string): UploadedFile => ({
  fieldName: 'file',
  fileName,
  size: 1,
  contentType: 'text/plain',
  path: '',
});

/** Returns the files that remain after `work` failed with `error`. */
async function remainingAfter(error: Error, uploads = [upload('a'), upload('b')]): Promise<string[]> {
  const store = new MemoryFileStore();
  await expect(withStoredFiles(store, uploads, () => Promise.reject(error))).rejects.toThrow(error.message);
  return [...store.keys];
}

describe('withStoredFiles', () => {
  it('keeps the files when the rows are stored', async () => {
    const store = new MemoryFileStore();
    const file = upload('a');
    expect(await withStoredFiles(store, [file], async (keys) => keys.get(file))).toBe('a');
    expect([...store.keys]).toEqual(['a']);
  });

  it('(I10) deletes the files when the rows are rejected', async () => {
    expect(await remainingAfter(new DomainError('conflict', 'x', 'refused'))).toEqual([]);
    expect(await remainingAfter(new Error('a mistake of ours'))).toEqual([]);
  });

  it('(I10) deletes the files when one of them cannot be stored', async () => {
    expect(await remainingAfter(new Error('no space left'), [upload('a'), upload('unstorable')])).toEqual([]);
  });

  it('(I10) keeps the files when the outcome of the commit is unknown', async () => {
    expect(await remainingAfter(new Error('Connection terminated unexpectedly'))).toEqual(['a', 'b']);
  });
});
