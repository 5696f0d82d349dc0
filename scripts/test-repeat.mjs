import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './support/install.mjs';
import { assertNodeVersion, exitWithError, resolveNode } from './support/node.mjs';
import { jest, journeys } from './support/stages.mjs';

const DEFAULT_TIMES = 20;
const ALL_PROJECTS = 'unit,integration,slow,races,faults,chaos,quality';

assertNodeVersion();
const { values, positionals } = parseArgs({ allowPositionals: true, options: { times: { type: 'string' } } });
const [file] = positionals;
const times = Number(values.times ?? DEFAULT_TIMES);
if (!file || !(times > 0)) exitWithError('Usage: npm run test:repeat -- <test file> [--times 20]');
await ensureInstalled();

// Takes a core for itself, so that what depends on the speed of the machine shows.
const hog = spawn(resolveNode(), ['-e', 'for (;;);'], { stdio: 'ignore' });
process.once('exit', () => hog.kill());
const once = file.endsWith('.spec.ts') ? journeys({}, file) : jest(ALL_PROJECTS, {}, '--runTestsByPath', file);
let failures = 0;
for (let run = 1; run <= times; run += 1) {
  const { passed, failed } = await once();
  if (failed > 0) failures += 1;
  console.log(`\nRun ${run} of ${times}: ${passed} passed, ${failed} failed; ${failures} failed runs so far.`);
}
process.exit(failures > 0 ? 1 : 0);
