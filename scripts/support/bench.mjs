import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { assertNodeVersion, ROOT, resolveNode } from './node.mjs';
import { run } from './run.mjs';

/** Runs a benchmark of test/bench on the build, and exits with its exit code. */
export async function bench(file) {
  assertNodeVersion();
  await ensureInstalled();
  await ensureBuilt();
  const loader = join(ROOT, 'test', 'support', 'services', 'typescript.mjs');
  const program = join(ROOT, 'test', 'bench', file);
  process.exit(await run(resolveNode(), ['--import', loader, program, ...process.argv.slice(2)]));
}
