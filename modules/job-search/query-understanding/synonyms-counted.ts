import type { SynonymEntry } from './synonym-entry.js';

const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
];
const SUFFIXES = ['st', 'nd', 'rd'];
const SHIFTS = 3;

const grades = ORDINALS.map((word, at): SynonymEntry => {
  const number = at + 1;
  const short = `${number}${SUFFIXES[at] ?? 'th'}`;
  return { example: `${word} grade teacher`, same: [`${word} grade`, `${short} grade`, `grade ${number}`] };
});

const shifts = ORDINALS.slice(0, SHIFTS).map((word, at): SynonymEntry => {
  return { example: `${word} shift custodian`, same: [`${word} shift`, `${at + 1}${SUFFIXES[at]} shift`] };
});

/** Synonyms with numbers. */
export const COUNTED_SYNONYMS: readonly SynonymEntry[] = [
  ...grades,
  ...shifts,
  {
    example: 'second shift custodian',
    from: ['second shift', '2nd shift', 'third shift', '3rd shift'],
    to: ['night', 'evening'],
  },
  { example: 'one to one', same: ['1:1', 'one to one', 'one on one', '1 on 1', '1 to 1'] },
  { example: 'k-3', from: ['k-3'], to: ['kindergarten', 'first grade', '1st grade', '2nd grade', '3rd grade'] },
];
