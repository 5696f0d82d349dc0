import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from '@jest/globals';
import { findFreePort } from '#src/adapters/ports.js';
import { Dockerfile } from '../support/dockerfile.js';
import { Server } from '../support/instances/server.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'career-gateway-image-'));
const BUILD_TIMEOUT_MS = 600_000;

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Copies the files of a clone: tracked and untracked ones, without ignored ones. */
function cleanCopy(): string {
  const context = join(folder, 'context');
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const files = execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\0').filter(Boolean);
  // Git still lists deleted files before the commit.
  for (const file of files.filter((name) => existsSync(join(ROOT, name)))) {
    mkdirSync(dirname(join(context, file)), { recursive: true });
    cpSync(join(ROOT, file), join(context, file));
  }
  return context;
}

describe('Dockerfile', () => {
  it(
    'builds in a clean folder an image that starts',
    async () => {
      chmodSync(folder, 0o711);
      const path = [dirname(process.execPath), process.env.PATH].join(delimiter);
      const image = await Dockerfile.build(readFileSync(join(ROOT, 'Dockerfile'), 'utf8'), {
        context: cleanCopy(),
        into: folder,
        env: { PATH: path, HOME: String(process.env.HOME), npm_config_prefer_offline: 'true' },
      });
      const [program, ...args] = image.command;
      expect([program, image.env]).toEqual([
        'node',
        { HOST: '0.0.0.0', DATA_DIR: '/data', LOG_FORMAT: 'json', MALLOC_ARENA_MAX: '2' },
      ]);
      const port = await findFreePort();
      const env = { ...image.env, DATA_DIR: join(image.root, 'data'), PORT: String(port), DEMO: 'false' };
      const server = await Server.start(env, { folder: image.workdir, args });
      try {
        expect((await fetch(`http://127.0.0.1:${port}/api/health/ready`)).status).toBe(200);
        expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toContain('<div id="root">');
      } finally {
        const { code, output } = await server.stop();
        expect(code).toBe(0);
        for (const line of output.trim().split('\n')) expect(JSON.parse(line)).toHaveProperty('message');
      }
    },
    BUILD_TIMEOUT_MS,
  );
});
