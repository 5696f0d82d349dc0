import { describe, expect, it } from '@jest/globals';
import { builtScripts, publicEntry } from '../support/public-entry.js';

/** What stands in the code of each and nowhere else. */
const HEAVY = {
  zod: 'invalid_union',
  'rich-text editor': 'ProseMirror',
  'choice lists of Mantine': '@mantine/core/Combobox',
  'idle timer': 'IdleTimer',
  'human check': 'keySignature',
};

/** No page uses them so far; their mark is made like that of the choice lists. */
const UNUSED = { 'dialogs of Mantine': '@mantine/core/Modal' };

describe.each(['home', 'find-job', 'job-detail'])('the code of the page %s', (route) => {
  const { js, css, code } = publicEntry(route);

  it('is small enough for a phone (U49)', () => {
    expect(js).toBeLessThanOrEqual(125);
    expect(css).toBeLessThanOrEqual(12);
  });

  it.each(Object.entries({ ...HEAVY, ...UNUSED }))('is free of %s, which loads when it is needed', (_, mark) => {
    expect(code.includes(mark)).toBe(false);
  });
});

it.each(Object.entries(HEAVY))('the mark of %s stands in the code of other pages', (_, mark) => {
  expect(builtScripts().some((script) => script.includes(mark))).toBe(true);
});
