import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FolderFileStore } from './files.js';

let folder = '';
let store: FolderFileStore;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'career-gateway-files-'));
  store = new FolderFileStore(folder);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

async function keep(words: string): Promise<string> {
  const path = join(folder, 'upload');
  await writeFile(path, words);
  return store.keep({ path });
}

describe('files in the data folder', () => {
  it('gives back what was kept, also to another instance on the same folder', async () => {
    const [one, other] = [await keep('one'), await keep('other')];
    expect(one).not.toBe(other);
    expect(await text(await store.open(one))).toBe('one');
    expect(await text(await new FolderFileStore(folder).open(other))).toBe('other');
  });

  it('shows nobody else the file and leaves no draft behind', async () => {
    const key = await keep('private');
    const home = join(folder, 'files', key.slice(0, 2), key.slice(2, 4));
    expect(await readdir(home)).toEqual([key]);
    expect((await stat(join(folder, 'files'))).mode & 0o077).toBe(0);
  });

  it('answers for a removed, an unknown and a malformed key alike', async () => {
    const key = await keep('gone soon');
    await store.remove(key);
    await store.remove(key);
    for (const absent of [key, 'f'.repeat(40), '../upload', '']) {
      await expect(store.open(absent)).rejects.toMatchObject({ kind: 'notFound' });
    }
  });

  it('never leaves its folder', async () => {
    await writeFile(join(folder, 'secret'), 'mine');
    await store.remove('../secret');
    await expect(stat(join(folder, 'secret'))).resolves.toBeDefined();
  });
});
