import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Routes } from '#platform/http/routes.js';
import { startApp, type TestApp } from '../support/app.js';
import { createSignedInUser } from '../support/fixtures/users.js';
import { type Cell, COLUMNS, type Column } from './access-row.js';
import { EXPECTED } from './expected.js';
import { CLAUSES } from './expected-clauses.js';
import { CALLS } from './matrix.calls.js';
import { type MatrixWorld, matrixWorlds } from './matrix.world.js';

const REFUSALS: Record<number, Cell> = { 401: 'N', 403: 'F', 404: 'H' };

function cellOf(status: number): Cell | number {
  if (REFUSALS[status]) return REFUSALS[status];
  return status < 300 || [400, 409, 410, 415, 422].includes(status) ? 'A' : status;
}

const titleOf = (route: string) => (CLAUSES[route] ? `[${CLAUSES[route]}] ${route}` : route);

describe('who may call what', () => {
  let app: TestApp;
  let world: MatrixWorld;
  let ofCreatorElsewhere: MatrixWorld;

  beforeAll(async () => {
    app = await startApp();
    ({ usual: world, ofCreatorElsewhere } = await matrixWorlds(app));
    // At least one mail, for the route that reads one.
    await app.post('/api/users', {
      body: { firstName: 'Iris', lastName: 'Vogel', email: 'iris@test.example', password: 'Quiet-Meadow-7' },
    });
    await app.idle();
  });
  afterAll(() => app?.close());

  const token = async (column: Column, route: string): Promise<string | undefined> => {
    if (column === 'anonymous') return undefined;
    // Signing out ends the session that the other routes still need.
    if (route.startsWith('PATCH /api/auth/signOut')) return (await createSignedInUser(app)).token;
    return world.people[column].token;
  };

  it('knows every route, and no route that is gone', () => {
    const routes = app
      .service(Routes)
      .list()
      .map(({ method, path }) => `${method} ${path}`);
    expect(routes.filter((route) => !EXPECTED[route])).toEqual([]);
    expect(Object.keys(EXPECTED).filter((route) => !routes.includes(route))).toEqual([]);
  });

  it.each(Object.keys(EXPECTED).map((route) => [titleOf(route), route]))('%s', async (_, route) => {
    const make = CALLS[route];
    if (!make) throw new Error(`No call for ${route}`);
    const method = route.split(' ')[0]?.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
    const found: Record<string, unknown> = {};
    let prepared: ReturnType<typeof make> | undefined;
    for (const column of COLUMNS) {
      if (column === 'creatorElsewhere') prepared = make(app, ofCreatorElsewhere);
      prepared ??= make(app, world);
      const { path, ...call } = await prepared;
      const { status } = await app[method](path, { ...call, as: await token(column, route) });
      found[column] = cellOf(status);
      // A refused call leaves what it was refused, so that the next one finds it unchanged.
      if (found[column] === 'A' || column === 'creatorElsewhere') prepared = undefined;
    }
    expect(found).toEqual(EXPECTED[route]);
  });
});
