import { ensureInstalled } from './support/install.mjs';
import { checkNode } from './support/node.mjs';
import { CHECKS, jest } from './support/stages.mjs';

checkNode();
await ensureInstalled();
const bad = [];
for (const [name, stage] of Object.entries({ ...CHECKS, 'pure tests': jest('pure') })) {
  console.log(`\n=== ${name}`);
  if ((await stage()).failed > 0) bad.push(name);
}
console.log(bad.length ? `\nNot in order: ${bad.join(', ')}.` : '\nAll in order.');
process.exit(bad.length ? 1 : 0);
