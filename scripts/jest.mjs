import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './support/build.mjs';
import { productNode, ROOT, refuse } from './support/node.mjs';
import { run } from './support/run.mjs';

const [project, ...args] = process.argv.slice(2);
if (!['pure', 'engines', 'faults', 'quality'].includes(project))
  refuse('Usage: node scripts/jest.mjs pure|engines|faults|quality [--full] …');
// Boot and faults are tested on the built product, as processes that can be killed.
if (project !== 'pure') await ensureBuilt(['server']);

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
  '--passWithNoTests',
  // Jest would leave one core idle, but these tests mostly wait for engines; faults measure time and stay alone.
  `--maxWorkers=${project === 'faults' ? 1 : 2}`,
  '--json',
  `--outputFile=${outputFile}`,
  ...args.filter((arg) => arg !== '--full'),
];
process.exit(await run(productNode(), jest, { env: args.includes('--full') ? { TEST_FULL: 'true' } : {} }));
