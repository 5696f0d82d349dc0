import { describe, expect, it } from '@jest/globals';
import { MAX_SCRIPT_KB, MAX_STYLE_KB, readFirstPage, readManifest } from '../../web/build/first-page.js';
import { bundleModule, readBuiltScripts } from '../support/built-pages.js';

/** Unique strings in the code of each library. */
const HEAVY = {
  zod: 'invalid_union',
  'rich-text editor': 'ProseMirror',
  'choice lists of Mantine': '@mantine/core/Combobox',
  'idle timer': 'IdleTimer',
  'human check': 'keySignature',
};

/** Not used by any page so far. */
const UNUSED = { 'dialogs of Mantine': '@mantine/core/Modal' };

describe.each(['home', 'find-job', 'job-detail'])('the code of the page %s', (route) => {
  const { js, css, code } = readFirstPage(route);

  it('is small enough for a phone (U49)', () => {
    expect(js).toBeLessThanOrEqual(MAX_SCRIPT_KB);
    expect(css).toBeLessThanOrEqual(MAX_STYLE_KB);
  });

  it.each(Object.entries({ ...HEAVY, ...UNUSED }))('is free of %s, which loads when it is needed', (_, mark) => {
    expect(code.includes(mark)).toBe(false);
  });
});

it.each(Object.entries(HEAVY))('the mark of %s stands in the code of other pages', (_, mark) => {
  expect(readBuiltScripts().some((script) => script.includes(mark))).toBe(true);
});

it.each([
  [
    'zod',
    HEAVY.zod,
    "import { z } from 'zod'; export const Page = z.object({ a: z.union([z.string(), z.number()]) });",
  ],
  ['choice lists of Mantine', HEAVY['choice lists of Mantine'], "export { Combobox } from '@mantine/core';"],
  ['dialogs of Mantine', UNUSED['dialogs of Mantine'], "export { Modal } from '@mantine/core';"],
])('the mark of %s stands in the code of a page that uses them', async (_, mark, module) => {
  expect(await bundleModule(module)).toContain(mark);
});

it('no two files of the build import each other', () => {
  const imports = new Map(Object.entries(readManifest()).map(([key, { imports = [] }]) => [key, imports]));
  const reached = (from: string, seen = new Set<string>()): Set<string> => {
    for (const key of imports.get(from) ?? []) if (!seen.has(key)) reached(key, seen.add(key));
    return seen;
  };
  expect([...imports.keys()].filter((key) => reached(key).has(key))).toEqual([]);
});
