import { resolveNode } from './support/node.mjs';
import { run } from './support/run.mjs';

const codes = [];
for (const project of ['.', 'web', 'test/journeys']) {
  codes.push(await run(resolveNode(), ['node_modules/typescript7/bin/tsc', '--noEmit', '-p', project]));
}
process.exit(Math.max(...codes));
