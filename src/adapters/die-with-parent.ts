import { spawnSync } from 'node:child_process';

let hasSetpriv: boolean | undefined;

/** Wraps the command so that the kernel signals it when this process dies, even by SIGKILL. Linux only. */
export function dieWithParent([program, args]: [string, string[]], signal: 'INT' | 'TERM'): [string, string[]] {
  hasSetpriv ??= process.platform === 'linux' && spawnSync('setpriv', ['--pdeathsig', 'TERM', 'true']).status === 0;
  return hasSetpriv ? ['setpriv', ['--pdeathsig', signal, program, ...args]] : [program, args];
}
