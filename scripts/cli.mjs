import { join } from 'node:path';
import { ensureBuilt } from './support/build.mjs';
import { ensureInstalled } from './support/install.mjs';
import { checkNode, NODE_FLAGS, productNode, ROOT } from './support/node.mjs';
import { become } from './support/run.mjs';

checkNode();
await ensureInstalled();
await ensureBuilt(['server']);
become(productNode(), [...NODE_FLAGS, join(ROOT, 'dist', 'src', 'cli.js'), ...process.argv.slice(2)]);
