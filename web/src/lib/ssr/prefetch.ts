import { matchRoutes, type RouteObject } from 'react-router-dom';

/** A pointer that rests this long on a link signals intent. */
const INTENT_DELAY_MS = 100;

let routes: RouteObject[] = [];

/** Fetches the code of the page at a path. */
export async function prefetchCode(pathname: string): Promise<void> {
  const matched = matchRoutes(routes, pathname) ?? [];
  await Promise.all(matched.flatMap(({ route: { lazy } }) => loadersOf(lazy).map((load) => load())));
}

/** The router empties the entries that it has loaded. */
const loadersOf = (lazy: RouteObject['lazy']): (() => Promise<unknown>)[] =>
  typeof lazy === 'function' ? [lazy] : Object.values(lazy ?? {}).filter((load) => load !== undefined);

/**
 * Prefetches on hover and keyboard focus of a link. Fetches the page's code at once; for a link that opens a new tab,
 * prefetches the whole page after a delay.
 */
export function prefetchOnIntent(routeTree: RouteObject[]): void {
  routes = routeTree;
  const requested = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onIntent = ({ target }: Event) => {
    clearTimeout(timer);
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== location.origin || requested.has(link.href)) return;
    if (link.target === '_blank') timer = setTimeout(() => fetchPage(link), INTENT_DELAY_MS);
    else fetchCode(link);
  };
  const fetchPage = ({ href }: HTMLAnchorElement) => {
    requested.add(href);
    const hint = document.createElement('link');
    hint.rel = 'prefetch';
    hint.href = href;
    document.head.append(hint);
  };
  const fetchCode = ({ href, pathname }: HTMLAnchorElement) => {
    requested.add(href);
    // If this fails, the click tries again and reports the error.
    prefetchCode(pathname).catch(() => requested.delete(href));
  };
  addEventListener('pointerover', onIntent, { passive: true });
  addEventListener('focusin', onIntent);
}
