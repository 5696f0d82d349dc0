import { join } from 'node:path';
import { ensureBuilt } from './support/build.mjs';
import { exitWithError, ROOT, resolveNode } from './support/node.mjs';
import { run } from './support/run.mjs';
import { RUN_FOLDER } from './support/run-folder.mjs';

const PROJECTS = ['unit', 'integration', 'suites', 'slow', 'races', 'faults', 'chaos', 'quality'];

const [names = '', ...args] = process.argv.slice(2);
const projects = names.split(',');
if (!projects.every((name) => PROJECTS.includes(name)))
  exitWithError(`Usage: node scripts/jest.mjs ${PROJECTS.join('|')} [--full] …, several separated by commas`);
// Boot and fault tests run the build, in processes that can be killed.
if (names !== 'unit') await ensureBuilt(['server']);

if (projects.includes('suites')) {
  const { INTEGRATION } = await import('../jest.config.mjs');
  const { filesOf, writeSuites } = await import('../test/support/suites.mjs');
  const asked = process.env.TEST_FILES && filesOf(process.env.TEST_FILES.split(' '));
  writeSuites(filesOf(INTEGRATION).filter((file) => !asked || asked.includes(file)));
}

const startsProcesses = projects.some((name) => ['faults', 'chaos'].includes(name));
const jest = [
  '--experimental-vm-modules',
  '--no-warnings=ExperimentalWarning',
  join(ROOT, 'node_modules', 'jest', 'bin', 'jest.js'),
  '--selectProjects',
  ...projects,
  // One more than cores: a test often waits for a backing service or for a moment. Fault tests start processes of their
  // own.
  ...(args.includes('--runInBand') ? [] : [`--maxWorkers=${startsProcesses ? 2 : 3}`]),
  '--json',
  `--outputFile=${join(RUN_FOLDER, `${names}.json`)}`,
  ...args.filter((arg) => arg !== '--full'),
];
process.exit(await run(resolveNode(), jest, { env: args.includes('--full') ? { TEST_FULL: 'true' } : {} }));
