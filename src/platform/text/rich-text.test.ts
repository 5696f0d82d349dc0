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

it('keeps nothing that nobody sees, also of an entity, but what joins letters and pictures', () => {
  expect(sanitizeRichText('<p>read&#2;ing\u0007&#x202e; is\u200b&#x7f; \u{1F469}\u200d\u{1F3EB}</p>')).toBe(
    '<p>reading is \u{1F469}\u200d\u{1F3EB}</p>',
  );
});

it.each([
  ['www.school.example/jobs', 'https://www.school.example/jobs'],
  ['school.example', 'https://school.example'],
  ['hiring@school.example', 'mailto:hiring@school.example'],
  ['https://school.example', 'https://school.example'],
  ['mailto:hiring@school.example', 'mailto:hiring@school.example'],
  ['/contact-us', '/contact-us'],
])('a link to %s opens %s', (typed, href) => {
  expect(sanitizeRichText(`<a href=" ${typed} ">Jobs</a>`)).toBe(`<a href="${href}">Jobs</a>`);
});

it.each([
  'jobs',
  '#jobs',
  '//school.example',
  '/\\school.example',
  'javascript:alert(1)',
  'file:///etc/passwd',
  '?a=b',
])('a link to %s is none', (typed) => {
  expect(sanitizeRichText(`<p><a href="${typed}">Jobs</a></p>`)).toBe('<p><a>Jobs</a></p>');
});

it('keeps the cells and rows of a table apart', () => {
  const table =
    '<table><tr><th>Step</th> <th>Salary</th></tr><tr><td>B1</td><td align="right">$52,000</td></tr></table>';
  expect(sanitizeRichText(table)).toBe('<p>Step | Salary</p><p>B1 | $52,000</p>');
});
