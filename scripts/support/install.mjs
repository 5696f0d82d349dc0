import { accessSync, constants, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { whileLocked } from './lock.mjs';
import { assertNpmVersion, exitWithError, pathWithoutNodeModules, ROOT } from './node.mjs';
import { runCaptured, withProgress } from './run.mjs';

/** Installs the packages unless they match the lock file. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  assertNpmVersion();
  assertWritable(ROOT);
  await whileLocked(ROOT, async () => {
    if (!isInstalled()) await install();
  });
}

async function install() {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const args = ['ci', '--no-audit', '--no-fund'];
  const { code, output } = await withProgress('Installing packages, 1 GB', () =>
    runCaptured(npm, args, { env: { PATH: pathWithoutNodeModules() } }),
  );
  if (code === 0) return;
  console.error(output.trim());
  exitWithError('The packages could not be installed: see the words of npm above, then start again.');
}

/** Compares npm's list of installed packages with the lock file. */
function isInstalled() {
  const installed = readInstalled();
  if (!installed) return false;
  const wanted = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')).packages;
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true;
    const entryInstalled = installed[path];
    return entryInstalled
      ? entryInstalled.version === entry.version
      : entry.optional || entry.devOptional || entry.peer;
  });
}

/** Null while there is no list, or npm is writing it. */
function readInstalled() {
  try {
    return JSON.parse(readFileSync(join(ROOT, 'node_modules', '.package-lock.json'), 'utf8')).packages;
  } catch {
    return null;
  }
}

function assertWritable(folder) {
  try {
    accessSync(folder, constants.W_OK);
  } catch {
    exitWithError(
      `The folder ${folder} is not writable: give this user the right to write there, or copy the project elsewhere.`,
    );
  }
}
