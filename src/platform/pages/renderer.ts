import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { HOLD_SUBMIT_ELEMENT } from './hold-submit.js';

interface RenderedPage {
  status: number;
  /** The key of the route module in the Vite manifest. */
  entryModule: string;
  head: string;
  html: string;
  bodyEnd: string;
}

/** The exports of the server build of the pages. */
interface PagesModule {
  connect(fetchApi: (path: string) => Promise<{ status: number; body: string }>): void;
  render(url: string, origin: string): Promise<RenderedPage | null>;
}

export type Render = (url: string) => Promise<{ status: number; html: string } | null>;

/**
 * Creates a renderer that inserts rendered pages into the built document, with inline styles so that the first response
 * is complete. Returns null when the server build is missing. `fetchApi` makes an anonymous GET to our own API.
 */
export async function createRenderer(
  folders: { web: string; pages: string },
  origin: string,
  fetchApi: Parameters<PagesModule['connect']>[0],
): Promise<Render | null> {
  const script = join(folders.pages, 'render.js');
  if (!existsSync(script)) return null;
  const pages: PagesModule = await import(pathToFileURL(script).href);
  pages.connect(fetchApi);
  const document = documentTemplate(folders.web);
  return async (url) => {
    const page = await pages.render(url, origin);
    return page && { status: page.status, html: document(page) };
  };
}

const REPLACED_HEAD = /\s*<title>.*<\/title>|\s*<meta name="description"[^>]*>/g;
const STYLESHEET = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g;
/** Delay the first paint until there is content: an empty frame costs a slow phone time. */
const blockRenderingUntil = (id: string) => `<link rel="expect" href="#${id}" blocking="render">`;
/** The id of the last element above the fold on pages longer than a phone screen. */
const ABOVE_THE_FOLD = 'shown';
const POST_FORM = /<form [^>]*method="post"/;
const ROOT = '<div id="root"></div>';
const NO_SCRIPT = /\s*<noscript>.*<\/noscript>/;

function documentTemplate(folder: string): (page: RenderedPage) => string {
  const built = readFileSync(join(folder, 'index.html'), 'utf8')
    .replace(REPLACED_HEAD, '')
    .replace(NO_SCRIPT, '')
    .replace(STYLESHEET, (_, file: string) => inlineStylesheet(folder, file));
  const [before = '', after = ''] = built.split(ROOT);
  const [doctype = '', inHead = ''] = before.split('<head>');
  const [opening = '', head = ''] = inHead.split('</head>');
  const preloads = deferredScripts(folder);
  return ({ entryModule, head: pageHead, html, bodyEnd }) => {
    const first = blockRenderingUntil(html.includes(`id="${ABOVE_THE_FOLD}"`) ? ABOVE_THE_FOLD : 'main');
    const hold = POST_FORM.test(html) ? HOLD_SUBMIT_ELEMENT : '';
    return `${doctype}<head>${first}${opening}${pageHead}${hold}${preloads(entryModule)}</head>${head}<div id="root">${html}</div>${bodyEnd}${after}`;
  };
}

const FONT_FACE = /@font-face\{[^}]*url\(([^)]+)\)[^}]*\}/g;
/** The font subset that pages rarely need; it is not preloaded. */
const RARE_FONT_SUBSET = 'latin-ext';
/**
 * Phones paint with system fonts first, because fetching web fonts delays the first paint. `web/src/start.ts` enables
 * them later.
 */
const WEB_FONT_MEDIA = '(width >= 812px), (scripting: none)';

/** The disabled stylesheet link, which browsers ignore, tells the scripts that its styles are already there. */
function inlineStylesheet(folder: string, file: string): string {
  const styles = readFileSync(join(folder, file), 'utf8');
  const fonts = [...styles.matchAll(FONT_FACE)];
  const links = fonts
    .filter(([, url]) => !url?.includes(RARE_FONT_SUBSET))
    .map(([, url]) => `<link rel="later" as="font" type="font/woff2" crossorigin href="${url}">`);
  return [
    `<style class="fonts" media="${WEB_FONT_MEDIA}">${fonts.map(([face]) => face).join('')}</style>${links.join('')}`,
    `<style>${styles.replace(FONT_FACE, '')}</style><link rel="stylesheet" href="/${file}" disabled>`,
  ].join('');
}

type Manifest = Record<string, { file: string; imports?: string[] }>;

/** The entry module of every page. */
const ENTRY_MODULE = 'src/main.tsx';

/** Links of the scripts that hydrate a page; `web/src/start.ts` fetches them after the first paint. */
function deferredScripts(folder: string): (entryModule: string) => string {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8'));
  const collect = (key: string, files: Set<string>): Set<string> => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return files;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) collect(imported, files);
    return files;
  };
  return (entryModule) =>
    [...collect(entryModule, collect(ENTRY_MODULE, new Set()))]
      .map((file) => `<link rel="later" crossorigin href="/${file}">`)
      .join('');
}
