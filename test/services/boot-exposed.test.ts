import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { findFreePort } from '#src/adapters/ports.js';
import { eventually } from '../support/eventually.js';
import { call } from '../support/http.js';
import { Server } from '../support/instances/server.js';

const ADMIN = { email: 'admin@demo.example', password: 'Harrisburg-17' };

let env: { PORT: string; DATA_DIR: string };
let server: Server | undefined;

beforeEach(async () => {
  env = { PORT: String(await findFreePort()), DATA_DIR: await mkdtemp(join(tmpdir(), 'career-gateway-boot-')) };
});
afterEach(async () => {
  await server?.stop();
  await rm(env.DATA_DIR, { recursive: true, force: true });
});

const site = () => call(`http://127.0.0.1:${env.PORT}`);

async function nothingIsWaiting(): Promise<void> {
  const { waiting, deliveries } = (await site().get('/api/health/ready')).body;
  expect(waiting.outbox.count).toBe(0);
  expect(Object.entries(deliveries).filter(([, count]) => count !== 0)).toEqual([]);
}

/** Runs a command with the same environment and returns its output. */
async function cli(environment: Record<string, string>, ...args: string[]): Promise<string> {
  const { code, output } = await Server.spawn(environment, { args: ['src/cli.js', ...args] }).end();
  expect({ code, output }).toMatchObject({ code: 0 });
  return output;
}

it('(S26) production does not boot on demo data, and does once they are removed', async () => {
  server = await Server.start(env);
  expect((await site().post('/api/auth/signin', { body: ADMIN })).status).toBe(200);
  // A stop in the middle of a delivery may leave a file without its row, which only the sweeper removes.
  await eventually(nothingIsWaiting, { within: 120_000 });
  await server.stop();

  const production = {
    ...env,
    NODE_ENV: 'production',
    PUBLIC_URL: 'http://jobs.example',
    TOKEN_SECRET: 'a secret of production, which is long enough',
    SMTP_URL: 'smtp://127.0.0.1:1',
  };
  server = Server.spawn(production);
  const refused = await server.end();
  expect(refused.code).toBe(1);
  const { message } = JSON.parse(refused.output);
  expect(message).toMatch(/^This database holds demo data.*npm run cli -- demo remove/);

  const seeding = Server.spawn(production, { args: ['src/cli.js', 'seed', '--bulk', '--accounts', '10'] });
  expect(await seeding.end()).toMatchObject({ code: 1, output: expect.stringContaining('no demo data are made') });

  expect(await cli(production, 'demo', 'remove')).toMatch(/8 accounts/);
  expect(await cli(production, 'demo', 'remove')).toMatch(/There are no demo data\./);

  server = await Server.start(production);
  expect((await site().post('/api/auth/signin', { body: ADMIN })).status).toBe(401);
  expect((await site().get('/api/jobs')).body).toMatchObject({ totalItemsCount: 0 });
  const kept = await readdir(join(env.DATA_DIR, 'files'), { recursive: true, withFileTypes: true });
  expect(kept.filter((one) => one.isFile())).toEqual([]);
});

it('(S26) a public address without NODE_ENV has neither demo accounts nor the mailbox', async () => {
  server = await Server.start({ ...env, HOST: '0.0.0.0', SMTP_URL: 'smtp://127.0.0.1:1' });
  expect(server.output).not.toContain(ADMIN.email);
  expect((await site().post('/api/auth/signin', { body: ADMIN })).status).toBe(401);
  expect((await site().get('/api/mailbox')).status).toBe(404);
});
