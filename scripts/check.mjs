import { ensureInstalled } from './support/install.mjs';
import { assertNodeVersion } from './support/node.mjs';
import { CHECKS, jest } from './support/stages.mjs';

assertNodeVersion();
await ensureInstalled();
const failedStages = [];
for (const [name, stage] of Object.entries({ ...CHECKS, 'unit tests': jest('unit') })) {
  console.log(`\n=== ${name}`);
  if ((await stage()).failed > 0) failedStages.push(name);
}
console.log(failedStages.length ? `\nNot in order: ${failedStages.join(', ')}.` : '\nAll in order.');
process.exit(failedStages.length ? 1 : 0);
