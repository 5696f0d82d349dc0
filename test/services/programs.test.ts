import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eventually } from '../support/eventually.js';
import { aptGet, megabytesOf } from '../support/services/programs.js';

/** A fake apt-get that fails like the real one while its lock is held, and records its calls. */
const APT_GET = `#!/bin/sh
exec 9>"$APT_LOCK"
if ! flock -n 9; then
  echo "$*" >> "$APT_LOCK.refused"
  echo 'E: Could not get lock /var/lib/apt/lists/lock. It is held by process 4711 (apt-get)' >&2
  echo 'E: Unable to lock directory /var/lib/apt/lists/' >&2
  exit 100
fi
case "$*" in
  *no-such-package*) echo install >> "$APT_LOCK.failed"; echo 'E: Unable to locate package no-such-package' >&2; exit 100 ;;
esac
echo "$*" >> "$APT_LOCK.done"
`;

const { PATH } = process.env;
let folder: string;
let lock: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'apt-'));
  lock = join(folder, 'lock');
  await writeFile(join(folder, 'apt-get'), APT_GET, { mode: 0o755 });
  process.env.PATH = `${folder}:${PATH}`;
  process.env.APT_LOCK = lock;
});
afterAll(async () => {
  process.env.PATH = PATH;
  delete process.env.APT_LOCK;
  await rm(folder, { recursive: true });
});

/** Holds the lock in another process until its input closes. */
async function holdLock(): Promise<ChildProcess> {
  const holder = spawn('flock', [lock, 'sh', '-c', 'echo held; read line'], { stdio: ['pipe', 'pipe', 'inherit'] });
  await once(holder.stdout, 'data');
  return holder;
}

it('apt-get waits for another process that holds the package lists', async () => {
  const holder = await holdLock();
  const updated = aptGet('update');
  await eventually(() => readFile(`${lock}.refused`));
  holder.stdin?.end();
  await updated;
  expect(await readFile(`${lock}.done`, 'utf8')).toMatch(/update\n$/);
});

it('the size of what apt-get would fetch is the sum of its packages', () => {
  const uris = `'http://a/libva2_2.17.0-1_amd64.deb' libva2_2.17.0-1_amd64.deb 69192 MD5Sum:3b51
'http://a/libmfx1_22.5.4-1_amd64.deb' libmfx1_22.5.4-1_amd64.deb 3219328 MD5Sum:1de9
`;
  expect(megabytesOf(uris)).toBe(4);
  expect(megabytesOf('')).toBe(0);
});

it('apt-get is not tried again where it fails for another reason', async () => {
  await expect(aptGet('install', 'no-such-package')).rejects.toMatchObject({ code: 100 });
  expect(await readFile(`${lock}.failed`, 'utf8')).toBe('install\n');
});
