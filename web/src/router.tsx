import { createBrowserRouter } from 'react-router-dom';
import { Broken } from './features/shell/broken';
import { SignedIn, SignedOut } from './features/shell/guard';
import { Shell } from './features/shell/shell';
import { gateRoutes, laterRoutes, publicRoutes, signedOutRoutes } from './routes/public.routes';
import { openWorkRoutes, workRoutes } from './routes/work.routes';

export const router = createBrowserRouter([
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
]);
