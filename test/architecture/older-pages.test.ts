import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ROOT } from './documents.js';

/**
 * How pages are written from 2026-11-29 on. `older-pages.json` names the files from before that are not written so yet;
 * a file that is rebuilt leaves it, and none is added.
 */
const RULES = {
  'styles are CSS modules': (path: string) => path.endsWith('.css') && !path.endsWith('.module.css'),
  'a write is useMutation, which tells whether it runs and what failed': (path: string, text: string) =>
    isCode(path) && (BUSY_FLAG.test(text) || (REPORTS.test(text) && text.includes('catch'))),
  'more than two states are a reducer in <form>-machine.ts': (path: string, text: string) =>
    isCode(path) && (text.match(STATE)?.length ?? 0) > MAX_STATES,
};

/** Two states of a component, and what it refers to. */
const MAX_STATES = 4;
const STATE = /\buse(State|Ref)[(<]/g;
const BUSY_FLAG = /\bset(Busy|Saving\w*|Sending|Pending|Working)\] = useState\(false\)/;
const REPORTS = /\btoast(Save)?Error\b/;

const isCode = (path: string) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|^lib\//.test(path);

const WEB = join(ROOT, 'web/src');
const FILES = globSync('**/*.{css,ts,tsx}', { cwd: WEB }).sort();
const OLDER: Record<string, string[]> = JSON.parse(readFileSync(join(import.meta.dirname, 'older-pages.json'), 'utf8'));

describe('pages', () => {
  it.each(Object.entries(RULES))('%s; older files apart', (name, breaks) => {
    const breaking = FILES.filter((path) => breaks(path, readFileSync(join(WEB, path), 'utf8')));
    expect(breaking).toEqual(OLDER[name]);
  });

  it('have no exception that is no rule', () => {
    expect(Object.keys(OLDER)).toEqual(Object.keys(RULES));
  });

  it.each([
    ['styles are CSS modules', 'features/a/list.css', ''],
    [
      'a write is useMutation, which tells whether it runs and what failed',
      'features/a/b.tsx',
      'const [busy, setBusy] = useState(false);',
    ],
    [
      'a write is useMutation, which tells whether it runs and what failed',
      'features/a/use-b.ts',
      'catch (error) { toastError(error); }',
    ],
    [
      'more than two states are a reducer in <form>-machine.ts',
      'routes/b.tsx',
      'useState(1); useState<A>(2); useRef(3); useRef<B>(4); useState(5);',
    ],
  ] as const)('%s: a breach in %s is found', (name, path, text) => {
    expect(RULES[name](path, text)).toBe(true);
  });
});
