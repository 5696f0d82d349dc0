import { ensureInstalled } from './support/install.mjs';
import { assertNodeVersion, exitWithError } from './support/node.mjs';
import { StageRunner } from './support/stage-runner.mjs';
import { CHECKS, countMissing, jest, journeys, setUp } from './support/stages.mjs';

const SETS = ['Redis', 'Elasticsearch'];

/** Parts with what they need and their budget in minutes. None has a second try. */
const PARTS = {
  integration: { needs: ['clamd', ...SETS], budget: 12, run: jest('suites') },
  slow: { needs: ['clamd', ...SETS], budget: 8, run: jest('slow') },
  quality: { needs: SETS, budget: 2, run: jest('quality') },
  faults: { needs: SETS, budget: 10, run: jest('races,faults') },
  chaos: { needs: SETS, budget: 3, run: jest('chaos') },
  journeys: { needs: ['Chromium', ...SETS], budget: 20, run: journeys() },
};
const MINUTES = 50;

/** The seed of the generated inputs, another one in each run. `TEST_SEED` repeats one. */
const SEED = process.env.TEST_SEED ?? String(Math.floor(Math.random() * 1e9));
process.env.TEST_SEED = SEED;

assertNodeVersion();
const asked = process.argv.slice(2);
const unknown = asked.find((name) => !Object.hasOwn(PARTS, name));
if (unknown)
  exitWithError(`There is no part ${unknown}: name some of ${Object.keys(PARTS).join(', ')}, or none for all.`);
const parts = Object.entries(PARTS).filter(([name]) => asked.length === 0 || asked.includes(name));

console.log(`TEST_SEED=${SEED}`);
const runner = new StageRunner();
const prepare = async () => {
  await ensureInstalled();
  return setUp([...new Set(parts.flatMap(([, { needs }]) => needs))])();
};
await runner.stage('set-up', 3, { 'set-up': prepare });
if (asked.length === 0) await runner.stage('checks, unit', 1, { 'unit tests': jest('unit') }, CHECKS);
for (const [name, { budget, run }] of parts) await runner.stage(name, budget, { [name]: run });
await runner.stage('services', 1, { services: countMissing });
process.exit(runner.finish(MINUTES));
