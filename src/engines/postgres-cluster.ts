import { spawn } from 'node:child_process';
import { existsSync, lchownSync, readdirSync, statSync } from 'node:fs';
import { chown, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BootError } from './boot-error.js';
import { keptSecret } from './data-folder.js';
import { freePort, isFree } from './free-port.js';
import type { Identity } from './identity.js';
import type { Binaries } from './postgres-binaries.js';

const SUPERUSER = 'career_gateway';
const PASSWORD_FILE = 'postgres-password';
const PORT_FILE = 'postgres-port';

/** Where the embedded database of a data folder lives, and how to reach it. */
export interface Cluster {
  /** PostgreSQL's own folder. */
  folder: string;
  port: number;
  url: string;
}

export function clusterFolder(dataDir: string): string {
  return join(dataDir, 'postgres');
}

/** Finds the cluster of a data folder or makes it. A making that was interrupted is begun anew. */
export async function openCluster(binaries: Binaries, identity: Identity, dataDir: string): Promise<Cluster> {
  const folder = clusterFolder(dataDir);
  const password = await keptSecret(dataDir, PASSWORD_FILE);
  if (!existsSync(folder)) await makeCluster(binaries, identity, folder, password);
  else if (identity.owner !== undefined) ownTree(folder, identity.owner);
  const port = await choosePort(join(dataDir, PORT_FILE));
  return { folder, port, url: urlOf(password, port) };
}

/** How to reach the database of an instance that already runs on this data folder. */
export async function runningClusterUrl(dataDir: string): Promise<string> {
  const port = Number(await readFile(join(dataDir, PORT_FILE), 'utf8'));
  return urlOf(await keptSecret(dataDir, PASSWORD_FILE), port);
}

function urlOf(password: string, port: number): string {
  return `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/postgres`;
}

async function makeCluster(binaries: Binaries, identity: Identity, folder: string, password: string): Promise<void> {
  const draft = `${folder}.new`;
  const aside = await mkdtemp(join(tmpdir(), 'career-gateway-'));
  try {
    await rm(draft, { recursive: true, force: true });
    await mkdir(draft, { mode: 0o700 });
    const passwordFile = join(aside, 'password');
    await writeFile(passwordFile, password, { mode: 0o600 });
    if (identity.owner !== undefined) {
      for (const path of [aside, passwordFile, draft]) await chown(path, identity.owner, identity.owner);
    }
    await initialize(binaries, identity, draft, passwordFile);
    await rename(draft, folder);
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

function initialize(binaries: Binaries, identity: Identity, folder: string, passwordFile: string): Promise<void> {
  const [program, args] = identity.command(binaries.initdb, [
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
    const child = spawn(program, args, { ...identity.spawn, env, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] });
    let errors = '';
    child.stderr.on('data', (chunk) => {
      errors += chunk;
    });
    child.once('error', (error) => fail(error.message));
    child.once('close', (code) => (code === 0 ? resolve() : fail(errors.trim() || `initdb ended with ${code}.`)));
  });
}

function ownTree(path: string, owner: number): void {
  if (statSync(path).uid === owner) return;
  for (const name of readdirSync(path, { recursive: true, encoding: 'utf8' }))
    lchownSync(join(path, name), owner, owner);
  // Last, because its owner tells that the whole tree is done.
  lchownSync(path, owner, owner);
}

/** The port of last time when it is still free, so that tools keep their settings; else any free one, remembered. */
async function choosePort(file: string): Promise<number> {
  const last = existsSync(file) ? Number(await readFile(file, 'utf8')) : 0;
  const port = last && (await isFree(last)) ? last : await freePort();
  await writeFile(file, String(port), { mode: 0o600 });
  return port;
}
