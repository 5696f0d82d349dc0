import { describe, expect, it } from '@jest/globals';
import { addressOf, type Criteria, criteriaFrom, feedOf, NOTHING, queryOf, sortOf } from './criteria';
import { dollars } from './parameters';
import type { Sort } from './sorts';

const read = (address: string) => criteriaFrom(new URL(address, 'http://site').searchParams);

const ALL: Criteria = {
  q: 'mathematics near Harrisburg',
  exact: 'true',
  positionTitle: 'Math & science',
  location: 'York, PA',
  radius: '50',
  position: ['01a20074-b10e-7798-8802-664dd97fb762', '01a20074-b10e-7798-8802-664dd97fb763'],
  organization: ['112672203', '115210503'],
  region: ['SC', 'SE'],
  county: ['22', '67'],
  iu: ['13'],
  positionGroup: ['Professional'],
  organizationType: ['Charter School', 'School District'],
  postedWithin: '7',
  remote: 'true',
  salaryMin: '45000',
  sort: 'distance',
  offset: 40,
};

describe('search criteria', () => {
  it('[P2.16] survive the way through the address (U1)', () => {
    expect(read(addressOf(ALL))).toEqual(ALL);
  });

  it('stand in the address in one order, whatever the order they came in (U1)', () => {
    const address =
      '/positions?q=algebra&positionTitle=teacher&location=17101&region=SC&region=SE&county=22&sort=title';
    expect(
      addressOf(
        read('/positions?sort=title&county=22&region=SE&location=17101&region=SC&positionTitle=teacher&q=algebra'),
      ),
    ).toBe(address);
  });

  it('[P2.10, P2.12] nothing asked is the plain address: all jobs, newest first', () => {
    expect(addressOf(NOTHING)).toBe('/positions');
    expect(read('/positions')).toEqual(NOTHING);
    const { sort, ...rest } = NOTHING;
    expect(queryOf(NOTHING)).toEqual({
      ...rest,
      sortedBy: 'startDate',
      sortedAlgorithm: 'DESC',
      facets: true,
      isPositionsPage: true,
    });
    expect(sort).toBe('');
  });

  it.each<[Sort, string, string]>([
    ['recent', 'startDate', 'DESC'],
    ['expiring', 'endDate', 'ASC'],
    ['distance', 'distance', 'ASC'],
    ['organization', 'organization', 'ASC'],
    ['title', 'title', 'ASC'],
  ])('[P2.11–P2.13] %s sorts by %s %s', (sort, sortedBy, sortedAlgorithm) => {
    expect(queryOf({ ...NOTHING, sort })).toMatchObject({ sortedBy, sortedAlgorithm });
  });

  it('keywords come best match first, until another order is chosen; that order goes with the words', () => {
    const words = read('/positions?q=algebra');
    expect(sortOf(words)).toBe('relevance');
    expect(queryOf(words)).not.toHaveProperty('sortedBy');
    expect(addressOf({ ...words, sort: 'relevance' })).toBe('/positions?q=algebra');
    const recent = read('/positions?q=algebra&sort=recent');
    expect(addressOf(recent)).toBe('/positions?q=algebra&sort=recent');
    expect(addressOf({ ...recent, q: '' })).toBe('/positions');
    expect(sortOf(read('/positions?sort=relevance'))).toBe('recent');
  });

  it('[P2.14] counts 20 to a page and reaches no row beyond the last that can be had', () => {
    expect(read('/positions?page=3').offset).toBe(40);
    expect(read('/positions?page=999999').offset).toBe(9980);
  });

  it.each([
    ...['?page=-1', '?page=x', '?page=1.5', '?page=0', '?sort=toString', '?sort=', '?sort=recent'],
    ...['?region=XX', '?region=toString', '?region=', '?county=0', '?county=68', '?county=07', '?iu=30', '?position=7'],
    ...[
      '?organization=x',
      '?positionGroup=professional',
      '?organizationType=School',
      '?postedWithin=2',
      '?remote=false',
    ],
    ...['?salaryMin=-1', '?salaryMin=0', '?salaryMin=lots', '?salaryMin=10000001', '?exact=true', '?radius=25'],
    ...['?facets=false', '?__proto__=x', '?q=%20'],
  ])('ignores nonsense in %s (U1)', (query) => {
    expect(read(`/positions${query}`)).toEqual(NOTHING);
  });

  it.each(['0', '3', '7', '505', '1000', '-5', '5.0', 'x'])('a radius of %s miles is none', (radius) => {
    expect(read(`/positions?location=17101&radius=${radius}`).radius).toBe('');
  });

  it.each(['5', '25', '100', '500'])('a radius of %s miles is one', (radius) => {
    expect(read(`/positions?location=17101&radius=${radius}`).radius).toBe(radius);
  });

  it('[P2.4, P2.5] cuts texts at 50 characters', () => {
    for (const name of ['q', 'positionTitle', 'location'] as const) {
      expect(read(`/positions?${name}=${'x'.repeat(60)}`)[name]).toHaveLength(50);
    }
  });

  it.each([
    ['45000', '45000'],
    ['$45,000', '45000'],
    [' 45000.50 ', '45000'],
    ['4,5', ''],
    ['a lot', ''],
  ])('reads %p as %p dollars', (typed, value) => {
    expect(dollars(typed)).toBe(value);
  });

  it('have a feed, newest first', () => {
    expect(feedOf({ ...NOTHING, region: ['SC'], sort: 'title', offset: 20 })).toBe('/positions.atom?region=SC');
    expect(feedOf(NOTHING)).toBe('/positions.atom');
  });
});
