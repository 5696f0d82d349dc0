import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { countExitCode, countJest, countPlaywright } from './counting.mjs';
import { ROOT, resolveNode } from './node.mjs';
import { run } from './run.mjs';

const RESULTS = join(ROOT, '.cache', 'results');

function tool(name, ...args) {
  return async () => countExitCode(await run(resolveNode(), [join('node_modules', ...name.split('/')), ...args]));
}

/** Checks with a single result each. */
export const CHECKS = {
  'type check': async () => countExitCode(await run(resolveNode(), [join('scripts', 'typecheck.mjs')])),
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

export function jest(project) {
  return async () => {
    const code = await run(resolveNode(), [join('scripts', 'jest.mjs'), project]);
    return countJest(code, readResult(`${project}.json`));
  };
}

/** Prints the engines that set-up could not provide, and returns their number. */
export function skippedEngines() {
  const missing = Object.entries(readResult('missing.json') ?? {});
  for (const [name, reason] of missing) console.log(`SKIPPED what needs ${name}: ${reason}`);
  return missing.length;
}

export async function journeys() {
  const reason = readResult('missing.json')?.Chromium;
  if (reason) throw new Error(`No journey can run without a browser: ${reason}`);
  const output = join(RESULTS, 'journeys.json');
  const args = [join('node_modules', '@playwright', 'test', 'cli.js'), 'test', '--reporter=list,json'];
  const code = await run(resolveNode(), args, { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: output } });
  return countPlaywright(code, readResult('journeys.json'));
}

function readResult(name) {
  const file = join(RESULTS, name);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}
