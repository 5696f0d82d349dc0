import { dehydrate, QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, isRouteErrorResponse, StaticRouterProvider } from 'react-router-dom';
import { App } from '#web/app';
import { isClientError } from '#web/lib/api/api-error';
import { setTransport } from '#web/lib/api/client';
import { supportQuery } from '#web/lib/queries/use-support';
import { STATE_ID } from '#web/lib/ssr/dehydrated-state';
import { ServerTitle } from '#web/lib/ssr/page-title';
import { routeTree } from '#web/route-tree';
import { setHtmlParser } from '#web/ui/display/html-tree';
import { type Head, headTags, scriptOf } from './head';
import { RENDERED_ROUTES } from './pages';
import { parseHtmlWithoutDom } from './parse-html';

/** Calls the product's own API as an anonymous visitor. */
export type ApiCaller = (path: string) => Promise<{ status: number; body: string }>;

export interface RenderedPage {
  status: number;
  /** The page's entry module, as named in Vite's manifest. */
  entryModule: string;
  /** Elements for the document's head. */
  head: string;
  /** The content of `#root`. */
  html: string;
  /** Elements that follow `#root`. */
  bodyEnd: string;
}

const handler = createStaticHandler(routeTree);
/** A path that no route has. */
const NOT_FOUND = '/not-found';

/** Must be called once, before the first render. */
export function connect(callApi: ApiCaller): void {
  setTransport(async (url) => {
    const { status, body } = await callApi(String(url));
    return new Response(body, { status });
  });
  setHtmlParser(parseHtmlWithoutDom);
}

/**
 * Renders a page for an anonymous visitor. Returns null for what the browser renders itself: pages behind sign-in, and
 * any page whose data the server cannot load now. `origin` is the public origin, for canonical URLs.
 */
export async function render(path: string, origin: string): Promise<RenderedPage | null> {
  const url = new URL(path, origin);
  const context = await handler.query(new Request(url));
  if (context instanceof Response) return null;
  for (const error of Object.values(context.errors ?? {})) {
    // No route takes a line break in a path.
    if (isRouteErrorResponse(error) && error.status === 404) return render(NOT_FOUND, origin);
    throw error;
  }
  const match = context.matches.at(-1);
  const page = match && RENDERED_ROUTES[match.route.path ?? ''];
  if (!page) return null;

  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  });
  const at = { client, params: match.params, search: url.searchParams };
  // The footer of every page shows the support contacts.
  await Promise.all([client.prefetchQuery(supportQuery), ...page.load(at)]);
  const hasFailed = client
    .getQueryCache()
    .getAll()
    .some(({ state: { error } }) => error && !isClientError(error));
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
    entryModule: `src/routes/${page.file}.tsx`,
    head: headTags(head, origin),
    html,
    bodyEnd: scriptOf('application/json', state, STATE_ID),
  };
}
