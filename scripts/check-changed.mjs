import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { INTEGRATION_OF, JOURNEYS_OF } from '../test/changed.mjs';
import { ensureInstalled } from './support/install.mjs';
import { assertNodeVersion, exitWithError, ROOT } from './support/node.mjs';
import { StageRunner } from './support/stage-runner.mjs';
import { CHECKS, jest, journeys, setUp } from './support/stages.mjs';

const GATE = { TEST_GATE: 'true' };
const SOURCE = /\.(ts|tsx|mjs)$/;
/** Tests of Jest that start backing services. */
const WITH_SERVICES = /\.int\.test\.ts$|^test\/(services|security|faults|chaos)\/.*\.test\.ts$/;

/** The files that differ from a revision, by default from the last commit, with removed and new ones. */
function changedFiles(revision = 'HEAD') {
  const git = (...args) =>
    execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' }).split('\n').filter(Boolean);
  try {
    return [...git('diff', '--name-only', revision), ...git('ls-files', '--others', '--exclude-standard')];
  } catch {
    return exitWithError(`Git knows no revision ${revision}. Usage: npm run check:changed [-- <revision>]`);
  }
}

/** The entries of a table for the beginnings of these paths, each once. */
const namedBy = (table, files) => [
  ...new Set(
    Object.entries(table).flatMap(([path, names]) => (files.some((file) => file.startsWith(path)) ? names : [])),
  ),
];

/** Patterns of the integration tests of the changed modules and of what the table names. */
function integrationTests(files) {
  const modules = new Set(files.flatMap((file) => /^modules\/\w+\//.exec(file) ?? []));
  return [...[...modules].map((module) => `${module}**/*.int.test.ts`), ...namedBy(INTEGRATION_OF, files)];
}

/** A feature of the pages has the journeys of its module. */
function journeyNames(files) {
  const paths = files.map((file) => file.replace(/^web\/src\/features\/(?!job-search|shell)/, 'modules/'));
  return namedBy(JOURNEYS_OF, paths).map((name) => `journeys/${name}`);
}

assertNodeVersion();
await ensureInstalled();
const changed = changedFiles(process.argv[2]);
const existing = changed.filter((file) => existsSync(join(ROOT, file)));
const sources = existing.filter((file) => SOURCE.test(file));
const ownTests = existing.filter((file) => WITH_SERVICES.test(file));
const ownJourneys = existing.filter((file) => file.endsWith('.spec.ts'));
const [integration, named] = [integrationTests(changed), journeyNames(changed)];
console.log(
  `${changed.length} changed files. Tests of their own: ${[...ownTests, ...ownJourneys].join(' ') || 'none'}.`,
);
console.log(`Integration: ${integration.join(' ') || 'none'}. Journeys: ${named.join(' ') || 'none'}.`);

const runner = new StageRunner();
const unit = jest('unit', GATE, '--passWithNoTests', '--findRelatedTests', ...sources);
await runner.stage('checks, unit', 1, sources.length ? { 'unit tests': unit } : {}, CHECKS);
await runner.stage('changed tests', 1, {
  ...(ownTests.length && {
    'changed tests': jest('integration,slow,races,faults,chaos,quality', GATE, '--runTestsByPath', ...ownTests),
  }),
  // In the browser that people use, which some that the gate has not need.
  ...(ownJourneys.length && { 'set-up': setUp(['Chromium']), 'changed journeys': journeys({}, ...ownJourneys) }),
});
if (integration.length)
  await runner.stage('integration', 2, {
    'integration tests': jest('suites', { ...GATE, TEST_FILES: integration.join(' ') }),
  });
if (named.length) await runner.stage('journeys', 2, { journeys: journeys(GATE, '--grep=@gate', ...named) });
process.exit(runner.finish(4));
