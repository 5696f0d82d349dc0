import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { BootError } from './boot-error.js';

const STOP_TIMEOUT_MS = 8_000;
const POLL_MS = 50;

/**
 * Stops the database of an instance that was killed. It signals a process only when its command line contains our
 * folder, because process ids are reused.
 */
export async function stopOrphanedPostgres(folder: string): Promise<void> {
  const file = join(folder, 'postmaster.pid');
  if (!existsSync(file)) return;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  if (!isAlive(pid)) return;
  if (!readCommandLine(pid).includes(folder)) {
    // PostgreSQL would mistake the other process for its own and refuse to start. It detects remaining processes that
    // hold its shared memory without this file.
    rmSync(file);
    return;
  }
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    process.kill(pid, signal);
    if (await exitsWithin(pid, STOP_TIMEOUT_MS)) return;
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

function readCommandLine(pid: number): string {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    if (process.platform === 'win32') return '';
    return execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
}

async function exitsWithin(pid: number, timeoutMs: number): Promise<boolean> {
  for (const deadline = Date.now() + timeoutMs; Date.now() < deadline; ) {
    if (!isAlive(pid)) return true;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return false;
}
