import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './support/install.mjs';
import { assertNodeVersion, ROOT, resolveNode } from './support/node.mjs';
import { run } from './support/run.mjs';

const RESULTS = join(ROOT, '.cache', 'results');

const total = { passed: 0, failed: 0, skipped: 0 };
const rows = [];
const failedStages = [];

function count(name, { passed, failed, skipped }) {
  if (failed > 0) failedStages.push(name);
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
}

/** Runs a stage. A failure is counted and does not stop the next stages. */
async function stage(title, budgetMinutes, parts) {
  const begun = Date.now();
  for (const [name, part] of Object.entries(parts)) {
    console.log(`\n=== ${name}`);
    try {
      count(name, await part());
    } catch (error) {
      console.error(error);
      count(name, { passed: 0, failed: 1, skipped: 0 });
    }
  }
  rows.push({ title, minutes: (Date.now() - begun) / 60_000, budgetMinutes });
}

async function setUp() {
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
  // Downloads system packages and Elasticsearch while the build uses the CPU.
  const provision = run(resolveNode(), [join('test', 'support', 'engines', 'provision.mjs')]);
  const codes = [await run(resolveNode(), [join('scripts', 'build.mjs')]), await provision];
  return { passed: 0, failed: codes.filter((code) => code !== 0).length, skipped: 0 };
}

assertNodeVersion();
const begun = Date.now();
await ensureInstalled();
const { CHECKS, jest, journeys, skippedEngines } = await import('./support/stages.mjs');
await stage('set-up', 4, { 'set-up': setUp });
if (rows[0]) rows[0].minutes = (Date.now() - begun) / 60_000;
await stage('unit, integration', 8, {
  ...CHECKS,
  'unit tests': jest('unit'),
  'integration tests': jest('integration'),
});
await stage('faults', 6, { faults: jest('faults') });
await stage('chaos', 3, { chaos: jest('chaos') });
await stage('journeys', 11, { journeys });
count('engines', { passed: 0, failed: 0, skipped: skippedEngines() });

console.log('\nstage              minutes  budget');
for (const { title, minutes, budgetMinutes } of rows) {
  const over = minutes > budgetMinutes ? '  over budget' : '';
  console.log(`${title.padEnd(18)} ${minutes.toFixed(1).padStart(7)}  ${String(budgetMinutes).padStart(6)}${over}`);
}
if (failedStages.length) console.log(`\nNot in order: ${failedStages.join(', ')}.`);
console.log(`\n${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`);
process.exit(total.failed > 0 ? 1 : 0);
