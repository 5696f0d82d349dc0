import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './support/node.mjs';
import { run } from './support/run.mjs';

const half = process.argv[2] ?? 'frozen';
const jest = [join(ROOT, 'scripts', 'jest.mjs'), 'quality'];
const code = await run(process.execPath, jest, { env: { SEARCH_QUALITY: half } });
for (const [set, file] of [
  ['written', 'search-quality'],
  ['real', 'search-quality-real'],
]) {
  process.stdout.write(`\nThe ${half} half of the judged queries on postings with ${set} titles:\n\n`);
  process.stdout.write(readFileSync(join(ROOT, '.cache', `${file}.txt`), 'utf8'));
}
process.stdout.write('\nSuggestions for beginnings of searches:\n\n');
process.stdout.write(readFileSync(join(ROOT, '.cache', 'search-suggestions.txt'), 'utf8'));
process.exit(code);
