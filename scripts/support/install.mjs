import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkNpm, pathOutside, ROOT, refuse } from './node.mjs';
import { runQuietly, step } from './run.mjs';

/** Installs the packages when those that are there are not those of the lock file. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  checkNpm();
  checkWritable(ROOT);
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const args = ['ci', '--no-audit', '--no-fund'];
  const { code, output } = await step('Installing packages', () =>
    runQuietly(npm, args, { env: { PATH: pathOutside() } }),
  );
  if (code === 0) return;
  console.error(output.trim());
  refuse('The packages could not be installed: see the words of npm above, then start again.');
}

/** npm keeps a list of what it installed; it is compared with what the lock file asks for on this machine. */
function isInstalled() {
  const list = join(ROOT, 'node_modules', '.package-lock.json');
  if (!existsSync(list)) return false;
  const installed = JSON.parse(readFileSync(list, 'utf8')).packages;
  const wanted = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')).packages;
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true;
    const found = installed[path];
    return found ? found.version === entry.version : entry.optional || entry.devOptional || entry.peer;
  });
}

function checkWritable(folder) {
  try {
    accessSync(folder, constants.W_OK);
  } catch {
    refuse(
      `The folder ${folder} is not writable: give this user the right to write there, or copy the project elsewhere.`,
    );
  }
}
