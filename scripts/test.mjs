import { calendar } from './support/calendar.mjs';
import { assertNodeVersion } from './support/node.mjs';
import { jestWithoutQuarantine, journeysWithoutQuarantine, overdue } from './support/quarantine.mjs';
import { StageRunner } from './support/stage-runner.mjs';
import { CHECKS, countMissing, install, integrationTriedTwice, jest, journeys, setUp } from './support/stages.mjs';

const GATE = { TEST_GATE: 'true' };

assertNodeVersion();
const runner = new StageRunner();
await runner.stage('packages', 1, { packages: install });
const prepare = setUp(['Chromium', 'clamd', 'libfaketime', 'Redis', 'Elasticsearch'], GATE);
await runner.stage('set-up, checks', 1.5, { 'set-up': prepare }, CHECKS);
const gate = { ...GATE, ...calendar() };
const integration = integrationTriedTwice(gate, ...jestWithoutQuarantine());
await runner.stage('unit', 0.5, { 'unit tests': jest('unit', gate) });
await runner.stage('integration, races', 5.5, { 'integration tests, races': integration.first });
await runner.stage('journeys', 5, { journeys: journeys(gate, '--grep=@gate', ...journeysWithoutQuarantine()) });
await runner.stage('again', 1, { 'second try': integration.again, services: countMissing });
for (const line of overdue(Date.now())) console.log(line);
process.exit(runner.finish(14));
