import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { countExitCode, countJest, countPlaywright } from './counting.mjs';
import { ensureInstalled } from './install.mjs';
import { ROOT, resolveNode } from './node.mjs';
import { run, runCaptured } from './run.mjs';
import { countWithout, filesToTryAgain, flakyOfJest, flakyOfPlaywright, splitSuites } from './second-try.mjs';

const RESULTS = join(ROOT, '.cache', 'results');
const NONE = { passed: 0, failed: 0, skipped: 0 };

/** Installs the packages that are missing or of another version. */
export async function install() {
  await ensureInstalled();
  return NONE;
}

/** Builds, and provides programs: 'Chromium', 'clamd', 'libfaketime', 'Redis', 'Elasticsearch'. */
export function setUp(programs, env = {}) {
  return async () => {
    rmSync(RESULTS, { recursive: true, force: true });
    mkdirSync(RESULTS, { recursive: true });
    // Downloads system packages and Elasticsearch while the build uses the CPU.
    const provision = programs.length
      ? run(resolveNode(), [join('test', 'support', 'engines', 'provision.mjs'), ...programs], { env })
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

async function runJest(projects, env, ...args) {
  const code = await run(resolveNode(), [join('scripts', 'jest.mjs'), projects, ...args], { env });
  return { code, report: readResult(`${projects}.json`) };
}

/** Runs projects of Jest, separated by commas. */
export function jest(projects, env = {}, ...args) {
  return async () => {
    const { code, report } = await runJest(projects, env, ...args);
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
    const { code, report: suites } = await runJest('suites,races', env, ...args);
    const report = splitSuites(suites);
    const files = filesToTryAgain(report);
    if (files.length === 0) return countJest(code, report);
    failed = { files, report };
    return countWithout(files, report);
  };
  const again = async () => {
    if (!failed) return NONE;
    const { files, report } = failed;
    const second = await runJest('integration', env, ...args, '--runInBand', '--runTestsByPath', ...files);
    return { ...countJest(second.code, second.report), flaky: flakyOfJest(files, report, second.report) };
  };
  return { first, again };
}

/** Prints the engines that set-up could not provide, and counts them as skipped. */
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
    const output = join(RESULTS, 'journeys.json');
    const args = [join('node_modules', '@playwright', 'test', 'cli.js'), 'test', '--reporter=list,json', ...options];
    const code = await run(resolveNode(), args, { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: output } });
    const report = readResult('journeys.json');
    return { ...countPlaywright(code, report), flaky: flakyOfPlaywright(report) };
  };
}

function readResult(name) {
  const file = join(RESULTS, name);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}
