import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { countExitCode, countJest, countPlaywright } from './counting.mjs';
import { ensureInstalled } from './install.mjs';
import { resolveNode } from './node.mjs';
import { run, runCaptured } from './run.mjs';
import { RUN_FOLDER } from './run-folder.mjs';
import { countWithout, filesToTryAgain, flakyOfJest, flakyOfPlaywright, splitSuites, without } from './second-try.mjs';

const NONE = { passed: 0, failed: 0, skipped: 0 };

/** Installs the packages that are missing or of another version. */
export async function install() {
  await ensureInstalled();
  return NONE;
}

/** Builds, and provides programs: 'Chromium', 'clamd', 'libfaketime', 'Redis', 'Elasticsearch'. */
export function setUp(programs, env = {}) {
  return async () => {
    // Downloads system packages and Elasticsearch while the build uses the CPU.
    const provision = programs.length
      ? run(resolveNode(), [join('test', 'support', 'services', 'provision.mjs'), ...programs], { env })
      : 0;
    const codes = [await run(resolveNode(), [join('scripts', 'build.mjs')]), await provision];
    return { ...NONE, failed: codes.filter((code) => code !== 0).length };
  };
}

function tool(name, ...args) {
  return script(join('node_modules', ...name.split('/')), ...args);
}

/** Its output appears at its end, since others run beside it. */
function script(...args) {
  return async () => {
    const { code, output } = await runCaptured(resolveNode(), args);
    process.stdout.write(output);
    return countExitCode(code);
  };
}

/** Checks with a single result each. */
export const CHECKS = {
  'type check': script(join('scripts', 'typecheck.mjs')),
  lint: tool('@biomejs/biome/bin/biome', 'check', '.'),
  boundaries: tool(
    'dependency-cruiser/bin/dependency-cruiser.mjs',
    '--config',
    '.dependency-cruiser.cjs',
    'src',
    'modules',
    'web/src',
  ),
  'unused code': tool('knip/bin/knip.js', '--no-progress'),
};

/**
 * Runs projects of Jest. Fails for each expected file in which no test ran, such as those of a suite that ended early.
 */
async function runJest(projects, env, args, expected = () => filesOfSuites(projects)) {
  const code = await run(resolveNode(), [join('scripts', 'jest.mjs'), projects, ...args], { env });
  const report = splitSuites(readResult(`${projects}.json`));
  const missing = without(expected(), report);
  if (missing.length) console.error(`No test ran in ${missing.join(', ')}.`);
  return { code: missing.length ? 1 : code, report, isWhole: missing.length === 0 };
}

const filesOfSuites = (projects) =>
  projects.split(',').includes('suites') ? (readResult('files-of-suites.json') ?? []) : [];

/** Runs projects of Jest, separated by commas. */
export function jest(projects, env = {}, ...args) {
  return async () => {
    const { code, report } = await runJest(projects, env, args);
    return countJest(code, report);
  };
}

/**
 * The integration tests of the gate, and the races. What failed is counted once it was tried again; `again` runs these
 * files, one after the other, each on its own.
 */
export function integrationTriedTwice(env, ...args) {
  let failed = null;
  const first = async () => {
    const { code, report, isWhole } = await runJest('suites,races', env, args);
    const files = isWhole ? filesToTryAgain(report) : [];
    if (files.length === 0) return countJest(code, report);
    failed = { files, report };
    return countWithout(files, report);
  };
  const again = async () => {
    if (!failed) return NONE;
    const { files, report } = failed;
    // A server that a failed hook left would keep the process.
    const options = [...args, '--runInBand', '--forceExit', '--runTestsByPath', ...files];
    const second = await runJest('integration', env, options, () => files);
    return { ...countJest(second.code, second.report), flaky: flakyOfJest(files, report, second.report) };
  };
  return { first, again };
}

/** Prints the backing services that set-up could not provide, and counts them as skipped. */
export async function countMissing() {
  const missing = Object.entries(readResult('missing.json') ?? {});
  for (const [name, reason] of missing) console.log(`SKIPPED what needs ${name}: ${reason}`);
  return { ...NONE, skipped: missing.length };
}

/** Runs the journeys. */
export function journeys(env = {}, ...options) {
  return async () => {
    const reason = readResult('missing.json')?.Chromium;
    if (reason) throw new Error(`No journey can run without a browser: ${reason}`);
    await ensureBuilt();
    const output = join(RUN_FOLDER, 'journeys.json');
    const args = [join('node_modules', '@playwright', 'test', 'cli.js'), 'test', '--reporter=list,json', ...options];
    const code = await run(resolveNode(), args, { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: output } });
    const report = readResult('journeys.json');
    return { ...countPlaywright(code, report), flaky: flakyOfPlaywright(report) };
  };
}

function readResult(name) {
  const file = join(RUN_FOLDER, name);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}
