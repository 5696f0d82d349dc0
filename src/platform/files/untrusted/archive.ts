import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { RefusedFile } from './refusal.ts';

/** Ten times the maximum upload; documents contain images, which hardly compress. */
const MAX_UNPACKED_BYTES = 100 * 1024 * 1024;
const MAX_PARTS = 2_000;
/** Of a part that is read. */
const MAX_READ_BYTES = 1024 * 1024;
/** Nested archives, programs and document macros. */
const FORBIDDEN = /\.(zip|7z|rar|gz|tgz|bz2|xz|tar|exe|dll|com|scr|bat|cmd|ps1|js|vbs|jar)$|vbaProject\.bin$/i;

export interface Archive {
  /** With slashes, whatever the writer took. */
  names: readonly string[];
  /** The text of a part, up to a megabyte; empty without it. */
  read(name: string): Promise<string>;
}

/**
 * Opens the ZIP archive at `path` for `use`. Throws RefusedFile for a damaged or unsafe one: too many or too large
 * parts, path traversal, a nested archive, a program or macros. Reads the central directory only.
 */
export async function withArchive<T>(path: string, use: (archive: Archive) => Promise<T>): Promise<T> {
  const file = await openPromise(path, { autoClose: false }).catch(() => null);
  if (!file) throw damagedError();
  try {
    const entries = await readEntries(file);
    return await use({
      names: [...entries.keys()],
      read: (name) => readText(file, entries.get(name)),
    });
  } finally {
    file.close();
  }
}

const damagedError = () => new RefusedFile('It is damaged. Please save it again.');

async function readEntries(file: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  let parts = 0;
  let unpackedBytes = 0;
  try {
    for await (const entry of file.eachEntry()) {
      parts += 1;
      // Readers take the first of a name.
      if (!entries.has(entry.fileName)) entries.set(entry.fileName, entry);
      unpackedBytes += entry.uncompressedSize;
      if (parts > MAX_PARTS || unpackedBytes > MAX_UNPACKED_BYTES)
        throw new RefusedFile('It unpacks to more than we can read. Please save it as PDF.');
      if (FORBIDDEN.test(entry.fileName))
        throw new RefusedFile('It holds macros, a program or another archive. Please save it without, or as PDF.');
    }
  } catch (error) {
    throw error instanceof RefusedFile ? error : damagedError();
  }
  return entries;
}

async function readText(file: ZipFile, entry: Entry | undefined): Promise<string> {
  if (!entry || entry.isEncrypted()) return '';
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of await file.openReadStreamPromise(entry)) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > MAX_READ_BYTES) break;
  }
  return Buffer.concat(chunks).toString('utf8');
}
