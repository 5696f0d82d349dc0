import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

const WEB = fileURLToPath(new URL('../../dist/web/', import.meta.url));
const KB = 1024;

type Manifest = Record<string, { file: string; imports?: string[]; css?: string[]; isEntry?: boolean }>;

export interface Entry {
  /** Brotli, KB. */
  js: number;
  css: number;
  /** All its script. */
  code: string;
}

/** What a visitor's browser loads before a public page is alive: the entry's files and those of its route. */
export function publicEntry(route: string): Entry {
  const manifest: Manifest = JSON.parse(readFileSync(`${WEB}.vite/manifest.json`, 'utf8'));
  const chunks = new Set<string>();
  const take = (key: string): void => {
    if (chunks.has(key)) return;
    chunks.add(key);
    for (const imported of manifest[key]?.imports ?? []) take(imported);
  };
  take('index.html');
  take('src/main.tsx');
  take(`src/routes/${route}.tsx`);
  const files = [...chunks].flatMap((key) => manifest[key] ?? []);
  const scripts = files.map(({ file }) => readFileSync(WEB + file));
  const styles = [...new Set(files.flatMap(({ css }) => css ?? []))].map((file) => readFileSync(WEB + file));
  const size = (contents: Buffer[]) => contents.reduce((sum, one) => sum + brotliCompressSync(one).length, 0) / KB;
  return { js: size(scripts), css: size(styles), code: scripts.join('\n') };
}

/** All that the build has, of whatever page. */
export function builtScripts(): string[] {
  const files = readdirSync(`${WEB}assets`).filter((file) => file.endsWith('.js'));
  return files.map((file) => readFileSync(`${WEB}assets/${file}`, 'utf8'));
}
