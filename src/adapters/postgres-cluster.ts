import { spawn } from 'node:child_process';
import { existsSync, lchownSync, readdirSync, statSync } from 'node:fs';
import { chown, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BootError } from './boot-error.js';
import { loadOrCreateSecret } from './data-dir.js';
import { findFreePort, isFree } from './ports.js';
import type { Binaries } from './postgres-binaries.js';
import type { RunAs } from './unprivileged-user.js';

const SUPERUSER = 'career_gateway';
const PASSWORD_FILE = 'postgres-password';
const PORT_FILE = 'postgres-port';

/** The embedded database of a data folder: its location and URL. */
export interface Cluster {
  folder: string;
  port: number;
  url: string;
}

export function clusterFolder(dataDir: string): string {
  return join(dataDir, 'postgres');
}

/** Opens the cluster of a data folder, or creates it. An interrupted creation is started again. */
export async function openCluster(binaries: Binaries, runAs: RunAs, dataDir: string): Promise<Cluster> {
  const folder = clusterFolder(dataDir);
  const password = await loadOrCreateSecret(dataDir, PASSWORD_FILE);
  if (!existsSync(folder)) await createCluster(binaries, runAs, folder, password);
  else if (runAs.owner !== undefined) chownTree(folder, runAs.owner);
  const port = await choosePort(join(dataDir, PORT_FILE));
  return { folder, port, url: urlOf(password, port) };
}

/** The URL of the database of a running instance on this data folder. */
export async function runningClusterUrl(dataDir: string): Promise<string> {
  const port = Number(await readFile(join(dataDir, PORT_FILE), 'utf8'));
  return urlOf(await loadOrCreateSecret(dataDir, PASSWORD_FILE), port);
}

function urlOf(password: string, port: number): string {
  return `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/postgres`;
}

async function createCluster(binaries: Binaries, runAs: RunAs, folder: string, password: string): Promise<void> {
  const draft = `${folder}.new`;
  const tempDir = await mkdtemp(join(tmpdir(), 'career-gateway-'));
  try {
    await rm(draft, { recursive: true, force: true });
    await mkdir(draft, { mode: 0o700 });
    const passwordFile = join(tempDir, 'password');
    await writeFile(passwordFile, password, { mode: 0o600 });
    if (runAs.owner !== undefined) {
      for (const path of [tempDir, passwordFile, draft]) await chown(path, runAs.owner, runAs.owner);
    }
    await runInitdb(binaries, runAs, draft, passwordFile);
    await rename(draft, folder);
  } finally {
    await rm(tempDir, { recursive: true, force: true });
  }
}

function runInitdb(binaries: Binaries, runAs: RunAs, folder: string, passwordFile: string): Promise<void> {
  const [program, args] = runAs.command(binaries.initdb, [
    `--pgdata=${folder}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--locale=C.UTF-8',
  ]);
  return new Promise((resolve, reject) => {
    const fail = (reason: string) => reject(new BootError(`The embedded PostgreSQL could not be set up: ${reason}`));
    const env = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' };
    const child = spawn(program, args, { ...runAs.spawn, env, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] });
    let errors = '';
    child.stderr.on('data', (chunk) => {
      errors += chunk;
    });
    child.once('error', (error) => fail(error.message));
    child.once('close', (code) => (code === 0 ? resolve() : fail(errors.trim() || `initdb ended with ${code}.`)));
  });
}

function chownTree(path: string, owner: number): void {
  if (statSync(path).uid === owner) return;
  for (const name of readdirSync(path, { recursive: true, encoding: 'utf8' }))
    lchownSync(join(path, name), owner, owner);
  // Last, because its owner marks the whole tree as done.
  lchownSync(path, owner, owner);
}

/**
 * The port of the last run if it is still free, so that tools keep their settings; else a free port, which is stored.
 */
async function choosePort(file: string): Promise<number> {
  const last = existsSync(file) ? Number(await readFile(file, 'utf8')) : 0;
  const port = last && (await isFree(last)) ? last : await findFreePort();
  await writeFile(file, String(port), { mode: 0o600 });
  return port;
}
