import { describe, expect, it } from '@jest/globals';
import { publicEntry } from '../support/public-entry.js';

/** What stands in the code of a library and nowhere else. */
const HEAVY = {
  zod: 'invalid_union',
  'rich-text editor': 'ProseMirror',
  'dialogs of Mantine': 'mantine-Modal',
  'choice lists of Mantine': 'mantine-Combobox',
  'idle timer': 'IdleTimer',
  'human check': 'keySignature',
};

describe.each(['home', 'find-job', 'job-detail'])('the code of the page %s', (route) => {
  const { js, css, code } = publicEntry(route);

  it('is small enough for a phone (U49)', () => {
    expect(js).toBeLessThanOrEqual(125);
    expect(css).toBeLessThanOrEqual(12);
  });

  it.each(Object.entries(HEAVY))('is free of %s, which loads when it is needed', (_, mark) => {
    expect(code.includes(mark)).toBe(false);
  });
});

it('the marks are those of the libraries: a form has zod in it', () => {
  expect(publicEntry('sign-up').code).toContain(HEAVY.zod);
});
