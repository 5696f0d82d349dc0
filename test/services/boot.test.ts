import { chmod, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { findFreePort } from '#src/adapters/ports.js';
import { eventually } from '../support/eventually.js';
import { Server } from '../support/instances/server.js';

const RECOVERY_TIMEOUT_MS = 10_000;

const folders: string[] = [];
const servers: Server[] = [];

async function settings(further: Record<string, string> = {}): Promise<Record<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), 'career-gateway-boot-'));
  await chmod(folder, 0o711);
  folders.push(folder);
  return { DATA_DIR: folder, PORT: String(await findFreePort()), DEMO: 'false', ...further };
}

async function start(env: Record<string, string>): Promise<Server> {
  const server = await Server.start(env);
  servers.push(server);
  return server;
}

/** Runs until it exits. Expects exit code 1 and a one-sentence message without a stack trace, and returns it. */
async function refusalOf(env: Record<string, string>): Promise<string> {
  const server = Server.spawn(env);
  servers.push(server);
  const { code, output } = await server.end();
  expect(output).not.toMatch(/^\s+at /m);
  expect(output.trim().split('\n')).toHaveLength(1);
  expect(code).toBe(1);
  return output;
}

async function statusOf(env: Record<string, string>, path: string): Promise<number> {
  return (await fetch(`http://127.0.0.1:${env.PORT}${path}`)).status;
}

afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop('SIGTERM');
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

describe('a start that cannot succeed says why in one sentence', () => {
  it('when the port is taken', async () => {
    const env = await settings();
    const occupant = createServer().listen(Number(env.PORT), '127.0.0.1');
    try {
      expect(await refusalOf(env)).toMatch(/^Port \d+ is taken: .*set PORT/);
    } finally {
      occupant.close();
    }
  });

  it('when the data folder is not writable', async () => {
    // A file instead of a folder, because permissions do not stop root.
    const env = await settings();
    expect(await refusalOf({ ...env, DATA_DIR: '/dev/null/data' })).toMatch(
      /^The data folder .* is not writable .*set DATA_DIR/,
    );
  });

  it('when an external database does not answer', async () => {
    const env = await settings();
    const nobody = `127.0.0.1:${await findFreePort()}`;
    expect(await refusalOf({ ...env, DATABASE_URL: `postgres://me:secret@${nobody}/db` })).toMatch(
      /^PostgreSQL does not answer at postgres:\/\/127.*: start it, correct DATABASE_URL/,
    );
  });

  it('when this machine has no such address', async () => {
    const env = await settings({ HOST: '192.0.2.1' });
    expect(await refusalOf({ ...env, DEMO: 'false' })).toMatch(/^Cannot listen on 192\.0\.2\.1.*set HOST/);
  });

  it('when Node is too old', async () => {
    const preload = 'data:text/javascript,Object.defineProperty(process.versions,"node",{value:"20.20.2"})';
    const old = Server.spawn(await settings(), { args: ['--import', preload, 'src/main.js'] });
    const { code, output } = await old.end();
    expect(output).toMatch(/^Career Gateway needs Node 24 or newer and this is Node 20\.20\.2: .*npm start.*\n$/);
    expect(code).toBe(1);
  });

  it('(S26) when production lacks what it needs: every problem at once', async () => {
    const server = Server.spawn(await settings({ NODE_ENV: 'production', DEMO: 'true', TOKEN_SECRET: 'short' }));
    const { code, output } = await server.end();
    expect(output).toMatch(/- TOKEN_SECRET[\s\S]*- DEMO[\s\S]*- SMTP_URL/);
    expect(output).not.toMatch(/^\s+at /m);
    expect(code).toBe(1);
  });

  it('(S26) when the mailbox would be open to the network', async () => {
    const { DEMO, ...env } = await settings({ HOST: '0.0.0.0' });
    const { code, output } = await Server.spawn(env).end();
    expect(output).toContain('HOST=0.0.0.0');
    expect(code).toBe(1);
  });
});

describe('a running instance', () => {
  it('says what runs where, keeps its folder from a second one, and stops when told to', async () => {
    const env = await settings();
    const server = await start(env);
    // "Ready" is the first of these lines; the others may arrive later.
    await eventually(() => {
      for (const part of ['Database', 'Events', 'Search', 'Mail', 'Files']) {
        expect(server.output).toMatch(new RegExp(`^  ${part} .*(embedded|external)`, 'm'));
      }
      expect(server.output).toMatch(/^ {2}Scan .*uploads are not scanned for viruses/m);
      expect(server.output).toContain(`Open http://127.0.0.1:${env.PORT}`);
    });
    expect(await statusOf(env, '/api/health/ready')).toBe(200);
    expect(await refusalOf({ ...env, PORT: String(await findFreePort()) })).toMatch(
      /^The data folder .* is in use .*set DATA_DIR/,
    );

    expect(await server.stop('SIGINT')).toMatchObject({ code: 0 });
    await expect(readFile(join(String(env.DATA_DIR), 'postgres', 'postmaster.pid'))).rejects.toThrow('ENOENT');
  });

  it('starts while Redis and Elasticsearch are away, and says of each why and what to correct', async () => {
    const nobody = `127.0.0.1:${await findFreePort()}`;
    const env = await settings({ REDIS_URL: `redis://me:secret@${nobody}`, ELASTICSEARCH_URL: `http://${nobody}` });
    const server = await start(env);
    expect(server.output).toMatch(
      /^Redis does not answer at redis:\/\/127.*ECONNREFUSED.*correct REDIS_URL.* wait\.$/m,
    );
    expect(server.output).toMatch(
      /^Elasticsearch does not answer .*ECONNREFUSED.*correct ELASTICSEARCH_URL.*database\.$/m,
    );
    expect(server.output).not.toContain('secret');
    expect(await statusOf(env, '/api/jobs')).toBe(200);

    expect(await server.stop('SIGTERM')).toMatchObject({ code: 0 });
  });

  it('(S26) keeps its secrets for its own eyes', async () => {
    const env = await settings();
    await start(env);
    for (const name of ['token-secret', 'postgres-password']) {
      expect((await stat(join(String(env.DATA_DIR), name))).mode & 0o777).toBe(0o600);
    }
  });

  it('recovers by itself after kill -9', async () => {
    const env = await settings();
    const killed = await start(env);
    await killed.stop('SIGKILL');
    const again = await start(env);
    expect(await statusOf(env, '/api/health/ready')).toBe(200);
    await again.stop('SIGKILL');
    const third = await start(env);
    expect(await statusOf(env, '/api/health/ready')).toBe(200);
    expect((await third.stop('SIGTERM')).code).toBe(0);
  });

  it('(F3) answers 503 while PostgreSQL is killed and is itself again within 10 s', async () => {
    const env = await settings();
    await start(env);
    const pidFile = join(String(env.DATA_DIR), 'postgres', 'postmaster.pid');
    const postmaster = Number((await readFile(pidFile, 'utf8')).split('\n')[0]);
    process.kill(postmaster, 'SIGKILL');
    const during = await statusOf(env, '/api/health/ready');
    expect([200, 503]).toContain(during);
    await eventually(
      async () => {
        const now = Number((await readFile(pidFile, 'utf8')).split('\n')[0]);
        expect(now).not.toBe(postmaster);
        expect(await statusOf(env, '/api/health/ready')).toBe(200);
      },
      { within: RECOVERY_TIMEOUT_MS },
    );
  });
});
