import { describe, expect, it } from '@jest/globals';
import type { Interpretation, NothingFound } from '#modules/job-search/contract/api/interpretation';
import { type Criteria, EMPTY_CRITERIA, searchUrl } from '../criteria';
import { uncountedSuggestions, zeroResultSuggestions } from './zero-result-suggestions';

const understood: Interpretation = {
  terms: ['algebra'],
  corrected: [],
  expanded: [],
  leftOut: [],
  asksForZipCode: false,
  few: null,
  mentioned: 0,
  didYouMean: null,
  filters: [{ name: 'remote', value: 'true', label: 'Remote', without: 'algebra near york' }],
  place: {
    from: 'q',
    kind: 'city',
    name: 'York',
    radiusMiles: 25,
    without: 'remote algebra',
    others: [],
  },
};
const criteria: Criteria = {
  ...EMPTY_CRITERIA,
  q: 'remote algebra near York',
  region: ['NW', 'SW'],
  salaryMin: '90000',
};
const NAMES: Record<string, string> = { NW: 'Northwest', SW: 'Southwest' };
const labelOf = (_: string, value: string) => NAMES[value] ?? value;

const ways = (asked: Criteria, nothingFound: NothingFound, meant = understood) =>
  zeroResultSuggestions(asked, meant, nothingFound, labelOf).map(({ words, change }) => [
    words,
    searchUrl({ ...asked, ...change }),
  ]);
const without = (...names: string[]): NothingFound => ({
  without: names.map((name, at) => ({ name, count: at + 1 })),
  wider: null,
});

describe('suggestions for zero results (U8)', () => {
  it('drop each criterion, from the fields or inferred', () => {
    expect(ways(criteria, without('q', 'q.remote', 'place', 'region', 'salaryMin'))).toEqual([
      ['Without Keywords: algebra (1 job)', '/positions?q=remote+near+York&region=NW&region=SW&salaryMin=90000'],
      ['Without Remote positions only (2 jobs)', '/positions?q=algebra+near+york&region=NW&region=SW&salaryMin=90000'],
      ['Without Location: York (3 jobs)', '/positions?q=remote+algebra&region=NW&region=SW&salaryMin=90000'],
      ['Without Region: Northwest, Southwest (4 jobs)', '/positions?q=remote+algebra+near+York&salaryMin=90000'],
      ['Without Pays at least $90,000 (5 jobs)', '/positions?q=remote+algebra+near+York&region=NW&region=SW'],
    ]);
  });

  it('drop a typed place or widen its radius', () => {
    const atZip: Interpretation = { ...understood, place: null };
    const typed: Criteria = { ...EMPTY_CRITERIA, location: '17101', radius: '5', positionTitle: 'Welder' };
    expect(
      ways(typed, { ...without('positionTitle', 'location'), wider: { radiusMiles: 50, count: 8 } }, atZip),
    ).toEqual([
      ['Without Position title: Welder (1 job)', '/positions?location=17101&radius=5'],
      ['Without Location: 17101 (2 jobs)', '/positions?positionTitle=Welder'],
      ['Within 50 miles (8 jobs)', '/positions?positionTitle=Welder&location=17101&radius=50'],
    ]);
  });

  it('ignore an unknown name', () => {
    expect(ways(criteria, without('colour', 'toString', 'q.colour'))).toEqual([]);
  });

  it('without counts drop one of several filters each', () => {
    const region = { words: 'Region: Southwest', without: { region: [] } };
    expect(uncountedSuggestions(EMPTY_CRITERIA, [region])).toEqual([]);
    expect(uncountedSuggestions({ ...EMPTY_CRITERIA, q: 'algebra' }, [region]).map(({ words }) => words)).toEqual([
      'Without Keywords: algebra',
      'Without Region: Southwest',
    ]);
  });
});
