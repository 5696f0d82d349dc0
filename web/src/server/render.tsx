import { dehydrate, QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { App } from '../app';
import { carryCallsBy } from '../lib/api';
import { isRefusal } from '../lib/api-error';
import { ServerTitle } from '../lib/page-title';
import { STATE_ID } from '../lib/rendered-state';
import { supportQuery } from '../lib/use-support';
import { routeTree } from '../route-tree';
import { parseRichTextBy } from '../ui/rich-tree';
import { type Head, headTags, scriptOf } from './head';
import { PAGES } from './pages';
import { parseRichText } from './parse-rich-text';

/** Answers a GET of the product's own API as an anonymous visitor gets it. */
export type AskApi = (path: string) => Promise<{ status: number; body: string }>;

export interface RenderedPage {
  status: number;
  /** The source file of the page's own code, as Vite's manifest names it. */
  code: string;
  /** Elements for the document's head. */
  head: string;
  /** The content of `#root`. */
  html: string;
  /** Elements that follow it. */
  tail: string;
}

const handler = createStaticHandler(routeTree);

/** Must be called once, before the first render. */
export function connect(askApi: AskApi): void {
  carryCallsBy(async (address) => {
    const { status, body } = await askApi(String(address));
    return new Response(body, { status });
  });
  parseRichTextBy(parseRichText);
}

/**
 * Renders the page at an address as an anonymous visitor sees it; null for what is better left to the browser: pages of
 * signed-in people, and any page while the server itself cannot answer what it shows.
 * `origin` is where people reach the site, for canonical addresses.
 */
export async function render(address: string, origin: string): Promise<RenderedPage | null> {
  const url = new URL(address, origin);
  const context = await handler.query(new Request(url));
  if (context instanceof Response) return null;
  for (const error of Object.values(context.errors ?? {})) throw error;
  const match = context.matches.at(-1);
  const page = match && PAGES[match.route.path ?? ''];
  if (!page) return null;

  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  });
  const at = { client, params: match.params, search: url.searchParams };
  // The footer of every page shows where to find us.
  await Promise.all([client.prefetchQuery(supportQuery), ...page.load(at)]);
  const hasFailed = client
    .getQueryCache()
    .getAll()
    .some(({ state: { error } }) => error && !isRefusal(error));
  if (hasFailed) return null;
  const head: Head = { title: '', canonical: url.pathname, ...page.head?.(at) };

  const html = renderToString(
    <ServerTitle value={head}>
      <App client={client}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </App>
    </ServerTitle>,
  );
  const state = dehydrate(client, { shouldDehydrateQuery: ({ state: { status } }) => status !== 'pending' });
  client.clear();
  return {
    status: head.status ?? 200,
    code: `src/routes/${page.file}.tsx`,
    head: headTags(head, origin),
    html,
    tail: scriptOf('application/json', state, STATE_ID),
  };
}
