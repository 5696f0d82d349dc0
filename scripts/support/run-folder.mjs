import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './node.mjs';

const RUNS = join(ROOT, '.cache', 'runs');

/** The folder of the suites and reports of this run: two runs side by side do not read each other's. */
export const RUN_FOLDER = process.env.TEST_RUN ? join(RUNS, process.env.TEST_RUN) : createFolder();

/** Tells child processes, and removes what runs that have ended left for whoever wants to read their reports. */
function createFolder() {
  process.env.TEST_RUN = String(process.pid);
  const folder = join(RUNS, process.env.TEST_RUN);
  mkdirSync(RUNS, { recursive: true });
  rmSync(folder, { recursive: true, force: true });
  for (const pid of readdirSync(RUNS)) if (!isAlive(Number(pid))) rmSync(join(RUNS, pid), { recursive: true });
  mkdirSync(folder);
  return folder;
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}
