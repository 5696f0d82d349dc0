import { runInNewContext } from 'node:vm';
import { describe, expect, it } from '@jest/globals';
import { analyze } from './analysis.js';
import { fold, sortKey } from './fold.js';
import { plainText } from './plain-text.js';
import { parseTermGroups } from './term-groups.js';
import { tokenize } from './tokenizer.js';

/** Whether a search for `typed` matches a text, by the rule of both adapters. */
function finds(typed: string, text: string, prefixes = false): boolean {
  const { lexemes, compoundLexemes } = analyze(text);
  const there = [...lexemes, ...compoundLexemes];
  const groups = parseTermGroups(typed, { prefixes });
  return (
    groups.length > 0 &&
    groups.every(
      ({ anyOf, prefix }) =>
        anyOf.some((all) => all.every((lexeme) => there.includes(lexeme))) ||
        (prefix !== undefined && there.some((lexeme) => lexeme.startsWith(prefix))),
    )
  );
}

describe('fold', () => {
  it('removes case and accents', () => {
    expect(fold('RENÉE Øster Straße')).toBe('renee oster strasse');
  });

  it('makes sort keys that ignore spelling differences', () => {
    expect(sortKey('  École   du\tNord ')).toBe('ecole du nord');
    expect(sortKey('x'.repeat(500))).toHaveLength(100);
  });
});

describe('words', () => {
  it.each([
    ['K-12', 'K-12 Principal'],
    ['k12', 'K-12 Principal'],
    ['12', 'K-12 Principal'],
    ['K-12', 'Director of K12 Programs'],
    ['1:1', '1:1 Aide'],
    ['1/2', 'Grade 1/2 Teacher'],
    ['2nd shift', 'Custodian, 2nd Shift'],
    ['esl', 'ESL Teacher'],
    ['C#', 'Instructor for C# and C++'],
    ['c++', 'Instructor for C# and C++'],
    ['part time', 'Part-Time Nurse'],
    ['part-time', 'Nurse, part time'],
    ['part-time', 'Nurse (part–time)'],
    ['teachers', 'Teacher of Physics'],
    ['childrens', "Children's Librarian"],
    ["children's", 'Librarian for children'],
    ['oneill', 'O’Neill School'],
    ['PhD', 'Ph.D. required'],
    ['IT', 'IT Technician'],
    ['renee', 'Renée'],
    ['director of the arts', 'Arts Director'],
  ])('finds %p in %p', (typed, text) => {
    expect(finds(typed, text)).toBe(true);
  });

  it.each([
    ['1:1', 'Room 1, 1 Aide'],
    ['K-3', 'Kindergarten (K), 3 positions'],
    ['9-12', 'Room 912'],
    ['C#', 'Vitamin C'],
    ['nurse math', 'School Nurse'],
    ['the', 'The Teacher'],
    ['???', 'What???'],
    ['', 'Teacher'],
  ])('does not find %p in %p', (typed, text) => {
    expect(finds(typed, text)).toBe(false);
  });

  it('matches prefixes on request, but never of two letters', () => {
    expect(finds('math', 'Mathematics Teacher')).toBe(false);
    expect(finds('math', 'Mathematics Teacher', true)).toBe(true);
    expect(finds('it', 'Itinerant Teacher', true)).toBe(false);
  });

  it('keeps the order of the words, apart from compounds', () => {
    expect(analyze('The K-12 Reading Specialist')).toEqual({
      lexemes: ['k', '12', 'read', 'specialist'],
      compoundLexemes: ['k12'],
      pairLexemes: ['the_k', 'k_12', '12_read', 'read_specialist'],
    });
  });

  it.each(['a-', 'a.', "'s", '<', '&', '<b '])('takes no time that grows faster than a hostile text of %p', (part) => {
    const text = part.repeat(500_000);
    const work = () => analyze(plainText(text)) && analyze(text);
    // Work that grows with the square of the text takes many minutes.
    expect(() => runInNewContext('work()', { work }, { timeout: 60_000 })).not.toThrow();
  });
});

describe('plain text', () => {
  it('extracts the words of HTML', () => {
    expect(plainText('<p>Art&nbsp;&amp; <b>M</b>usic</p><ul><li>one</li><li>two&#33;</li></ul>')).toBe(
      'Art & Music one two!',
    );
  });

  it('drops scripts and styles with their content', () => {
    expect(plainText('a<script>alert(1)</script><style>p{}</style>b')).toBe('a b');
  });

  it('keeps what only looks like an entity', () => {
    expect(plainText('&unknown; &#0; R&D')).toBe('&unknown; R&D');
  });
});

it.each([`${'y'.repeat(99)}😀`, `a${'𐌰'.repeat(60)}`])('halves no character of %s', (text) => {
  expect([sortKey(text), ...tokenize(text).flat()].every((part) => part.isWellFormed())).toBe(true);
});
