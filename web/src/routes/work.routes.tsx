import type { RouteObject } from 'react-router-dom';

/**
 * The signed-in pages. One line each: a lazy module that exports `Component`, and `handle: needs(privilege.X, …)`
 * where a privilege is asked for. The guard around them is in router.tsx.
 */
export const workRoutes: RouteObject[] = [];

/** Of the same pages those that open to visitors too, such as /post-jobs (T5). */
export const openWorkRoutes: RouteObject[] = [];
