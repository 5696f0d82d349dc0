import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './support/node.mjs';
import { run } from './support/run.mjs';

const half = process.argv[2] ?? 'frozen';
const jest = [join(ROOT, 'scripts', 'jest.mjs'), 'quality'];
const code = await run(process.execPath, jest, { env: { SEARCH_QUALITY: half } });
process.stdout.write(`\nThe ${half} half of the judged queries:\n\n`);
process.stdout.write(readFileSync(join(ROOT, '.cache', 'search-quality.txt'), 'utf8'));
process.exit(code);
