import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';

const WEB = fileURLToPath(new URL('../../dist/web/', import.meta.url));
const KB = 1024;
/** Pages that most visitors open first (U49). */
const ROUTES = ['home', 'find-job', 'job-detail'];
/** KB, after Brotli (U49). On the wire, response headers add about 1 KB per file: see test/bench/README.md. */
export const MAX_SCRIPT_KB = 125;
export const MAX_STYLE_KB = 12;

type Manifest = Record<string, { file: string; imports?: string[]; css?: string[] }>;

export interface FirstPage {
  /** KB, after Brotli. */
  js: number;
  css: number;
  /** The source of all its scripts. */
  code: string;
}

export function readManifest(): Manifest {
  return JSON.parse(readFileSync(`${WEB}.vite/manifest.json`, 'utf8'));
}

/** Reads the files of the build that a browser loads before a route is interactive: those of the entry and the page. */
export function readFirstPage(route: string): FirstPage {
  const manifest = readManifest();
  const chunks = new Set<string>();
  const add = (key: string): void => {
    if (chunks.has(key)) return;
    chunks.add(key);
    for (const imported of manifest[key]?.imports ?? []) add(imported);
  };
  for (const key of ['index.html', 'src/main.tsx', `src/routes/${route}.tsx`]) add(key);
  const files = [...chunks].map((key) => {
    const file = manifest[key];
    if (!file) throw new Error(`The build has no ${key}.`);
    return file;
  });
  const scripts = files.map(({ file }) => readFileSync(WEB + file));
  const styles = [...new Set(files.flatMap(({ css }) => css ?? []))].map((file) => readFileSync(WEB + file));
  return { js: compressedKb(scripts), css: compressedKb(styles), code: scripts.join('\n') };
}

const compressedKb = (files: Buffer[]) => files.reduce((sum, file) => sum + compressedBytes(file), 0) / KB;

/** By content: the first pages have most files in common. */
const known = new Map<string, number>();

function compressedBytes(file: Buffer): number {
  const content = file.toString('latin1');
  const bytes = known.get(content) ?? brotliCompressSync(file).length;
  known.set(content, bytes);
  return bytes;
}

/** Fails the build where a first page outgrows its budget. */
export function firstPageBudget(): Plugin {
  return {
    name: 'first-page-budget',
    apply: 'build',
    closeBundle() {
      for (const route of ROUTES) {
        const { js, css } = readFirstPage(route);
        if (js <= MAX_SCRIPT_KB && css <= MAX_STYLE_KB) continue;
        this.error(
          `The page ${route} needs ${js.toFixed(1)} KB of script and ${css.toFixed(1)} KB of styles (Brotli); ` +
            `its budget is ${MAX_SCRIPT_KB} and ${MAX_STYLE_KB} KB (U49). Load with import() what it does not need at once.`,
        );
      }
    },
  };
}
