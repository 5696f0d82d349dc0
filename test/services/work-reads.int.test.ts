import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Routes } from '#platform/http/routes.js';
import { READS } from '../bench/work/reads.js';
import { findWorld, type Person, signInAll, type World } from '../bench/work/world.js';
import { startApp, type TestApp } from '../support/app.js';
import { loadBulkData } from '../support/bulk-data.js';

const COUNTS = { jobs: 600, accounts: 300, applications: 3_000, 'log-entries': 1_000 };

/**
 * A file that a job makes first, a template that somebody saves first, and a stream without end; other files are
 * measured.
 */
const NOT_MEASURED = ['GET /api/users/:id/data-export/file', 'GET /api/jobs/templates/:id', 'GET /api/logs/live'];

describe('the reads of npm run bench:work', () => {
  let app: TestApp;
  let world: World;
  let tokens: Record<Person, string>;
  beforeAll(async () => {
    app = await startApp();
    await loadBulkData(app, COUNTS);
    world = await findWorld(app.rows);
    tokens = await signInAll(app, world);
  });
  afterAll(() => app?.close());

  it('have a line for every GET route behind sign-in, and none without a route', () => {
    const routes = app
      .service(Routes)
      .list()
      .filter(({ method }) => method === 'GET');
    const name = ({ path }: { path: string }) => `GET ${path}`;
    const measured = Object.keys(READS);
    const unmeasured = routes
      .filter(({ access }) => !access.public)
      .map(name)
      .filter((route) => !measured.includes(route) && !NOT_MEASURED.includes(route));
    expect(unmeasured).toEqual([]);
    expect(measured.filter((route) => !routes.map(name).includes(route))).toEqual([]);
    for (const [route, reads] of Object.entries(READS)) expect([route, reads.length > 0]).toEqual([route, true]);
  });

  it.each(
    Object.entries(READS).flatMap(([route, reads]) => reads.map((read) => [route, read.as, read.name, read] as const)),
  )('%s is answered to %s: %s', async (_route, as, _name, read) => {
    const path = read.path(world);
    expect([path, (await app.get(path, { as: tokens[as] })).status]).toEqual([path, 200]);
  });
});
