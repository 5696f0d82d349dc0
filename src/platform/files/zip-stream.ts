import { once } from 'node:events';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** A file of an archive; its path has forward slashes and is neither absolute nor contains "..". */
export interface ZipEntry {
  path: string;
  content: string | Readable;
}

/**
 * Streams a ZIP archive. It asks for the next entry once the one before has been read, so that one file at most is
 * open. The stream fails with the first error of an entry.
 */
export function zipStream(entries: AsyncIterable<ZipEntry>): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  zip.on('error', (error) => output.destroy(error));
  addAll(zip, output, entries).catch((error) => output.destroy(error));
  return output;
}

async function addAll(zip: ZipFile, output: Readable, entries: AsyncIterable<ZipEntry>): Promise<void> {
  const aborted = once(output, 'close').then(() => Promise.reject(new Error('The archive was not read to its end.')));
  // Also rejected, unheard, after the end of a whole archive.
  aborted.catch(() => undefined);
  for await (const { path, content } of entries) {
    if (typeof content === 'string') zip.addBuffer(Buffer.from(content), path);
    else await addFile(zip, path, content, aborted);
  }
  zip.end();
}

async function addFile(zip: ZipFile, path: string, content: Readable, aborted: Promise<never>): Promise<void> {
  try {
    zip.addReadStream(content, path);
    await Promise.race([finished(content), aborted]);
  } finally {
    content.destroy();
  }
}
