import { calendar } from './support/calendar.mjs';
import { ensureInstalled } from './support/install.mjs';
import { assertNodeVersion } from './support/node.mjs';
import { jestWithoutQuarantine, journeysWithoutQuarantine, overdue } from './support/quarantine.mjs';
import { StageRunner } from './support/stage-runner.mjs';
import { CHECKS, countMissing, integrationTriedTwice, jest, journeys, setUp } from './support/stages.mjs';

const GATE = { TEST_GATE: 'true' };

assertNodeVersion();
const runner = new StageRunner();
const prepare = async () => {
  await ensureInstalled();
  return setUp(['Chromium', 'clamd', 'libfaketime', 'Redis', 'Elasticsearch'], GATE)();
};
await runner.stage('set-up', 2.5, { 'set-up': prepare });
const gate = { ...GATE, ...calendar() };
const integration = integrationTriedTwice(gate, ...jestWithoutQuarantine());
await runner.stage('checks, unit', 1, { 'unit tests': jest('unit', gate) }, CHECKS);
await runner.stage('integration, races', 5.5, { 'integration tests, races': integration.first });
await runner.stage('journeys', 5, { journeys: journeys(gate, '--grep=@gate', ...journeysWithoutQuarantine()) });
await runner.stage('again', 1, { 'second try': integration.again, engines: countMissing });
for (const line of overdue(Date.now())) console.log(line);
process.exit(runner.finish(14));
