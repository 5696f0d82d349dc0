import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { checkNode, productNode, ROOT } from './node.mjs';
import { run } from './run.mjs';

/** Runs a benchmark of test/bench on the built product, and ends as it ends. */
export async function bench(file) {
  checkNode();
  await ensureInstalled();
  await ensureBuilt();
  const loader = join(ROOT, 'test', 'support', 'engines', 'typescript.mjs');
  const program = join(ROOT, 'test', 'bench', file);
  process.exit(await run(productNode(), ['--import', loader, program, ...process.argv.slice(2)]));
}
