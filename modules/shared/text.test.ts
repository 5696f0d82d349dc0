import { expect, it } from '@jest/globals';
import { optionalBlock, optionalLine, requiredLine, requiredName } from './text.js';

const line = requiredLine('School', 20);
const block = optionalBlock('Description', 20);
const reported = (
  schema: { safeParse(value: unknown): { error?: { issues: { message: string }[] } } },
  value: unknown,
) => schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

it.each(['', ' \t ', '\u200b', '\u00ad\ufeff', '\u202e\u2066', '\u3164', '\u2800', '\u200d', '\u0301\u0327'])(
  'nothing that can be seen is nothing: %j',
  (text) => {
    expect(reported(line, text)).toEqual(['School is required']);
    expect(optionalLine('School', 20).parse(text)).toBe('');
    expect(block.parse(text)).toBe('');
  },
);

it.each([
  [' North\u200b High ', 'North High'],
  ['\u202eNorth\u202c', 'North'],
  ['North\tHigh\r\nSchool', 'North High School'],
  ['Zoë Ólafsdóttir’s', 'Zoë Ólafsdóttir’s'],
  ['So\u00adcial', 'Social'],
  ['Aide 👩\u200d🏫 👩🏽\u200d🏫 👁\ufe0f\u200d🗨', 'Aide 👩\u200d🏫 👩🏽\u200d🏫 👁\ufe0f\u200d🗨'],
  ['A\u200dB 👩\u200d', 'AB 👩'],
])('a line is cleaned: %j', (text, expected) => {
  expect(line.parse(text)).toBe(expected);
});

it('a block keeps its lines, and joined letters and pictures', () => {
  expect(block.parse('One\n\ttwo \u202e👩\u200d🏫')).toBe('One\n\ttwo 👩\u200d🏫');
});

it('breaks of word processors are line breaks', () => {
  expect(block.parse('One\vtwo\fthree\u2028four')).toBe('One\ntwo\nthree\nfour');
  expect(line.parse('One\vtwo')).toBe('One two');
});

it('half a character is refused at its field', () => {
  expect(reported(line, 'half \ud83d')).toEqual(['School holds characters that cannot be kept']);
  expect(reported(block, 'half \ud83d')).toEqual(['Description holds characters that cannot be kept']);
});

it.each([
  ['a\u0000b', 'ab'],
  ['bell\u0007', 'bell'],
  ['del\u007f', 'del'],
  ['read\u0002ing', 'reading'],
  ['It\u0092s \u0093so\u0094 \u0096 yes', 'It’s “so” – yes'],
  ['Mun\u0303oz', 'Mu\u00f1oz'],
])('controls go, those that are signs of Windows are read, letters are composed: %j', (text, expected) => {
  expect(line.parse(text)).toBe(expected);
  expect(block.parse(text)).toBe(expected);
});

it.each([
  ['Van\u00a0Dyke', 'Van Dyke'],
  ['Sto\u3164Rox', 'Sto Rox'],
  ['\u3164Abc\u2800', 'Abc'],
  ['Smith\u2011Jones', 'Smith-Jones'],
  ['Smith\u2013Jones', 'Smith-Jones'],
  ['\u2018Abd', "'Abd"],
  ['O\u2019Brien', "O'Brien"],
  ['Jones\u200e', 'Jones'],
  ['Jo\u200bnes', 'Jones'],
  ['Sto  Rox', 'Sto Rox'],
  ['The \u201cBig\u201d School \u2014 North', 'The "Big" School \u2014 North'],
])('names have the signs of the keyboard: %j', (text, expected) => {
  expect(requiredName('Name', 60).parse(text)).toBe(expected);
  expect(reported(requiredName('Name', 60), ' \u00a0')).toEqual(['Name is required']);
});

it('the limit counts characters that are kept', () => {
  expect(line.parse(`${'\u200b'.repeat(50)}${'a'.repeat(20)}`)).toHaveLength(20);
  expect(reported(line, 'a'.repeat(21))).toEqual(['School must be 20 symbols or less']);
});
