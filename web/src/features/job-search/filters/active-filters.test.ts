import { describe, expect, it } from '@jest/globals';
import type { Interpretation } from '#modules/job-search/contract/api/interpretation';
import { type Criteria, EMPTY_CRITERIA, searchUrl } from '../criteria';
import { activeFilters, isSelected, withoutAll, withoutWords } from './active-filters';

const NAMES: Record<string, string> = { SC: 'Southcentral', SE: 'Southeast', '22': 'Dauphin' };
const labelOf = (_: string, value: string) => NAMES[value] ?? value;

const nothing: Interpretation = {
  terms: [],
  corrected: [],
  expanded: [],
  leftOut: [],
  filters: [],
  asksForZipCode: false,
  few: null,
  mentioned: 0,
  didYouMean: null,
  place: null,
};
const inWords = (without: string): NonNullable<Interpretation['place']> => ({
  from: 'q',
  kind: 'city',
  name: 'Harrisburg',
  radiusMiles: 25,
  without,
  others: [],
});

/** The label of each filter with the URL that removes it. */
const chips = (asked: Partial<Criteria>, understood?: Interpretation) => {
  const criteria = { ...EMPTY_CRITERIA, ...asked };
  return activeFilters(criteria, understood, labelOf).map(({ words, without }) => [
    words,
    searchUrl({ ...criteria, ...without }),
  ]);
};

describe('the active filters (U4)', () => {
  it('are none without criteria or with keywords only', () => {
    expect(chips({})).toEqual([]);
    expect(chips({ q: 'algebra' }, { ...nothing, terms: ['algebra'] })).toEqual([]);
  });

  it('are removed one by one', () => {
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

  it('include a place inferred from the keywords; removing it keeps the other keywords', () => {
    expect(chips({ q: 'teacher near Harrisburg', radius: '25' }, { ...nothing, place: inWords('teacher') })).toEqual([
      ['Near Harrisburg, 25 miles', '/positions?q=teacher'],
    ]);
  });

  it('include the place of the Location field, as resolved by the server or as typed', () => {
    const place = { ...inWords(''), from: 'location' as const, kind: 'county' as const, name: 'York County' };
    expect(chips({ location: 'york county' }, { ...nothing, place: { ...place, radiusMiles: null } })).toEqual([
      ['In York County', '/positions'],
    ]);
    expect(chips({ q: 'algebra', location: '17101', radius: '50' })).toEqual([
      ['Location: 17101', '/positions?q=algebra'],
    ]);
  });

  it('list a filter from keywords and URL once; removing an inferred one removes its keywords', () => {
    const filters = [{ name: 'remote', value: 'true', label: 'Remote', without: 'algebra' }];
    const understood = { ...nothing, filters };
    expect(chips({ q: 'remote algebra' }, understood)).toEqual([['Remote positions only', '/positions?q=algebra']]);
    expect(chips({ q: 'remote algebra', remote: 'true' }, understood)).toHaveLength(1);
    expect(isSelected(EMPTY_CRITERIA, understood, 'remote', 'true')).toBe(true);
    expect(isSelected(EMPTY_CRITERIA, undefined, 'remote', 'true')).toBe(false);
  });

  it('are removed with their keywords, in any spelling', () => {
    const corrected = [{ from: 'mathmatics', to: 'mathematics' }];
    const understood = { ...nothing, corrected, place: inWords('mathematics teacher') };
    const criteria = { ...EMPTY_CRITERIA, q: 'Mathmatics teacher near Harrisburg' };
    expect(searchUrl(withoutAll(criteria, understood))).toBe('/positions?q=mathematics+teacher');
    expect(withoutWords(criteria, understood)).toEqual({ q: 'near Harrisburg' });
  });

  it('are all removed at once with their keywords; other keywords and the sort stay', () => {
    const q = 'remote algebra near Harrisburg';
    const filters = [
      { name: 'remote', value: 'true', label: 'Remote', without: 'algebra near Harrisburg' },
      { name: 'region', value: 'SC', label: 'Southcentral', without: q },
    ];
    const understood = { ...nothing, filters, place: inWords('remote algebra') };
    const criteria: Criteria = { ...EMPTY_CRITERIA, q, radius: '50', county: ['22'], sort: 'title', offset: 20 };
    expect(searchUrl(withoutAll(criteria, understood))).toBe('/positions?q=algebra&sort=title');
    expect(searchUrl(withoutAll({ ...criteria, q: '' }, undefined))).toBe('/positions?sort=title');
  });
});
