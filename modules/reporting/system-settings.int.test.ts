import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Privilege } from '#modules/shared/privileges.js';
import { loadConfig } from '#src/config.js';
import { Environment } from '#src/config-schema.js';
import { startApp, type TestApp } from '#test/support/app.js';
import { createSignedInUser, type TestUser } from '#test/support/fixtures/users.js';
import type { SystemSettings } from './contract/api/settings.js';
import { listSystemSettings } from './read/system-settings.js';

const PATH = '/api/common/systemSettings';
const VARIABLES = Object.keys(Environment.shape);

/** None may leave the process. Upper and lower case, because URLs lower the case of some of their parts. */
const SECRETS = ['hunter2', 'swordfish', 'opensesame', 'top-secret'];
const HOSTILE = {
  DATABASE_URL: 'postgres://top-secret:hunter2@db.internal:5433/board?password=swordfish',
  REDIS_URL: 'redis://:hunter2@redis.internal:6379/2?token=swordfish',
  ELASTICSEARCH_URL: 'https://elastic:hunter2@search.internal/opensesame?api_key=swordfish#opensesame',
  SMTP_URL: 'smtp://top-secret:hunter2@mail.example:587?auth=swordfish',
  CLAMAV_URL: 'tcp://top-secret:hunter2@scan.internal:3310?key=swordfish',
  PUBLIC_URL: 'https://top-secret:hunter2@jobs.example/?token=swordfish',
  SOCIAL_LINKS: 'Video=https://top-secret:hunter2@video.example/board?token=swordfish#opensesame',
  TOKEN_SECRET: 'hunter2-swordfish-opensesame-top-secret-hunter2-swordfish-opensesame',
  METRICS_TOKEN: 'opensesame-swordfish-top-secret-hunter2',
};

const flatten = ({ groups }: SystemSettings) => groups.flatMap(({ settings }) => settings);
const byKey = (settings: SystemSettings) => Object.fromEntries(flatten(settings).map((one) => [one.key, one]));

describe('the system settings', () => {
  let app: TestApp;
  let admin: TestUser;
  beforeAll(async () => {
    app = await startApp({ env: { METRICS_TOKEN: HOSTILE.METRICS_TOKEN, LOG_LEVEL: 'error', SUPPORT_PHONES: ',' } });
    admin = await createSignedInUser(app, { privileges: [Privilege.SuperAdmin] });
  });
  afterAll(() => app?.close());

  it('[W18.8] list every variable once, in groups', async () => {
    const { status, body } = await app.get(PATH, { as: admin.token });
    expect(status).toBe(200);
    expect(
      flatten(body)
        .map(({ key }) => key)
        .sort(),
    ).toEqual(VARIABLES.toSorted());
    expect(body.groups.map(({ name }: { name: string }) => name)).toEqual(
      expect.arrayContaining(['Service', 'Data', 'Search', 'Mail', 'Security', 'Support']),
    );
  });

  it('say what is in use and where it comes from', async () => {
    const settings = byKey((await app.get(PATH, { as: admin.token })).body);
    expect(settings).toMatchObject({
      NODE_ENV: { value: 'test', source: 'environment', isSecret: false },
      LOG_LEVEL: { value: 'error', source: 'environment' },
      LOG_FORMAT: { value: 'plain', source: 'default' },
      HOST: { value: '127.0.0.1', source: 'default' },
      DATA_DIR: { value: app.home.dataDir, source: 'environment' },
      DATABASE_URL: { value: expect.stringContaining(`database ${app.home.namespace}`), isSecret: true },
      SUPPORT_PHONES: { value: null, source: 'environment' },
      SMTP_URL: { value: null, source: 'default', isSecret: true },
      TRUSTED_PROXIES: { value: 'none', source: 'default' },
      TOKEN_SECRET: { value: 'at least 32 characters', source: 'environment', isSecret: true },
    });
  });

  it('are for the Super Admin only', async () => {
    const { SuperAdmin: _, ...others } = Privilege;
    const colleague = await createSignedInUser(app, { privileges: Object.values(others) });
    expect((await app.get(PATH)).status).toBe(401);
    expect((await app.get(PATH, { as: colleague.token })).status).toBe(403);
  });

  it('never tell the connections and secrets of the process', async () => {
    const text = JSON.stringify((await app.get(PATH, { as: admin.token })).body);
    const { username, password } = new URL(app.home.databaseUrl);
    expect(text).not.toContain(HOSTILE.METRICS_TOKEN);
    expect(text).not.toContain('a secret that only the tests know');
    expect(text).not.toContain(`${username}:`);
    if (password) expect(text).not.toContain(password);
  });
});

describe('the settings of a configuration', () => {
  it('have no secret, wherever it stands', () => {
    const settings = listSystemSettings(loadConfig(HOSTILE));
    const text = JSON.stringify(settings).toLowerCase();
    expect(SECRETS.filter((secret) => text.includes(secret))).toEqual([]);
    expect(byKey(settings)).toMatchObject({
      DATABASE_URL: { value: 'db.internal, port 5433, database board', source: 'environment', isSecret: true },
      REDIS_URL: { value: 'redis.internal, port 6379, database 2' },
      ELASTICSEARCH_URL: { value: 'search.internal' },
      SMTP_URL: { value: 'mail.example, port 587' },
      TOKEN_SECRET: { value: 'at least 64 characters' },
      METRICS_TOKEN: { value: 'at least 32 characters' },
    });
  });

  it('tell a generated secret from a given one, and an empty variable from a value', () => {
    const generated = loadConfig({ PORT: '' }).with({ tokenSecret: 'made at the first start, stored in a file' });
    expect(byKey(listSystemSettings(generated))).toMatchObject({
      TOKEN_SECRET: { value: 'at least 32 characters', source: 'generated' },
      PORT: { value: '3000', source: 'default' },
      PUBLIC_URL: { value: 'http://127.0.0.1:3000', source: 'default' },
    });
  });
});
