import type { RouteObject } from 'react-router-dom';
import { Broken } from './features/shell/broken';
import { SignedIn, SignedOut } from './features/shell/guard';
import { Shell } from './features/shell/shell';
import { gateRoutes, laterRoutes, publicRoutes, signedOutRoutes } from './routes/public.routes';
import { openWorkRoutes, workRoutes } from './routes/work.routes';

/** Every page in its frame and behind its guard; the browser and the server render from the same tree. */
export const routeTree: RouteObject[] = [
  {
    Component: Shell,
    HydrateFallback: () => null,
    children: [
      {
        ErrorBoundary: Broken,
        children: [
          ...publicRoutes,
          ...openWorkRoutes,
          { Component: SignedOut, children: signedOutRoutes },
          { Component: SignedIn, children: [...gateRoutes, ...workRoutes, ...laterRoutes] },
        ],
      },
    ],
  },
];
