import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './support/install.mjs';
import { assertNodeVersion, exitWithError, ROOT, resolveNode } from './support/node.mjs';
import { jest, journeys, setUp } from './support/stages.mjs';

const USAGE = 'Usage: npm run test:repeat -- <test file> [--times 20]';
const DEFAULT_TIMES = '20';
const ALL_PROJECTS = 'unit,integration,slow,races,faults,chaos,quality';

assertNodeVersion();
const { file, times } = readArguments();
const isJourney = file.endsWith('.spec.ts');
await ensureInstalled();
if (isJourney) await setUp(['Chromium'])();

// Takes a core for itself as long as this process lives, so that what depends on the speed of the machine shows.
spawn(resolveNode(), ['-e', 'const { ppid } = process; while (process.ppid === ppid);'], { stdio: 'ignore' }).unref();
const once = isJourney ? journeys({}, file) : jest(ALL_PROJECTS, {}, '--runTestsByPath', file);
let failures = 0;
for (let run = 1; run <= times; run += 1) {
  const { passed, failed } = await once();
  if (failed > 0) failures += 1;
  console.log(`\nRun ${run} of ${times}: ${passed} passed, ${failed} failed; ${failures} failed runs so far.`);
}
process.exit(failures > 0 ? 1 : 0);

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { times: { type: 'string', default: DEFAULT_TIMES } },
    });
    const [given, ...others] = positionals;
    const count = Number(values.times);
    if (!given || others.length > 0 || !(count > 0)) return exitWithError(USAGE);
    if (!existsSync(join(ROOT, given))) return exitWithError(`There is no file ${given}. ${USAGE}`);
    return { file: given, times: count };
  } catch (error) {
    return exitWithError(`${error.message}\n${USAGE}`);
  }
}
