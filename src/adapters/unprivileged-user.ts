import { statSync } from 'node:fs';
import { dirname } from 'node:path';

/** The uid of "nobody" on every Linux. */
const NOBODY_UID = 65_534;

/** How to start a program that refuses to run as root. */
export interface RunAs {
  /** The required owner of its files; undefined for the current user. */
  owner: number | undefined;
  command(program: string, args: string[]): [string, string[]];
  spawn: { uid?: number; gid?: number };
}

/**
 * Drops root privileges. It runs as "nobody" when that user can reach the program and its folder. Below a private
 * folder (a home of mode 0700) a user namespace maps root to nobody, and the files stay owned by root.
 */
export function chooseRunAs(program: string, folder: string): RunAs {
  if (process.getuid?.() !== 0) return { owner: undefined, command: (...call) => call, spawn: {} };
  if (isExecutableByOthers(program) && isExecutableByOthers(folder)) {
    const spawn = { uid: NOBODY_UID, gid: NOBODY_UID };
    return { owner: NOBODY_UID, command: (...call) => call, spawn };
  }
  const mapping = ['--user', `--map-user=${NOBODY_UID}`, `--map-group=${NOBODY_UID}`];
  return { owner: 0, command: (name, args) => ['unshare', [...mapping, name, ...args]], spawn: {} };
}

const OTHERS_MAY_EXECUTE = 0o001;

function isExecutableByOthers(path: string): boolean {
  for (let at = path; ; at = dirname(at)) {
    if ((statSync(at).mode & OTHERS_MAY_EXECUTE) === 0) return false;
    if (at === dirname(at)) return true;
  }
}
