import { openPromise, type ZipFile } from 'yauzl';

/** Ten times the maximum upload; documents contain images, which hardly compress. */
const MAX_UNPACKED_BYTES = 100 * 1024 * 1024;
const MAX_PARTS = 2_000;
/** Nested archives, programs and document macros. */
const FORBIDDEN = /\.(zip|7z|rar|gz|tgz|bz2|xz|tar|exe|dll|com|scr|bat|cmd|ps1|js|vbs|jar)$|vbaProject\.bin$/i;

/**
 * Returns the names of the parts of the ZIP archive at `path`. Null when it is no archive or unsafe: too many or too
 * large parts, path traversal, a nested archive, a program or macros (TRUST S8). Reads only the central directory and
 * unpacks nothing.
 */
export async function readArchiveParts(path: string): Promise<string[] | null> {
  try {
    return await readNames(await openPromise(path, { strictFileNames: true }));
  } catch {
    return null;
  }
}

async function readNames(archive: ZipFile): Promise<string[] | null> {
  const names: string[] = [];
  let unpackedBytes = 0;
  for await (const { fileName, uncompressedSize } of archive.eachEntry()) {
    names.push(fileName);
    unpackedBytes += uncompressedSize;
    if (names.length > MAX_PARTS || unpackedBytes > MAX_UNPACKED_BYTES || FORBIDDEN.test(fileName)) return null;
  }
  return names;
}
