import { describe, expect, it } from '@jest/globals';
import type { Interpretation } from '../../../../../modules/postings/contract/api-interpretation';
import { addressOf, type Criteria, NOTHING } from '../criteria';
import { appliedOf, isChosen, withoutAll, withoutWords } from './applied';

const NAMES: Record<string, string> = { SC: 'Southcentral', SE: 'Southeast', '22': 'Dauphin' };
const labelOf = (_: string, value: string) => NAMES[value] ?? value;

const nothing: Interpretation = { terms: [], corrected: [], expanded: [], leftOut: [], filters: [], place: null };
const inWords = (without: string): NonNullable<Interpretation['place']> => ({
  from: 'q',
  kind: 'city',
  name: 'Harrisburg',
  radiusMiles: 25,
  without,
  others: [],
});

/** Each filter in words, with the address that removing it leads to. */
const chips = (asked: Partial<Criteria>, understood?: Interpretation) => {
  const criteria = { ...NOTHING, ...asked };
  return appliedOf(criteria, understood, labelOf).map(({ words, without }) => [
    words,
    addressOf({ ...criteria, ...without }),
  ]);
};

describe('the filters that hold (U4)', () => {
  it('are none where nothing or only words are asked for', () => {
    expect(chips({})).toEqual([]);
    expect(chips({ q: 'algebra' }, { ...nothing, terms: ['algebra'] })).toEqual([]);
  });

  it('are each removed for themselves', () => {
    expect(
      chips({ region: ['SC', 'SE'], county: ['22'], positionGroup: ['Support'], postedWithin: '7', remote: 'true' }),
    ).toEqual([
      ['Region: Southcentral', '/positions?region=SE&county=22&positionGroup=Support&postedWithin=7&remote=true'],
      ['Region: Southeast', '/positions?region=SC&county=22&positionGroup=Support&postedWithin=7&remote=true'],
      ['County: Dauphin', '/positions?region=SC&region=SE&positionGroup=Support&postedWithin=7&remote=true'],
      ['Position group: Support', '/positions?region=SC&region=SE&county=22&postedWithin=7&remote=true'],
      ['Posted within: 7 days', '/positions?region=SC&region=SE&county=22&positionGroup=Support&remote=true'],
      ['Remote positions only', '/positions?region=SC&region=SE&county=22&positionGroup=Support&postedWithin=7'],
    ]);
    expect(chips({ salaryMin: '45000' })).toEqual([['Pays at least $45,000', '/positions']]);
    expect(chips({ q: 'algebra', exact: 'true' })).toEqual([['Exact words', '/positions?q=algebra']]);
  });

  it('say the place that the words name, and removing it leaves the other words', () => {
    expect(chips({ q: 'teacher near Harrisburg', radius: '25' }, { ...nothing, place: inWords('teacher') })).toEqual([
      ['Near Harrisburg, 25 miles', '/positions?q=teacher'],
    ]);
  });

  it('say the place of the Location field, as the server knows it or as it was typed', () => {
    const place = { ...inWords(''), from: 'location' as const, kind: 'county' as const, name: 'York County' };
    expect(chips({ location: 'york county' }, { ...nothing, place: { ...place, radiusMiles: null } })).toEqual([
      ['In York County', '/positions'],
    ]);
    expect(chips({ q: 'algebra', location: '17101', radius: '50' })).toEqual([
      ['Location: 17101', '/positions?q=algebra'],
    ]);
  });

  it('say once what both the words and the address choose, and removing what the words say takes their words', () => {
    const filters = [{ name: 'remote', value: 'true', label: 'Remote', without: 'algebra' }];
    const understood = { ...nothing, filters };
    expect(chips({ q: 'remote algebra' }, understood)).toEqual([['Remote positions only', '/positions?q=algebra']]);
    expect(chips({ q: 'remote algebra', remote: 'true' }, understood)).toHaveLength(1);
    expect(isChosen(NOTHING, understood, 'remote', 'true')).toBe(true);
    expect(isChosen(NOTHING, undefined, 'remote', 'true')).toBe(false);
  });

  it('go without the words that say them, in whatever spelling', () => {
    const corrected = [{ from: 'mathmatics', to: 'mathematics' }];
    const understood = { ...nothing, corrected, place: inWords('mathematics teacher') };
    const criteria = { ...NOTHING, q: 'Mathmatics teacher near Harrisburg' };
    expect(addressOf(withoutAll(criteria, understood))).toBe('/positions?q=mathematics+teacher');
    expect(withoutWords(criteria, understood)).toEqual({ q: 'near Harrisburg' });
  });

  it('all go at once, with the words that say them; other words and the order stay', () => {
    const q = 'remote algebra near Harrisburg';
    const filters = [
      { name: 'remote', value: 'true', label: 'Remote', without: 'algebra near Harrisburg' },
      { name: 'region', value: 'SC', label: 'Southcentral', without: q },
    ];
    const understood = { ...nothing, filters, place: inWords('remote algebra') };
    const criteria: Criteria = { ...NOTHING, q, radius: '50', county: ['22'], sort: 'title', offset: 20 };
    expect(addressOf(withoutAll(criteria, understood))).toBe('/positions?q=algebra&sort=title');
    expect(addressOf(withoutAll({ ...criteria, q: '' }, undefined))).toBe('/positions?sort=title');
  });
});
