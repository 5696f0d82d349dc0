import { expect, it } from '@jest/globals';
import { sanitizeRichText } from './rich-text.js';

it('(S7) keeps the text of tags nested too deep for a page, without the tags', () => {
  const clean = sanitizeRichText(`${'<b>'.repeat(700)}Teacher${'</b>'.repeat(700)}`);
  expect(clean).toContain('Teacher');
  expect(clean.split('<b>').length - 1).toBeLessThanOrEqual(32);
});
