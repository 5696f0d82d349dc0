import { execFileSync } from 'node:child_process';
import { INTEGRATION_OF, JOURNEYS_OF } from '../test/changed.mjs';
import { ensureInstalled } from './support/install.mjs';
import { assertNodeVersion, ROOT } from './support/node.mjs';
import { StageRunner } from './support/stage-runner.mjs';
import { CHECKS, jest, journeys } from './support/stages.mjs';

const GATE = { TEST_GATE: 'true' };
const SOURCE = /\.(ts|tsx|mjs)$/;

/** The files that differ from a revision, by default from the last commit, and new ones. */
function changedFiles(revision = 'HEAD') {
  const git = (...args) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean);
  const existing = git('diff', '--name-only', '--diff-filter=d', revision);
  return [...existing, ...git('ls-files', '--others', '--exclude-standard')];
}

/** What a table names for the beginnings of these paths, each once. */
const namedBy = (table, files) => [
  ...new Set(
    Object.entries(table).flatMap(([path, names]) => (files.some((file) => file.startsWith(path)) ? names : [])),
  ),
];

/** Files and patterns of integration tests. */
function integrationTests(files) {
  const modules = new Set(files.flatMap((file) => /^modules\/\w+\//.exec(file) ?? []));
  const own = files.filter((file) => /\.int\.test\.ts$|^test\/(engines|security)\/.*\.test\.ts$/.test(file));
  return [...own, ...[...modules].map((module) => `${module}*.int.test.ts`), ...namedBy(INTEGRATION_OF, files)];
}

function journeyNames(files) {
  // A feature of the pages has the journeys of its module.
  const paths = files.map((file) => file.replace(/^web\/src\/features\/(?!job-search|shell)/, 'modules/'));
  const own = files.filter((file) => file.endsWith('.spec.ts'));
  return [...own, ...namedBy(JOURNEYS_OF, paths).map((name) => `journeys/${name}`)];
}

assertNodeVersion();
await ensureInstalled();
const files = changedFiles(process.argv[2]);
const sources = files.filter((file) => SOURCE.test(file));
const [integration, specs] = [integrationTests(files), journeyNames(files)];
console.log(`${files.length} changed files. Integration: ${integration.join(' ')}. Journeys: ${specs.join(' ')}.`);

const runner = new StageRunner();
const unit = jest('unit', GATE, '--passWithNoTests', '--findRelatedTests', ...sources);
await runner.stage('checks, unit', 1, sources.length ? { 'unit tests': unit } : {}, CHECKS);
if (integration.length)
  await runner.stage('integration', 2, {
    'integration tests': jest('suites', { ...GATE, TEST_FILES: integration.join(' ') }),
  });
if (specs.length) await runner.stage('journeys', 2, { journeys: journeys(GATE, '--grep=@gate', ...specs) });
process.exit(runner.finish(4));
