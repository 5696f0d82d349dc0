import { describe, expect, it } from '@jest/globals';
import { JobSearchQuery } from '#modules/job-search/contract/api/search';
import { apiQuery, type Criteria, EMPTY_CRITERIA, effectiveSort, feedUrl, parseCriteria, searchUrl } from './criteria';
import { parseDollars } from './parameters';
import type { Sort } from './results/sorts';

const read = (address: string) => parseCriteria(new URL(address, 'http://site').searchParams);

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
  it('[P2.16] survive the round trip through the URL (U1)', () => {
    expect(read(searchUrl(ALL))).toEqual(ALL);
  });

  it('have one canonical URL, whatever the order of the parameters (U1)', () => {
    const address =
      '/positions?q=algebra&positionTitle=teacher&location=17101&region=SC&region=SE&county=22&sort=title';
    expect(
      searchUrl(
        read('/positions?sort=title&county=22&region=SE&location=17101&region=SC&positionTitle=teacher&q=algebra'),
      ),
    ).toBe(address);
  });

  it('leave out parameters of others, which the API rejects', () => {
    const criteria = read('/positions?q=nurse&utm_source=mail&fbclid=1&keywords=x&__proto__=x');
    expect(searchUrl(criteria)).toBe('/positions?q=nurse');
    expect(feedUrl(criteria)).not.toMatch(/utm|keywords/);
    for (const all of [criteria, ALL])
      expect(Object.keys(apiQuery(all)).filter((name) => !(name in JobSearchQuery.shape))).toEqual([]);
  });

  it('[P2.12] are the plain URL if empty: all jobs, newest first', () => {
    expect(searchUrl(EMPTY_CRITERIA)).toBe('/positions');
    expect(read('/positions')).toEqual(EMPTY_CRITERIA);
    const { sort, ...rest } = EMPTY_CRITERIA;
    expect(apiQuery(EMPTY_CRITERIA)).toEqual({
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
  ])('[P2.12] %s sorts by %s %s', (sort, sortedBy, sortedAlgorithm) => {
    expect(apiQuery({ ...EMPTY_CRITERIA, sort })).toMatchObject({ sortedBy, sortedAlgorithm });
  });

  it('sort keywords by best match by default; that sort is dropped with the keywords', () => {
    const words = read('/positions?q=algebra');
    expect(effectiveSort(words)).toBe('relevance');
    expect(apiQuery(words)).not.toHaveProperty('sortedBy');
    expect(searchUrl({ ...words, sort: 'relevance' })).toBe('/positions?q=algebra');
    const recent = read('/positions?q=algebra&sort=recent');
    expect(searchUrl(recent)).toBe('/positions?q=algebra&sort=recent');
    expect(searchUrl({ ...recent, q: '' })).toBe('/positions');
    expect(effectiveSort(read('/positions?sort=relevance'))).toBe('recent');
  });

  it('[P2.14] have 20 rows per page and stay within the result window', () => {
    expect(read('/positions?page=3').offset).toBe(40);
    expect(read('/positions?page=999999').offset).toBe(9980);
  });

  it.each([
    '?page=-1',
    '?page=x',
    '?page=1.5',
    '?page=0',
    '?sort=toString',
    '?sort=',
    '?sort=recent',
    '?region=XX',
    '?region=toString',
    '?region=',
    '?county=0',
    '?county=68',
    '?county=07',
    '?iu=30',
    '?position=7',
    '?organization=x',
    '?positionGroup=professional',
    `?organizationType=${'S'.repeat(101)}`,
    '?postedWithin=2',
    '?remote=false',
    '?salaryMin=-1',
    '?salaryMin=0',
    '?salaryMin=lots',
    '?salaryMin=10000001',
    '?exact=true',
    '?radius=25',
    '?facets=false',
    '?__proto__=x',
    '?q=%20',
  ])('ignores nonsense in %s (U1)', (query) => {
    expect(read(`/positions${query}`)).toEqual(EMPTY_CRITERIA);
  });

  it.each(['0', '3', '7', '505', '1000', '-5', '5.0', 'x'])('reject a radius of %s miles', (radius) => {
    expect(read(`/positions?location=17101&radius=${radius}`).radius).toBe('');
  });

  it.each(['5', '25', '100', '500'])('accept a radius of %s miles', (radius) => {
    expect(read(`/positions?location=17101&radius=${radius}`).radius).toBe(radius);
  });

  it('[P2.4, P2.5] cut texts at 50 characters', () => {
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
    expect(parseDollars(typed)).toBe(value);
  });

  it('have a feed URL, newest first', () => {
    expect(feedUrl({ ...EMPTY_CRITERIA, region: ['SC'], sort: 'title', offset: 20 })).toBe('/positions.atom?region=SC');
    expect(feedUrl(EMPTY_CRITERIA)).toBe('/positions.atom');
  });
});
