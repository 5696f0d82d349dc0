import { describe, expect, it } from '@jest/globals';
import fc from '#test/support/fast-check.js';
import { conflictLines, type EditedField, keptValues } from './conflict-lines';

const FIELDS: EditedField[] = [
  { path: 'lastName', label: 'Last name' },
  { path: 'pay', label: 'Pay', text: (pay: number) => `$${pay}` },
  { path: 'rights', labelOf: (id: number) => `Right ${id}` },
];
const seen = { lastName: 'Eberly', pay: 10, rights: [1, 2] };

describe('lines of a conflict', () => {
  it('tell what both, only others and only I changed, each with what stood before', () => {
    const saved = { lastName: 'Eberly-Kratz', pay: 10, rights: [1, 2, 3] };
    const mine = { lastName: 'Eberly-Krantz ', pay: 12, rights: [2] };
    expect(conflictLines(FIELDS, { seen, saved, mine })).toEqual([
      {
        key: 'lastName',
        path: 'lastName',
        label: 'Last name',
        before: 'Eberly',
        theirs: 'Eberly-Kratz',
        mine: 'Eberly-Krantz ',
      },
      { key: 'pay', path: 'pay', label: 'Pay', before: '$10', theirs: null, mine: '$12' },
      { key: 'rights.1', path: 'rights', label: 'Right 1', before: 'Yes', theirs: null, mine: 'No' },
      { key: 'rights.3', path: 'rights', label: 'Right 3', before: 'No', theirs: 'Yes', mine: null },
    ]);
  });

  it('are none of what both changed alike but that others did, and blanks are no change', () => {
    const saved = { ...seen, lastName: 'Kratz' };
    const lines = conflictLines(FIELDS, { seen, saved, mine: { ...seen, lastName: ' Kratz ', rights: [2, 1] } });
    expect(lines.map(({ key, theirs, mine }) => [key, theirs, mine])).toEqual([['lastName', 'Kratz', null]]);
  });

  it('show an empty value in words', () => {
    const lines = conflictLines(FIELDS, { seen, saved: { ...seen, lastName: '' }, mine: seen });
    expect(lines).toMatchObject([{ theirs: 'Empty' }]);
  });
});

describe('kept values', () => {
  const saved = { lastName: 'Kratz', pay: 11, rights: [1, 2, 3] };
  const mine = { lastName: 'Krantz', pay: 12, rights: [2] };

  it('are those that were saved where both changed one, unless mine is chosen', () => {
    expect(keptValues(FIELDS, { seen, saved, mine }, new Set())).toEqual({
      lastName: 'Kratz',
      pay: 11,
      rights: [2, 3],
    });
    const chosen = keptValues(FIELDS, { seen, saved, mine }, new Set(['lastName']));
    expect(chosen).toEqual({ lastName: 'Krantz', pay: 11, rights: [2, 3] });
  });

  const set = fc.uniqueArray(fc.integer({ min: 1, max: 6 }));
  const values = fc.record({
    lastName: fc.constantFrom('A', 'B', 'C'),
    pay: fc.integer({ min: 1, max: 3 }),
    rights: set,
  });

  it('[U62] undo nothing that only others did, and lose nothing that only I did', () => {
    fc.assert(
      fc.property(values, values, values, (before, theirs, yours) => {
        const kept = keptValues(FIELDS, { seen: before, saved: theirs, mine: yours }, new Set());
        if (theirs.pay !== before.pay) expect(kept.pay).toBe(theirs.pay);
        else expect(kept.pay).toBe(yours.pay);
        for (const right of [1, 2, 3, 4, 5, 6]) {
          const [was, isTheirs, isMine] = [before, theirs, yours].map(({ rights }) => rights.includes(right));
          expect(kept.rights.includes(right)).toBe(isTheirs === was ? isMine : isTheirs);
        }
        expect(new Set(kept.rights).size).toBe(kept.rights.length);
      }),
    );
  });
});

describe('rows', () => {
  interface Job {
    title: string;
    years: string;
  }
  const jobs: EditedField[] = [
    { path: 'jobs', nameOf: ({ title }: Job) => title, text: ({ years }: Job) => years || 'No years' },
  ];
  const job = (title: string, years: string): Job => ({ title, years });
  const versions = {
    seen: { jobs: [job('Teacher', '2010'), job('Aide', '2005'), job('Coach', '2001')] },
    saved: { jobs: [job('Teacher', '2011'), job('Coach', '2001'), job('Principal', '2020')] },
    mine: { jobs: [job('Teacher', '2012'), job('Aide', '2006'), job('Librarian', '')] },
  };

  it('are the same row by their name, and what one side removed is None', () => {
    const lines = conflictLines(jobs, versions).map(({ label, before, theirs, mine }) => [label, before, theirs, mine]);
    expect(lines).toEqual([
      ['Teacher', '2010', '2011', '2012'],
      ['Aide', '2005', 'None', '2006'],
      ['Coach', '2001', null, 'None'],
      ['Principal', 'None', '2020', null],
      ['Librarian', 'None', null, 'No years'],
    ]);
  });

  it('are kept as saved where both changed one, unless mine is chosen, and all that only one side added stay', () => {
    const kept = keptValues(jobs, versions, new Set());
    expect(kept.jobs).toEqual([job('Teacher', '2011'), job('Principal', '2020'), job('Librarian', '')]);
    const chosen = keptValues(jobs, versions, new Set(['jobs.Teacher', 'jobs.Aide']));
    expect(chosen.jobs).toEqual([
      job('Teacher', '2012'),
      job('Principal', '2020'),
      job('Aide', '2006'),
      job('Librarian', ''),
    ]);
  });

  it('of one name have numbers', () => {
    const two = { jobs: [job('Aide', '2001'), job('Aide', '2005')] };
    const three = { jobs: [...two.jobs, job('Aide', '2009')] };
    expect(conflictLines(jobs, { seen: two, saved: two, mine: three })).toMatchObject([{ label: 'Aide (3)' }]);
    expect(keptValues(jobs, { seen: two, saved: two, mine: three }, new Set())).toEqual(three);
  });
});
