import { matchRoutes, type RouteObject } from 'react-router-dom';

/** A pointer that rests this long means to press (U49). */
const INTENT_MS = 100;

/**
 * Whoever points at a link or reaches it by Tab will probably follow it: the code of its page is fetched at once. A
 * link that opens in a new tab needs the whole page instead, with its data; that is fetched after a moment.
 */
export function prefetchOnIntent(routes: RouteObject[]): void {
  const asked = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const intend = ({ target }: Event) => {
    clearTimeout(timer);
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== location.origin || asked.has(link.href)) return;
    if (link.target === '_blank') timer = setTimeout(() => fetchPage(link), INTENT_MS);
    else fetchCode(link);
  };
  const fetchPage = ({ href }: HTMLAnchorElement) => {
    asked.add(href);
    const hint = document.createElement('link');
    hint.rel = 'prefetch';
    hint.href = href;
    document.head.append(hint);
  };
  const fetchCode = ({ href, pathname }: HTMLAnchorElement) => {
    asked.add(href);
    for (const { route } of matchRoutes(routes, pathname) ?? []) {
      // Should it fail, the press of the link tries again and says so.
      if (typeof route.lazy === 'function') route.lazy().catch(() => asked.delete(href));
    }
  };
  addEventListener('pointerover', intend, { passive: true });
  addEventListener('focusin', intend);
}
