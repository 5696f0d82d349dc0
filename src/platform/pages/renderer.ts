import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

interface RenderedPage {
  status: number;
  /** A key of the manifest. */
  code: string;
  head: string;
  html: string;
  tail: string;
}

/** What the pages, built for the server, export. */
interface Pages {
  connect(askApi: (path: string) => Promise<{ status: number; body: string }>): void;
  render(address: string, origin: string): Promise<RenderedPage | null>;
}

export type Render = (address: string) => Promise<{ status: number; html: string } | null>;

/**
 * Puts rendered pages into the built document: its styles inline, so that a page is whole with its first answer.
 * Null while the pages are not built for the server. `ask` answers a GET of our own API as a visitor gets it.
 */
export async function openRenderer(
  folders: { web: string; pages: string },
  origin: string,
  ask: Parameters<Pages['connect']>[0],
): Promise<Render | null> {
  const script = join(folders.pages, 'render.js');
  if (!existsSync(script)) return null;
  const pages: Pages = await import(pathToFileURL(script).href);
  pages.connect(ask);
  const document = documentOf(folders.web);
  return async (address) => {
    const page = await pages.render(address, origin);
    return page && { status: page.status, html: document(page) };
  };
}

const OWN_HEAD = /\s*<title>.*<\/title>|\s*<meta name="description"[^>]*>/g;
const STYLESHEET = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g;
const ROOT = '<div id="root"></div>';
const NO_SCRIPT = /\s*<noscript>.*<\/noscript>/;

function documentOf(folder: string): (page: RenderedPage) => string {
  const built = readFileSync(join(folder, 'index.html'), 'utf8')
    .replace(OWN_HEAD, '')
    .replace(NO_SCRIPT, '')
    .replace(STYLESHEET, (_, file: string) => `<style>${readFileSync(join(folder, file), 'utf8')}</style>`);
  const [before = '', after = ''] = built.split(ROOT);
  const [opening = '', head = ''] = before.split('</head>');
  const preloads = preloadsOf(folder);
  return ({ code, head: own, html, tail }) =>
    `${opening}${own}${preloads(code)}</head>${head}<div id="root">${html}</div>${tail}${after}`;
}

type Manifest = Record<string, { file: string; imports?: string[]; isEntry?: boolean }>;

/** The scripts that a page needs beyond the entry's, fetched at once instead of one after the other. */
function preloadsOf(folder: string): (code: string) => string {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8'));
  const filesOf = (key: string, seen = new Set<string>()): Set<string> => {
    const chunk = manifest[key];
    if (!chunk || seen.has(chunk.file)) return seen;
    seen.add(chunk.file);
    for (const imported of chunk.imports ?? []) filesOf(imported, seen);
    return seen;
  };
  const entry = new Set(Object.keys(manifest).flatMap((key) => (manifest[key]?.isEntry ? [...filesOf(key)] : [])));
  return (code) =>
    [...filesOf(code)]
      .filter((file) => !entry.has(file))
      .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
      .join('');
}
