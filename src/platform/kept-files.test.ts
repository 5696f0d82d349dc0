import { Readable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { DomainError } from './errors.js';
import { FileStore, type UploadedFile } from './files.js';
import { withKept } from './kept-files.js';

/** Keeps names only. */
class Shelf extends FileStore {
  readonly keys = new Set<string>();

  async keep({ fileName }: UploadedFile): Promise<string> {
    if (fileName === 'unkeepable') throw new Error('no space left');
    this.keys.add(fileName);
    return fileName;
  }

  async open(): Promise<Readable> {
    return Readable.from([]);
  }

  async remove(key: string): Promise<void> {
    this.keys.delete(key);
  }

  async ping(): Promise<void> {}
}

const upload = (fileName: string): UploadedFile => ({
  fieldName: 'file',
  fileName,
  size: 1,
  contentType: 'text/plain',
  path: '',
});

/** What is left on the shelf after `work` ended with `error`. */
async function leftAfter(error: Error, uploads = [upload('a'), upload('b')]): Promise<string[]> {
  const shelf = new Shelf();
  await expect(withKept(shelf, uploads, () => Promise.reject(error))).rejects.toThrow(error.message);
  return [...shelf.keys];
}

describe('files kept for rows about to be stored', () => {
  it('stay when the rows are stored', async () => {
    const shelf = new Shelf();
    const file = upload('a');
    expect(await withKept(shelf, [file], async (keys) => keys.get(file))).toBe('a');
    expect([...shelf.keys]).toEqual(['a']);
  });

  it('(I10) are given up when the rows are refused', async () => {
    expect(await leftAfter(new DomainError('conflict', 'x', 'refused'))).toEqual([]);
    expect(await leftAfter(new Error('a mistake of ours'))).toEqual([]);
  });

  it('(I10) are given up when one of them cannot be kept', async () => {
    expect(await leftAfter(new Error('no space left'), [upload('a'), upload('unkeepable')])).toEqual([]);
  });

  it('(I10) stay when nobody knows whether the commit went through', async () => {
    expect(await leftAfter(new Error('Connection terminated unexpectedly'))).toEqual(['a', 'b']);
  });
});
