import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './support/install.mjs';
import { assertNodeVersion, exitWithError, ROOT, resolveNode } from './support/node.mjs';
import { jest, journeys, setUp } from './support/stages.mjs';

const USAGE = 'Usage: npm run test:repeat -- <test files> [--times 20]';
const DEFAULT_TIMES = '20';
const ALL_PROJECTS = 'unit,integration,slow,races,faults,chaos,quality';

assertNodeVersion();
const { files, times } = readArguments();
const isJourney = files.some((file) => file.endsWith('.spec.ts'));
await ensureInstalled();
if (isJourney) await setUp(['Chromium'])();

// Takes a core for itself as long as this process lives, so that what depends on the speed of the machine shows.
spawn(resolveNode(), ['-e', 'const { ppid } = process; while (process.ppid === ppid);'], { stdio: 'ignore' }).unref();
const once = isJourney ? journeys({}, ...files) : jest(ALL_PROJECTS, {}, '--runTestsByPath', ...files);
let failures = 0;
for (let run = 1; run <= times; run += 1) {
  const { passed, failed } = await once();
  if (failed > 0) failures += 1;
  console.log(`\nRun ${run} of ${times}: ${passed} passed, ${failed} failed; ${failures} failed runs so far.`);
}
process.exit(failures > 0 ? 1 : 0);

function readArguments() {
  try {
    const { values, positionals: files } = parseArgs({
      allowPositionals: true,
      options: { times: { type: 'string', default: DEFAULT_TIMES } },
    });
    const count = Number(values.times);
    if (files.length === 0 || !(count > 0)) return exitWithError(USAGE);
    const missing = files.filter((file) => !existsSync(join(ROOT, file)));
    if (missing.length) return exitWithError(`There is no file ${missing.join(', ')}. ${USAGE}`);
    return { files, times: count };
  } catch (error) {
    return exitWithError(`${error.message}\n${USAGE}`);
  }
}
