import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Connections } from '#platform/database/connections.js';
import { startApp, type TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import { CONTACT } from '../support/fixtures/applying.js';
import { createSignedInUser, type TestUser } from '../support/fixtures/users.js';
import { expectInvariants, FULL } from './invariants.js';

/** The full size exceeds 30 s, so the statement timeout ends the statements. */
const HELD_S = FULL ? 60 : 8;
const REQUESTS = 20;
/** The timeout for a connection, plus a margin for a busy machine. */
const RESPONSE_TIMEOUT_MS = 5_000 + 1_500;
const LIVENESS_TIMEOUT_MS = 1_000;

describe('F17 slow statements hold every connection of commands', () => {
  let app: TestApp;
  let person: TestUser;

  beforeAll(async () => {
    app = await startApp({ env: { DATABASE_CONNECTIONS: '10' } });
    person = await createSignedInUser(app);
    await app.idle();
  });
  afterAll(() => app?.close());

  const save = () => app.patch(`/api/users/${person.id}/contact-details`, { as: person.token, body: CONTACT });
  const timed = async <T>(call: Promise<T>): Promise<T & { ms: number }> => {
    const begun = Date.now();
    return { ...(await call), ms: Date.now() - begun };
  };
  const commands = () =>
    app
      .service(Connections)
      .usage()
      .find(({ pool }) => pool === 'commands');
  const events = async () => (await app.rows('select id from fact')).length;

  it('answers 503 in time, stays alive and recovers by itself; what was refused left nothing', async () => {
    const before = await events();
    const { limit = 0 } = commands() ?? {};
    const sleep = () => app.database.read((em) => em.execute(`select pg_sleep(${HELD_S})`));
    const held = Promise.allSettled(Array.from({ length: limit }, sleep));
    await eventually(() => expect(commands()).toMatchObject({ limit, inUse: limit }));

    const saving = Array.from({ length: REQUESTS }, () => timed(save()));
    await eventually(() => expect(commands()?.waiting).toBeGreaterThanOrEqual(REQUESTS));
    const alive = await timed(app.get('/api/health'));
    expect(alive.status).toBe(200);
    expect(alive.ms).toBeLessThan(LIVENESS_TIMEOUT_MS);
    expect(await app.get('/api/health/ready')).toMatchObject({
      status: 503,
      body: { engines: { database: 'unavailable' } },
    });
    for (const { status, body, headers, ms } of await Promise.all(saving)) {
      expect({ status, code: body.code, retryAfter: headers.get('retry-after') }).toEqual({
        status: 503,
        code: 'unavailable',
        retryAfter: '5',
      });
      expect(ms).toBeLessThan(RESPONSE_TIMEOUT_MS);
    }

    await held;
    expect((await save()).status).toBe(200);
    expect(await app.get('/api/health/ready')).toMatchObject({ status: 200 });
    await expectInvariants(app);
    expect(await events()).toBe(before + 1);
    expect(commands()).toMatchObject({ waiting: 0 });
  });
});
