import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

const WEB = fileURLToPath(new URL('../../dist/web/', import.meta.url));

/** What a visitor's browser loads before anything lazy: kilobytes of script and style, brotli. */
export function entrySize(): { js: number; css: number } {
  const page = readFileSync(`${WEB}index.html`, 'utf8');
  const size = (pattern: RegExp) =>
    [...page.matchAll(pattern)].reduce(
      (sum, [, file]) => sum + brotliCompressSync(readFileSync(WEB + file)).length,
      0,
    ) / 1024;
  return {
    js: size(/(?:src|href)="\/?([^"]+\.js)"/g),
    css: size(/href="\/?([^"]+\.css)"/g),
  };
}
