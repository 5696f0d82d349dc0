import { describe, expect, it } from '@jest/globals';
import fc from '#test/support/fast-check.js';
import { blocksOf, joinParts, markChanges, mergeTexts } from './text-diff';

describe('blocks of a text', () => {
  it('are its paragraphs, headings and whole lists; loose text is one too', () => {
    const list = '<ul><li><p>One <b>bold</b></p></li><li>Two</li></ul>';
    expect(blocksOf(`<h3>Dates</h3>\n<p>A<br>b</p>${list}<hr>loose <b>text</b><p>End</p>`)).toEqual([
      '<h3>Dates</h3>',
      '<p>A<br>b</p>',
      list,
      '<hr>',
      'loose <b>text</b>',
      '<p>End</p>',
    ]);
  });
});

describe('marked changes', () => {
  it.each([
    ['<p>Fall hiring</p>', '<p>Winter hiring</p>', '<p><del>Fall </del><ins>Winter </ins>hiring</p>', 1],
    ['<p>a</p>', '<p>a</p>', '<p>a</p>', 0],
    ['<p>a</p>', '<p>a</p><p>b <b>c</b></p>', '<p>a</p><p><ins>b </ins><b><ins>c</ins></b></p>', 1],
    ['<p>a</p><p>b</p>', '<p>a</p>', '<p>a</p><del>b </del>', 1],
    ['<ul>\n<li>a</li></ul>', '<ul><li><p>a</p></li></ul>', '<ul><li><p>a</p></li></ul>', 0],
    ['<p>open May 1 and June 2</p>', '<p>open May 3 and June 4</p>', /<del>1 <\/del><ins>3 <\/ins>.*<ins>4<\/ins>/, 2],
  ])('from %s to %s', (before, after, html, places) => {
    const marks = markChanges(before, after);
    expect(marks.html).toMatch(html);
    expect(marks.places).toBe(places);
  });

  const word = fc.constantFrom('jobs', 'open', 'May', '1', 'a&amp;b');
  const text = fc.array(fc.tuple(fc.constantFrom('p', 'h3'), fc.array(word, { minLength: 1, maxLength: 4 })), {
    maxLength: 5,
  });
  const htmlOf = (blocks: [string, string[]][]) =>
    blocks.map(([tag, words]) => `<${tag}>${words.join(' ')}</${tag}>`).join('');

  it('leave the new text as it is without the marks, and tell any difference of words', () => {
    fc.assert(
      fc.property(text, text, (one, other) => {
        const [before, after] = [htmlOf(one), htmlOf(other)];
        const { html, places } = markChanges(before, after);
        expect(html.replace(/<del>[^<]*<\/del>/g, '').replace(/<\/?ins>/g, '')).toBe(after);
        const words = (html: string) =>
          html
            .replace(/<[^>]+>/g, ' ')
            .trim()
            .split(/\s+/)
            .join(' ');
        expect(places === 0).toBe(words(before) === words(after));
      }),
    );
  });
});

describe('two changes of one text', () => {
  const seen = '<h3>Hours</h3><p>Closed Friday.</p><p>Call us.</p>';

  it('are put together where they touch different blocks', () => {
    const saved = '<h3>Hours</h3><p>Closed Friday.</p><p>Call us or write.</p>';
    const mine = '<h3>Office hours</h3><p>Closed Friday.</p><p>Call us.</p>';
    const parts = mergeTexts({ seen, saved, mine });
    expect(joinParts(parts, new Set())).toBe('<h3>Office hours</h3><p>Closed Friday.</p><p>Call us or write.</p>');
    expect(parts.filter((part) => 'mine' in part)).toEqual([]);
  });

  it('ask where they touch the same block, of which the saved one stands', () => {
    const saved = seen.replace('Friday', 'Monday');
    const parts = mergeTexts({ seen, saved, mine: seen.replace('Friday', 'Sunday').replace('Call', 'Ring') });
    const at = parts.findIndex((part) => 'mine' in part);
    expect(joinParts(parts, new Set())).toContain('Closed Monday.');
    expect(joinParts(parts, new Set([at]))).toBe('<h3>Hours</h3><p>Closed Sunday.</p><p>Ring us.</p>');
  });

  it('that are alike are no question', () => {
    const both = seen.replace('Friday', 'Monday');
    expect(mergeTexts({ seen, saved: both, mine: both }).filter((part) => 'mine' in part)).toEqual([]);
  });
});
