import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from '@jest/globals';
import { readZip } from '#test/support/read-zip.js';
import { type ZipEntry, zipStream } from './zip-stream.js';

const TEN_MB = 10_000_000;

/** A stream of `bytes`, which counts those that are open. */
class OpenFiles {
  open = 0;
  most = 0;

  stream(bytes: number, error?: Error): Readable {
    this.open += 1;
    this.most = Math.max(this.most, this.open);
    const content = Readable.from(chunks(bytes, error), { objectMode: false });
    content.once('close', () => {
      this.open -= 1;
    });
    return content;
  }
}

function* chunks(bytes: number, error?: Error): Iterable<Buffer> {
  for (let left = bytes; left > 0; left -= 65_536) yield Buffer.alloc(Math.min(left, 65_536), String(left));
  if (error) throw error;
}

async function* inTurn(...entries: (() => ZipEntry)[]): AsyncIterable<ZipEntry> {
  for (const entry of entries) yield entry();
}

describe('an archive', () => {
  it('has every file under its path, one of them open at a time', async () => {
    const files = new OpenFiles();
    const archive = await buffer(
      zipStream(
        inTurn(
          () => ({ path: 'Größe.json', content: '{"ö": 1}' }),
          () => ({ path: 'documents/a.bin', content: files.stream(TEN_MB) }),
          () => ({ path: 'documents/b.bin', content: files.stream(0) }),
          () => ({ path: 'README.txt', content: 'Last' }),
        ),
      ),
    );
    const read = await readZip(archive);
    expect([...read.keys()]).toEqual(['Größe.json', 'documents/a.bin', 'documents/b.bin', 'README.txt']);
    expect(read.get('Größe.json')?.toString()).toBe('{"ö": 1}');
    expect(read.get('documents/a.bin')?.equals(Buffer.concat([...chunks(TEN_MB)]))).toBe(true);
    expect(files).toMatchObject({ open: 0, most: 1 });
  });

  it('fails with the error of a file', async () => {
    const files = new OpenFiles();
    const broken = inTurn(() => ({ path: 'a', content: files.stream(100_000, new Error('unreadable')) }));
    await expect(buffer(zipStream(broken))).rejects.toThrow('unreadable');
    expect(files.open).toBe(0);
  });

  it('refuses a path out of its folder', async () => {
    await expect(buffer(zipStream(inTurn(() => ({ path: '../a', content: '' }))))).rejects.toThrow(
      'invalid relative path',
    );
  });

  it('closes the file in progress when nobody reads on', async () => {
    const files = new OpenFiles();
    const archive = zipStream(inTurn(() => ({ path: 'a', content: files.stream(TEN_MB) })));
    for await (const _ of archive) break;
    await new Promise((resolve) => setImmediate(resolve));
    expect(files).toMatchObject({ open: 0, most: 1 });
  });
});
