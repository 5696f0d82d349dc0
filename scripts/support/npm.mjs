import { readFileSync } from 'node:fs';

const LOOK_EVERY_MS = 500;
const GENERATIONS = 3;

/**
 * Calls back once the npm that started us is gone. A killed npm leaves its shell and us behind, and npm hands SIGTERM
 * to that shell only: without this the product would run on unseen and hold its port and data folder.
 */
export function whenNpmIsGone(callback) {
  const npm = process.env.npm_lifecycle_event && npmAbove(process.ppid, GENERATIONS);
  if (!npm) return;
  const timer = setInterval(() => {
    if (isNpm(npm)) return;
    clearInterval(timer);
    callback();
  }, LOOK_EVERY_MS);
  timer.unref();
}

function npmAbove(pid, generations) {
  if (generations === 0 || pid <= 1) return null;
  if (isNpm(pid)) return pid;
  return npmAbove(parentOf(pid), generations - 1);
}

function isNpm(pid) {
  return /(^|[\s/])npm(\s|$|-cli)/.test(read(pid, 'cmdline').replaceAll('\0', ' '));
}

function parentOf(pid) {
  return Number(/\) \S (\d+)/.exec(read(pid, 'stat'))?.[1] ?? 0);
}

/** Only Linux has these files; elsewhere nothing is found and nothing is watched. */
function read(pid, name) {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
}
