import { join } from 'node:path';
import { assertNodeVersion, ROOT, resolveNode, SERVER_ENV, SERVER_FLAGS } from './support/node.mjs';

assertNodeVersion();
const { ensureInstalled } = await import('./support/install.mjs');
await ensureInstalled();
const { ensureBuilt } = await import('./support/build.mjs');
await ensureBuilt();
const { runInForeground } = await import('./support/run.mjs');
runInForeground(resolveNode(), [...SERVER_FLAGS, join(ROOT, 'dist', 'src', 'main.js')], SERVER_ENV);
