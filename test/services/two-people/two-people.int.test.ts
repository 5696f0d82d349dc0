import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Routes } from '#platform/http/routes.js';
import { EXPECTED } from '../../security/expected.js';
import { startApp, type TestApp } from '../../support/app.js';
import { ACCOUNTS } from './accounts.js';
import { APPLICATIONS } from './applications.js';
import { DIRECTORY } from './directory.js';
import { JOBS } from './jobs.js';
import { createWorld, type TwoPeople, type World } from './line.js';
import { NOT_APPLICABLE } from './not-applicable.js';
import { OFFICE } from './office.js';
import { PEOPLE } from './people.js';

const LINES: Record<string, TwoPeople> = { ...PEOPLE, ...ACCOUNTS, ...DIRECTORY, ...JOBS, ...APPLICATIONS, ...OFFICE };

/** Routes whose clause shows a body without what was seen, by the docs. */
const LAST_WINS = new Set(
  readFileSync('docs/decisions/api-and-errors.md', 'utf8').match(/(?<=^- `)(POST|PATCH|DELETE) [^`]+(?=`)/gm),
);

let app: TestApp;
let world: World;
beforeAll(async () => {
  app = await startApp();
  world = await createWorld(app);
});
afterAll(() => app?.close());

describe('[U62] two people who write the same', () => {
  it('have a line here for every route that writes', () => {
    const writes = app
      .service(Routes)
      .list()
      .map(({ method, path }) => `${method} ${path}`)
      .filter((route) => !route.startsWith('GET') && EXPECTED[route]);
    const excused = Object.values(NOT_APPLICABLE).flat();
    expect([...Object.keys(LINES), ...excused].sort()).toEqual(writes.sort());
    expect(excused.length).toBeLessThanOrEqual(20);
    expect(Object.keys(NOT_APPLICABLE)).toHaveLength(5);
  });

  it.each(Object.entries(LINES))('%s: the second undoes nothing in silence', async (route, make) => {
    const line = await make(app, world);
    const first = await line.first();
    if (first.status >= 300) throw new Error(`The first write answered ${first.status} ${JSON.stringify(first.body)}`);
    const saved = await line.read();
    const { status, body } = await line.second();
    const stands = await line.read();
    if (line.outcome === 'both') {
      expect(status).toBeLessThan(300);
      expect(stands).toEqual(expect.arrayContaining(saved as unknown[]));
      expect(stands).toHaveLength((saved as unknown[]).length + 1);
      return;
    }
    if (line.outcome === 'last') {
      expect(status).toBeLessThan(300);
      expect(LAST_WINS).toContain(route);
      expect(stands).not.toEqual(saved);
      return;
    }
    expect(stands).toEqual(saved);
    if (line.outcome === 'same') {
      expect(status).toBeLessThan(300);
      return;
    }
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(body.message).toMatch(/\w{3} \w/);
    if (line.outcome !== 'told') return;
    expect([status, body.code]).toEqual([409, 'stale']);
    expect(body.changes).not.toEqual([]);
    for (const { path, by, at } of body.changes) {
      expect(path).toMatch(/\w/);
      expect(by).toBe('Ada First');
      expect(Date.parse(at)).toBeGreaterThan(Date.now() - 600_000);
    }
    const bare = await line.bare();
    if (LAST_WINS.has(route)) expect(bare.status).toBeLessThan(300);
    else expect(bare.status).toBe(400);
  });
});
