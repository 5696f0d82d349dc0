import { hydrate } from '@tanstack/react-query';
import { type ReactNode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { App } from './app';
import { onSessionLost } from './lib/api';
import { breath } from './lib/breath';
import { prefetchOnIntent } from './lib/prefetch';
import { queryClient } from './lib/query-client';
import { signInThen } from './lib/redirect';
import { renderedState } from './lib/rendered-state';
import { typedBefore } from './lib/typed-before';
import { paths } from './paths';
import { routeTree } from './route-tree';

/** A page that came rendered is taken over as it stands, so its code must be there before the first render. */
async function loadMatchedPage(): Promise<void> {
  for (const { route } of matchRoutes(routeTree, location) ?? []) {
    if (typeof route.lazy !== 'function') continue;
    Object.assign(route, await route.lazy(), { lazy: undefined });
  }
}

/** Runs `then` once the page is taken over, and outside of React's own work, so that each event finds its answer done. */
function TakenOver({ then, children }: { then(): void; children: ReactNode }) {
  useEffect(() => queueMicrotask(then), [then]);
  return children;
}

async function start(root: HTMLElement): Promise<void> {
  const state = renderedState();
  if (state) {
    await breath();
    hydrate(queryClient, state);
    await loadMatchedPage();
    await breath();
  }
  const router = createBrowserRouter(routeTree);
  onSessionLost(() => {
    const { pathname, search } = router.state.location;
    if (pathname !== paths.signIn) router.navigate(signInThen(pathname + search));
  });
  const pages = <RouterProvider router={router} />;
  const inApp = (content: ReactNode) => <App client={queryClient}>{content}</App>;
  if (state) {
    await breath();
    const typeAgain = typedBefore(root);
    // In slices, so that a slow phone scrolls and types meanwhile.
    startTransition(() => void hydrateRoot(root, inApp(<TakenOver then={typeAgain}>{pages}</TakenOver>)));
  } else createRoot(root).render(inApp(pages));
  prefetchOnIntent(routeTree);
}

const root = document.getElementById('root');
if (root) start(root);
