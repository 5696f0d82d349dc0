import { spawnSync } from 'node:child_process';

let canTie: boolean | undefined;

/**
 * The command, such that the system sends it the signal when we die, however we die: then nothing of ours runs on
 * unseen after a kill -9. Only Linux can; elsewhere the command stays as it is.
 */
export function tied([program, args]: [string, string[]], signal: 'INT' | 'TERM'): [string, string[]] {
  canTie ??= process.platform === 'linux' && spawnSync('setpriv', ['--pdeathsig', 'TERM', 'true']).status === 0;
  return canTie ? ['setpriv', ['--pdeathsig', signal, program, ...args]] : [program, args];
}
