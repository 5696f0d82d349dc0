import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { productNode, ROOT } from './node.mjs';
import { run } from './run.mjs';

const RESULTS = join(ROOT, '.cache', 'results');

/** How one runner ended. */
const single = (code) => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 });

function tool(name, ...args) {
  return async () => single(await run(productNode(), [join('node_modules', ...name.split('/')), ...args]));
}

/** Checks that give one verdict each. */
export const CHECKS = {
  'type check': async () => single(await run(productNode(), [join('scripts', 'typecheck.mjs')])),
  lint: tool('@biomejs/biome/bin/biome', 'check', '.'),
  walls: tool(
    'dependency-cruiser/bin/dependency-cruiser.mjs',
    '--config',
    '.dependency-cruiser.cjs',
    'src',
    'modules',
    'web/src',
  ),
};

export function jest(project) {
  return async () => {
    const code = await run(productNode(), [join('scripts', 'jest.mjs'), project]);
    const result = read(`${project}.json`);
    if (!result) return single(1);
    const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
    return {
      passed: result.numPassedTests,
      // A run may fail without a failing test, for instance when an engine is missing under CI.
      failed: code !== 0 ? Math.max(failed, 1) : failed,
      skipped: result.numPendingTests + result.numTodoTests,
    };
  };
}

/** Engines that set-up could not have, each with the reason; without the browser no journey runs. */
export function skippedEngines() {
  const missing = Object.entries(read('missing.json') ?? {});
  for (const [name, reason] of missing) console.log(`SKIPPED what needs ${name}: ${reason}`);
  return missing.length;
}

export async function journeys() {
  if (read('missing.json')?.Chromium) return { passed: 0, failed: 0, skipped: 0 };
  const output = join(RESULTS, 'journeys.json');
  const args = [
    join('node_modules', '@playwright', 'test', 'cli.js'),
    'test',
    '--reporter=list,json',
    '--pass-with-no-tests',
  ];
  const code = await run(productNode(), args, { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: output } });
  const stats = read('journeys.json')?.stats;
  if (!stats) return single(1);
  const passed = stats.expected + stats.flaky;
  return { passed, failed: code !== 0 ? Math.max(stats.unexpected, 1) : 0, skipped: stats.skipped };
}

function read(name) {
  const file = join(RESULTS, name);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}
