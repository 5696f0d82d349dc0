import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import playwright from '../../playwright.config.js';
import { ROOT } from './documents.js';
import { JOURNEY_FILES } from './test-titles.js';

/** Calls that act on the page, or read what can change no more. */
const READ_ONCE = [
  'text.evaluate(textBeforeCaret)',
  'offeredActions(',
  'offered(',
  'download(',
  'ran(',
  'answer?.',
  '(await ',
];
const READ = /expect(?:\.soft)?\(\s*await\s+(.{1,40})/g;

/** Reads of a page whose first result counts, although the page may be on its way to another one. */
const hastyReads = (source: string): string[] =>
  [...source.matchAll(READ)]
    .map(([, read = '']) => read)
    .filter((read) => !READ_ONCE.some((beginning) => read.startsWith(beginning)));

const isMatch = (pattern: unknown, path: string) => pattern instanceof RegExp && pattern.test(path);

describe('journeys', () => {
  it('read a page by assertions that try again: expect(locator) or expect.poll', () => {
    const found = JOURNEY_FILES.flatMap((file) =>
      hastyReads(readFileSync(join(ROOT, file), 'utf8')).map((read) => `${file}: ${read}`),
    );
    expect(found).toEqual([]);
  });

  it('run in exactly one group each', () => {
    const groupsOf = (file: string) => playwright.projects?.filter(({ testMatch }) => isMatch(testMatch, `/${file}`));
    expect(JOURNEY_FILES.filter((file) => groupsOf(file)?.length !== 1)).toEqual([]);
  });

  it('would be caught', () => {
    expect(hastyReads('expect(await card.innerText()).toBe(1)')).toEqual(['card.innerText()).toBe(1)']);
    expect(hastyReads('await expect.poll(() => card.innerText()).toBe(1)')).toEqual([]);
  });
});
