import { hydrate } from '@tanstack/react-query';
import { type ReactNode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { App } from '#web/app';
import { onSessionLost } from '#web/lib/api/client';
import { queryClient } from '#web/lib/api/query-client';
import { signInUrl } from '#web/lib/session/redirect';
import { readDehydratedState } from '#web/lib/ssr/dehydrated-state';
import { prefetchOnIntent } from '#web/lib/ssr/prefetch';
import { captureInputUntilHydrated } from '#web/lib/ssr/replay-input';
import { replayHeldSubmit } from '#web/lib/ssr/replay-submit';
import { yieldToMain } from '#web/lib/ssr/yield-to-main';
import { paths } from '#web/paths';
import { routeTree } from '#web/route-tree';

/** Loads the code of a server-rendered page before hydration, so that the first render matches it. */
async function loadMatchedPage(): Promise<void> {
  for (const { route } of matchRoutes(routeTree, location) ?? []) {
    if (typeof route.lazy !== 'function') continue;
    Object.assign(route, await route.lazy(), { lazy: undefined });
  }
}

/** Runs `then` once after hydration, outside of React's own work, so that event handlers see committed state. */
function OnHydrated({ then, children }: { then(): void; children: ReactNode }) {
  useEffect(() => queueMicrotask(then), [then]);
  return children;
}

/** Renders the page, or hydrates it if it was server-rendered. `endWatch` comes from captureClicksUntilHydrated. */
export async function start(root: HTMLElement, endWatch: () => () => void): Promise<void> {
  const state = readDehydratedState();
  if (state) {
    await yieldToMain();
    hydrate(queryClient, state);
    await loadMatchedPage();
    await yieldToMain();
  }
  const router = createBrowserRouter(routeTree);
  onSessionLost(() => {
    const { pathname, search } = router.state.location;
    if (pathname !== paths.signIn) router.navigate(signInUrl(pathname + search));
  });
  const pages = <RouterProvider router={router} />;
  const inApp = (content: ReactNode) => <App client={queryClient}>{content}</App>;
  if (state) {
    await yieldToMain();
    const typeAgain = captureInputUntilHydrated(root);
    // From here on React handles clicks itself.
    const pressAgain = endWatch();
    const takeOver = () => {
      typeAgain();
      pressAgain();
      replayHeldSubmit();
    };
    // Time-sliced, so that a slow phone can scroll and type meanwhile.
    startTransition(() => void hydrateRoot(root, inApp(<OnHydrated then={takeOver}>{pages}</OnHydrated>)));
  } else createRoot(root).render(inApp(pages));
  prefetchOnIntent(routeTree);
}
