import type { RouteObject } from 'react-router-dom';
import { RouteError } from '#web/features/shell/route-error';
import { RequireAnonymous, RequireAuth } from '#web/features/shell/route-guards';
import { Shell } from '#web/features/shell/shell';
import { publicRoutes, signedOutRoutes } from '#web/routes/public.routes';
import { gateRoutes, workRoutes } from '#web/routes/work.routes';

const workLayout = { Component: async () => (await import('#web/routes/work.layout')).Component };

/** Every page with its layout and guards; the browser and the server render the same tree. */
export const routeTree: RouteObject[] = [
  {
    Component: Shell,
    HydrateFallback: () => null,
    children: [
      {
        ErrorBoundary: RouteError,
        children: [
          ...publicRoutes,
          { Component: RequireAnonymous, children: signedOutRoutes },
          {
            Component: RequireAuth,
            children: [{ lazy: workLayout, children: [...gateRoutes, ...workRoutes] }],
          },
        ],
      },
    ],
  },
];
