import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './support/build.mjs';
import { exitWithError, ROOT, resolveNode } from './support/node.mjs';
import { run } from './support/run.mjs';

const [project, ...args] = process.argv.slice(2);
if (!['unit', 'integration', 'faults', 'chaos', 'quality'].includes(project))
  exitWithError('Usage: node scripts/jest.mjs unit|integration|faults|chaos|quality [--full] …');
// Boot and fault tests run the build, in processes that can be killed.
if (project !== 'unit') await ensureBuilt(['server']);

const results = join(ROOT, '.cache', 'results');
const outputFile = join(results, `${project}.json`);
mkdirSync(results, { recursive: true });
rmSync(outputFile, { force: true });
const jest = [
  '--experimental-vm-modules',
  '--no-warnings=ExperimentalWarning',
  join(ROOT, 'node_modules', 'jest', 'bin', 'jest.js'),
  '--selectProjects',
  project,
  // Jest would leave one core idle, but these tests mostly wait for engines. Fault tests measure time, so they run
  // alone.
  `--maxWorkers=${project === 'faults' || project === 'chaos' ? 1 : 2}`,
  '--json',
  `--outputFile=${outputFile}`,
  ...args.filter((arg) => arg !== '--full'),
];
process.exit(await run(resolveNode(), jest, { env: args.includes('--full') ? { TEST_FULL: 'true' } : {} }));
