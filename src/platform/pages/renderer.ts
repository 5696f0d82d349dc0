import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What the pages, built for the server, export. */
interface Pages {
  connect(askApi: (path: string) => Promise<{ status: number; body: string }>): void;
  render(address: string, origin: string): Promise<{ status: number; head: string; html: string; tail: string } | null>;
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

function documentOf(folder: string): (page: { head: string; html: string; tail: string }) => string {
  const built = readFileSync(join(folder, 'index.html'), 'utf8')
    .replace(OWN_HEAD, '')
    .replace(NO_SCRIPT, '')
    .replace(STYLESHEET, (_, file: string) => `<style>${readFileSync(join(folder, file), 'utf8')}</style>`);
  const [before = '', after = ''] = built.split(ROOT);
  const [opening = '', head = ''] = before.split('</head>');
  return (page) => `${opening}${page.head}</head>${head}<div id="root">${page.html}</div>${page.tail}${after}`;
}
