import { expect, it } from '@jest/globals';
import { matchPath, type RouteObject } from 'react-router-dom';
import { RequireAuth } from '#web/features/shell/route-guards';
import { routeTree } from '#web/route-tree';
import { GUARDED } from '../../test/journeys/guarded-pages';

/** The patterns of the pages below `routes`, with whether a guard stands above them. */
const pagesOf = (routes: readonly RouteObject[], isGuarded = false): { path: string; isGuarded: boolean }[] =>
  routes.flatMap(({ path, children, Component }) => {
    const guarded = isGuarded || Component === RequireAuth;
    return children ? pagesOf(children, guarded) : path ? { path, isGuarded: guarded } : [];
  });

it('[P11.19] the journey of closed doors opens each page behind sign-in, and no other', () => {
  const pages = pagesOf(routeTree);
  const tried = ({ path }: { path: string }) => GUARDED.some((address) => matchPath(path, address));
  expect(pages.filter((page) => page.isGuarded && !tried(page))).toEqual([]);
  expect(GUARDED).toHaveLength(pages.filter(({ isGuarded }) => isGuarded).length);
});
