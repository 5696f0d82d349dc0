import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './support/install.mjs';
import { checkNode, productNode, ROOT } from './support/node.mjs';
import { run } from './support/run.mjs';

const RESULTS = join(ROOT, '.cache', 'results');

const total = { passed: 0, failed: 0, skipped: 0 };
const rows = [];
const bad = [];

function count(name, { passed, failed, skipped }) {
  if (failed > 0) bad.push(name);
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
}

/** A stage that fails, in whatever way, is counted and the next one runs all the same. */
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
  // Packages of the system and Elasticsearch come over the network while the processor builds.
  const provision = run(productNode(), [join('test', 'support', 'engines', 'provision.mjs')]);
  const codes = [await run(productNode(), [join('scripts', 'build.mjs')]), await provision];
  return { passed: 0, failed: codes.filter((code) => code !== 0).length, skipped: 0 };
}

checkNode();
const begun = Date.now();
await ensureInstalled();
const { CHECKS, jest, journeys, skippedEngines } = await import('./support/stages.mjs');
await stage('set-up', 6, { 'set-up': setUp });
if (rows[0]) rows[0].minutes = (Date.now() - begun) / 60_000;
await stage('pure and engines', 7, { ...CHECKS, 'pure tests': jest('pure'), 'engine tests': jest('engines') });
await stage('faults', 4, { faults: jest('faults') });
await stage('journeys', 6, { journeys });
count('engines', { passed: 0, failed: 0, skipped: skippedEngines() });

console.log('\nstage              minutes  budget');
for (const { title, minutes, budgetMinutes } of rows) {
  const over = minutes > budgetMinutes ? '  over budget' : '';
  console.log(`${title.padEnd(18)} ${minutes.toFixed(1).padStart(7)}  ${String(budgetMinutes).padStart(6)}${over}`);
}
if (bad.length) console.log(`\nNot in order: ${bad.join(', ')}.`);
console.log(`\n${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`);
process.exit(total.failed > 0 ? 1 : 0);
