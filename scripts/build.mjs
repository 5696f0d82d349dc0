import { ensureBuilt } from './support/build.mjs';
import { ensureInstalled } from './support/install.mjs';
import { assertNodeVersion } from './support/node.mjs';

assertNodeVersion();
await ensureInstalled();
await ensureBuilt();
console.log('The build is up to date.');
