import { readFileSync } from 'node:fs';

const POLL_INTERVAL_MS = 500;
const MAX_GENERATIONS = 3;

/**
 * Calls back once the parent npm process has exited. A killed npm leaves its shell and this process behind, and npm
 * sends SIGTERM to that shell only. Without this the application would keep running, with its port and data folder.
 */
export function onParentExit(callback) {
  const npm = process.env.npm_lifecycle_event && findNpmAncestor(process.ppid, MAX_GENERATIONS);
  if (!npm) return;
  const timer = setInterval(() => {
    if (isNpm(npm)) return;
    clearInterval(timer);
    callback();
  }, POLL_INTERVAL_MS);
  timer.unref();
}

function findNpmAncestor(pid, generations) {
  if (generations === 0 || pid <= 1) return null;
  if (isNpm(pid)) return pid;
  return findNpmAncestor(parentPid(pid), generations - 1);
}

function isNpm(pid) {
  return /(^|[\s/])npm(\s|$|-cli)/.test(readProcFile(pid, 'cmdline').replaceAll('\0', ' '));
}

function parentPid(pid) {
  return Number(/\) \S (\d+)/.exec(readProcFile(pid, 'stat'))?.[1] ?? 0);
}

/** Linux only; elsewhere nothing is watched. */
function readProcFile(pid, name) {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
}
