import type { RouteObject } from 'react-router-dom';

/** Pages for everybody. */
export const publicRoutes: RouteObject[] = [{ path: '*', lazy: () => import('./not-found') }];

/** Pages that send a signed-in user away (P5.8). */
export const signedOutRoutes: RouteObject[] = [];

/** Pages for a signed-in user whose terms are open. */
export const gateRoutes: RouteObject[] = [];
