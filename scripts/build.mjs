import { ensureBuilt } from './support/build.mjs';
import { ensureInstalled } from './support/install.mjs';
import { checkNode } from './support/node.mjs';

checkNode();
await ensureInstalled();
await ensureBuilt();
console.log('The build is up to date.');
