import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import swcJest from '@swc/jest';
import { RUN_FOLDER } from '../../scripts/support/run-folder.mjs';

const ROOT = join(import.meta.dirname, '../..');
const SUITES = 6;
const IMPORT = /^import\b[^;]*;$/gm;

/** The files that match patterns, of which some begin with `!`. */
export function filesOf(patterns) {
  const [excluded, included] = [patterns.filter(isNegated), patterns.filter((pattern) => !isNegated(pattern))];
  return globSync(included, { cwd: ROOT, exclude: excluded.map((pattern) => pattern.slice(1)) }).sort();
}

/**
 * Writes suites, each of which imports some of the files, and the list of all. A suite loads the application once,
 * which takes more than a second of the CPU for each file that runs on its own.
 */
export function writeSuites(files) {
  const folder = join(RUN_FOLDER, 'suites');
  mkdirSync(folder, { recursive: true });
  for (let suite = 0; suite < Math.min(SUITES, files.length); suite += 1) {
    // By turns, so that each has some files of every folder.
    const own = files.filter((_, at) => at % SUITES === suite);
    const imports = own.map((file) => `import '../../../../${file.replace(/ts$/, 'js')}';\n`).join('');
    writeFileSync(join(folder, `suite-${String(suite + 1).padStart(2, '0')}.test.ts`), imports);
  }
  writeFileSync(join(RUN_FOLDER, 'files-of-suites.json'), JSON.stringify(files));
}

const isNegated = (pattern) => pattern.startsWith('!');

/** Puts the tests of a file into a group that is named after the file, with its hooks and variables. */
export function wrapTests(source, path) {
  const file = relative(ROOT, path);
  if (!file.endsWith('.test.ts') || file.startsWith('.cache')) return source;
  const end = Math.max(...[...source.matchAll(IMPORT)].map(({ 0: text, index }) => index + text.length));
  return `${source.slice(0, end)} describe(${JSON.stringify(file)}, () => {${source.slice(end)}\n});\n`;
}

/** @swc/jest, for suites: see wrapTests. */
export default {
  createTransformer(options) {
    const swc = swcJest.createTransformer(options);
    return {
      canInstrument: swc.canInstrument,
      process: (source, path, given) => swc.process(wrapTests(source, path), path, given),
      processAsync: (source, path, given) => swc.processAsync(wrapTests(source, path), path, given),
      getCacheKey: (source, path, given) => swc.getCacheKey(wrapTests(source, path), path, given),
    };
  },
};
