import { describe, expect, it } from '@jest/globals';
import { foldedWords, PrefixIndex } from './prefix-index.js';
import { textVariants } from './text-variants.js';

const indexOf = (...names: string[]) =>
  PrefixIndex.of(names.map((name) => ({ names: [name], weight: 0, value: name })));
const titles = await indexOf('Kindergarten Teacher', 'Assistant Principal', 'Physical Education Teacher');
const places = await indexOf('Pittsburgh, PA', 'Harrisburg, PA');
const variants = (typed: string) =>
  textVariants(foldedWords(typed), titles, [titles, places]).map((words) => words.join(' '));

describe('variants of a typed text', () => {
  it.each([
    ['kindergarden', 'kindergarten'],
    ['kindergarden tea', 'kindergarten tea'],
    ['prinsipal', 'principal'],
    ['vice prin', 'assistant principal'],
    ['gym t', 'physical education t'],
    ['gym teachr', 'physical education teacher'],
    ['teacher philly', 'teacher philadelphia'],
    ['teacher of physical', 'teacher physical'],
    ['assistantprinc', 'assistant princ'],
  ])('of %j have %j', (typed, expected) => {
    expect(variants(typed)).toContain(expected);
  });

  it('leave words alone that another index has', () => {
    expect(variants('harrisb')).toEqual([]);
  });

  it('are few, and none for pasted texts', () => {
    expect(variants('teacher '.repeat(9))).toEqual([]);
    expect(variants('para aide special education school nurse').length).toBeLessThanOrEqual(24);
  });
});
