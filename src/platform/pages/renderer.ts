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
/** A frame without content is no picture to begin with: it would only keep a slow phone from the next one. */
const firstSeenWith = (id: string) => `<link rel="expect" href="#${id}" blocking="render">`;
/** Where the first picture ends on pages that are longer than a phone. */
const SHOWN = 'shown';
const ROOT = '<div id="root"></div>';
const NO_SCRIPT = /\s*<noscript>.*<\/noscript>/;

function documentOf(folder: string): (page: RenderedPage) => string {
  const built = readFileSync(join(folder, 'index.html'), 'utf8')
    .replace(OWN_HEAD, '')
    .replace(NO_SCRIPT, '')
    .replace(STYLESHEET, (_, file: string) => inlined(folder, file));
  const [before = '', after = ''] = built.split(ROOT);
  const [doctype = '', inHead = ''] = before.split('<head>');
  const [opening = '', head = ''] = inHead.split('</head>');
  const preloads = preloadsOf(folder);
  return ({ code, head: own, html, tail }) => {
    const first = firstSeenWith(html.includes(`id="${SHOWN}"`) ? SHOWN : 'main');
    return `${doctype}<head>${first}${opening}${own}${preloads(code)}</head>${head}<div id="root">${html}</div>${tail}${after}`;
  };
}

const FONT_FACE = /@font-face\{[^}]*url\(([^)]+)\)[^}]*\}/g;
/** What no page of ours is full of. */
const RARE = 'latin-ext';
/** A phone shows its own fonts first: fetching ours keeps it from the first picture. `web/src/start.ts` lets them in. */
const FONTS_FOR = '(width >= 812px), (scripting: none)';

/** The stylesheet's link, which a browser leaves alone, tells the scripts that they need not fetch it either. */
function inlined(folder: string, file: string): string {
  const styles = readFileSync(join(folder, file), 'utf8');
  const fonts = [...styles.matchAll(FONT_FACE)];
  const links = fonts
    .filter(([, url]) => !url?.includes(RARE))
    .map(([, url]) => `<link rel="later" as="font" type="font/woff2" crossorigin href="${url}">`);
  return [
    `<style class="fonts" media="${FONTS_FOR}">${fonts.map(([face]) => face).join('')}</style>${links.join('')}`,
    `<style>${styles.replace(FONT_FACE, '')}</style><link rel="stylesheet" href="/${file}" disabled>`,
  ].join('');
}

type Manifest = Record<string, { file: string; imports?: string[] }>;

/** What every page's script begins with, once the page is to be seen. */
const MAIN = 'src/main.tsx';

/** The scripts that take a page over; `web/src/start.ts` has them fetched once the page is to be seen. */
function preloadsOf(folder: string): (code: string) => string {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8'));
  const take = (key: string, files: Set<string>): Set<string> => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return files;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) take(imported, files);
    return files;
  };
  return (code) =>
    [...take(code, take(MAIN, new Set()))].map((file) => `<link rel="later" crossorigin href="/${file}">`).join('');
}
