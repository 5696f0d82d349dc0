import { join } from 'node:path';
import { ensureBuilt } from './support/build.mjs';
import { ensureInstalled } from './support/install.mjs';
import { assertNodeVersion, ROOT, resolveNode } from './support/node.mjs';
import { run } from './support/run.mjs';

assertNodeVersion();
await ensureInstalled();
await ensureBuilt();
const loader = join(ROOT, 'test', 'support', 'services', 'typescript.mjs');
process.exit(await run(resolveNode(), ['--import', loader, join(ROOT, 'test', 'screenshots', 'screenshots.ts')]));
