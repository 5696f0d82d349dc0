import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { BootError } from './boot-error.js';

const PATIENCE_MS = 8_000;
const PAUSE_MS = 50;

/**
 * Stops the database that an instance left running when it was killed. A process is touched only when its command
 * line names our folder: process numbers are used again.
 */
export async function stopLeftover(folder: string): Promise<void> {
  const file = join(folder, 'postmaster.pid');
  if (!existsSync(file)) return;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  if (!isAlive(pid)) return;
  if (!commandLineOf(pid).includes(folder)) {
    // PostgreSQL would take the stranger for itself and refuse to start. Whether processes of the old one still hold
    // its shared memory it finds out without this file.
    rmSync(file);
    return;
  }
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    process.kill(pid, signal);
    if (await endsWithin(pid, PATIENCE_MS)) return;
  }
  throw new BootError(`PostgreSQL of an earlier run (process ${pid}) does not end: end it, then start again.`);
}

function isAlive(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function commandLineOf(pid: number): string {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    if (process.platform === 'win32') return '';
    return execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
}

async function endsWithin(pid: number, patienceMs: number): Promise<boolean> {
  for (const deadline = Date.now() + patienceMs; Date.now() < deadline; ) {
    if (!isAlive(pid)) return true;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return false;
}
