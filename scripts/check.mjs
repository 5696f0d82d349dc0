import { ensureInstalled } from './support/install.mjs';
import { assertNodeVersion } from './support/node.mjs';
import { StageRunner } from './support/stage-runner.mjs';
import { CHECKS, jest } from './support/stages.mjs';

assertNodeVersion();
const runner = new StageRunner();
await ensureInstalled();
await runner.stage('checks, unit', 1.5, { 'unit tests': jest('unit') }, CHECKS);
process.exit(runner.finish(1.5));
