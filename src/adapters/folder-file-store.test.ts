import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FolderFileStore } from './folder-file-store.js';

let folder = '';
let store: FolderFileStore;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'career-gateway-files-'));
  store = new FolderFileStore(folder);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

async function put(words: string): Promise<string> {
  const path = join(folder, 'upload');
  await writeFile(path, words);
  return store.put({ path });
}

describe('FolderFileStore', () => {
  it('returns stored files, also to another instance on the same folder', async () => {
    const [one, other] = [await put('one'), await put('other')];
    expect(one).not.toBe(other);
    expect(await text(await store.get(one))).toBe('one');
    expect(await text(await new FolderFileStore(folder).get(other))).toBe('other');
  });

  it('stores files readable by their owner only, and leaves no draft', async () => {
    const key = await put('private');
    const home = join(folder, 'files', key.slice(0, 2), key.slice(2, 4));
    expect(await readdir(home)).toEqual([key]);
    expect((await stat(join(folder, 'files'))).mode & 0o077).toBe(0);
  });

  it('treats a deleted, an unknown and a malformed key alike', async () => {
    const key = await put('gone soon');
    await store.delete(key);
    await store.delete(key);
    for (const absent of [key, 'f'.repeat(40), '../upload', '']) {
      await expect(store.get(absent)).rejects.toMatchObject({ kind: 'notFound' });
    }
  });

  it('leaves nothing of a file that could not be stored', async () => {
    const before = await readdir(join(folder, 'files'), { recursive: true });
    await expect(store.put({ path: join(folder, 'no-such-upload') })).rejects.toThrow('ENOENT');
    const entries = await readdir(join(folder, 'files'), { recursive: true, withFileTypes: true });
    expect(entries.filter((entry) => entry.isFile() && !before.some((path) => path.endsWith(entry.name)))).toEqual([]);
  });

  it('never accesses a path outside its folder', async () => {
    await writeFile(join(folder, 'secret'), 'mine');
    await store.delete('../secret');
    await expect(stat(join(folder, 'secret'))).resolves.toBeDefined();
  });
});
