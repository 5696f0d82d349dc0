import { join } from 'node:path';
import { ensureBuilt } from './support/build.mjs';
import { ensureInstalled } from './support/install.mjs';
import { checkNode, productNode, ROOT } from './support/node.mjs';
import { run } from './support/run.mjs';

checkNode();
await ensureInstalled();
await ensureBuilt();
const loader = join(ROOT, 'test', 'support', 'engines', 'typescript.mjs');
process.exit(await run(productNode(), ['--import', loader, join(ROOT, 'test', 'screens', 'screens.ts')]));
