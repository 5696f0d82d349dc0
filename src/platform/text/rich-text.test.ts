import { expect, it } from '@jest/globals';
import { sanitizeRichText } from './rich-text.js';

it('(S7) keeps the text of tags nested too deep for a page, without the tags', () => {
  const clean = sanitizeRichText(`${'<b>'.repeat(700)}Teacher${'</b>'.repeat(700)}`);
  expect(clean).toContain('Teacher');
  expect(clean.split('<b>').length - 1).toBeLessThanOrEqual(32);
});

it.each([
  ['https://www.pasd.k12.pa.us@evil.example/jobs', '<a>Jobs</a>'],
  ['https://user:secret@example.org/', '<a>Jobs</a>'],
  ['https://example.org/@school', '<a href="https://example.org/@school">Jobs</a>'],
  ['mailto:jobs@example.org', '<a href="mailto:jobs@example.org">Jobs</a>'],
])('a link to %s names no other host than the one that it opens', (href, clean) => {
  expect(sanitizeRichText(`<a href="${href}">Jobs</a>`)).toBe(clean);
});
