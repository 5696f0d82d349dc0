import { statSync } from 'node:fs';
import { dirname } from 'node:path';

/** "nobody" on every Linux. */
const UNPRIVILEGED = 65_534;

/** How a program that refuses to run as root is started under an identity that it accepts. */
export interface Identity {
  /** Who must own the files it works on; undefined when that is simply us. */
  owner: number | undefined;
  command(program: string, args: string[]): [string, string[]];
  spawn: { uid?: number; gid?: number };
}

/**
 * As root we become "nobody" where that user can reach both the program and its folder; below a closed folder (a home
 * of mode 0700) a user namespace makes us look like nobody while the files stay root's.
 */
export function chooseIdentity(program: string, folder: string): Identity {
  if (process.getuid?.() !== 0) return { owner: undefined, command: (...call) => call, spawn: {} };
  if (isOpenToAll(program) && isOpenToAll(folder)) {
    const spawn = { uid: UNPRIVILEGED, gid: UNPRIVILEGED };
    return { owner: UNPRIVILEGED, command: (...call) => call, spawn };
  }
  const mapping = ['--user', `--map-user=${UNPRIVILEGED}`, `--map-group=${UNPRIVILEGED}`];
  return { owner: 0, command: (name, args) => ['unshare', [...mapping, name, ...args]], spawn: {} };
}

const OTHERS_MAY_EXECUTE = 0o001;

function isOpenToAll(path: string): boolean {
  for (let at = path; ; at = dirname(at)) {
    if ((statSync(at).mode & OTHERS_MAY_EXECUTE) === 0) return false;
    if (at === dirname(at)) return true;
  }
}
