import { join } from 'node:path';
import { checkNode, productNode, ROOT, SERVER_FLAGS } from './support/node.mjs';

checkNode();
const { ensureInstalled } = await import('./support/install.mjs');
await ensureInstalled();
const { ensureBuilt } = await import('./support/build.mjs');
await ensureBuilt();
const { become } = await import('./support/run.mjs');
become(productNode(), [...SERVER_FLAGS, join(ROOT, 'dist', 'src', 'main.js')]);
