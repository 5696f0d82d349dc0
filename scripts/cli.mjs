import { join } from 'node:path';
import { ensureBuilt } from './support/build.mjs';
import { ensureInstalled } from './support/install.mjs';
import { assertNodeVersion, NODE_FLAGS, ROOT, resolveNode } from './support/node.mjs';
import { runInForeground } from './support/run.mjs';

assertNodeVersion();
await ensureInstalled();
await ensureBuilt(['server']);
runInForeground(resolveNode(), [...NODE_FLAGS, join(ROOT, 'dist', 'src', 'cli.js'), ...process.argv.slice(2)]);
