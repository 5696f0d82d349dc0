import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '../support/app.js';
import { createEmployer, createOpenJob, createSeeker, submit } from '../support/fixtures/applying.js';
import { createSignedInUser, type TestUser } from '../support/fixtures/users.js';
import { CASES } from './mass-assignment.calls.js';
import type { GreedWorld } from './mass-assignment.making.js';

let app: TestApp;
let other: TestUser;
let world: GreedWorld;

beforeAll(async () => {
  app = await startApp();
  const me = await createSeeker(app);
  const poster = await createEmployer(app);
  other = await createSignedInUser(app);
  const jobId = await createOpenJob(app, poster);
  const [row] = await app.rows<{ id: string }>('select id from position where not approval order by id limit 1');
  world = {
    app,
    me,
    poster,
    admin: await createSignedInUser(app, { privileges: [4] }),
    manager: await createSignedInUser(app, { privileges: [3] }),
    jobId,
    freeJobId: await createOpenJob(app, poster),
    applicationId: (await submit(app, me, jobId)).body.id,
    positionId: row?.id ?? '',
  };
});
afterAll(() => app?.close());

/** Fields that an attacker might try to set. */
const GREED = () => ({
  id: other.id,
  userId: other.id,
  creatorId: other.id,
  accountId: other.id,
  passwordHash: 'x',
  confirmedAt: '2020-01-01T00:00:00.000Z',
  lockedAt: '2020-01-01T00:00:00.000Z',
  isAccessible: false,
  isLocked: true,
  isReleased: true,
  releasedAt: '2020-01-01T00:00:00.000Z',
  releasedToReviewersAt: '2020-01-01T00:00:00.000Z',
  deletedAt: '2020-01-01T00:00:00.000Z',
  type: 'submitted',
  eventCount: 99,
});
/** JSON.stringify writes `__proto__` only as an own key. */
const PROTO = JSON.parse(
  '{"__proto__": {"isAdmin": true, "privileges": [8]}, "constructor": {"prototype": {"isAdmin": true}}}',
);

const rows = (kept: string[]) => Promise.all(kept.map((sql) => app.rows(sql)));

describe('(S3) what a call is not asked for', () => {
  it.each(CASES)('is ignored or refused by $name', async ({ send, kept }) => {
    const before = await rows(kept);
    const { status } = await send(world, GREED());
    expect([200, 201, 400, 422]).toContain(status);
    expect(await rows(kept)).toEqual(before);
  });

  it.each(CASES)('nor reaches any prototype by $name', async ({ send, kept }) => {
    const before = await rows(kept);
    const { status } = await send(world, { ...PROTO, ['__proto__']: PROTO });
    expect([200, 201, 400, 409, 422]).toContain(status);
    expect(await rows(kept)).toEqual(before);
    expect(({} as Record<string, unknown>).isAdmin).toBeUndefined();
  });

  it('in a body of JSON a prototype is refused as such', async () => {
    for (const path of ['/api/users', '/api/auth/signin', '/api/common/job-posting', '/api/users/password'])
      for (const body of ['{"__proto__":{"privileges":[8]}}', '{"constructor":{"prototype":{"privileges":[8]}}}']) {
        const headers = { 'content-type': 'application/json', authorization: `Bearer ${world.me.token}` };
        const { status } = await fetch(app.url + path, { method: 'POST', headers, body });
        expect([path, status]).toEqual([path, 400]);
      }
  });
});
