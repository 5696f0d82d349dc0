import { describe, expect, it } from '@jest/globals';
import { JobSearchQuery } from '../../contract/api-search.js';
import { criteriaOf } from './criteria.js';

const of = (query: Record<string, unknown>) => criteriaOf(JobSearchQuery.parse(query));

describe('the criteria of a search', () => {
  it('are the same however it was put', () => {
    const one = { q: ' Math   Teacher ', region: ['SW', 'NE', 'SW'], county: '21', sortedBy: 'title', offset: '20' };
    const other = { county: ['21', ''], facets: 'true', region: ['NE', 'SW'], q: 'math teacher', limit: '5' };
    expect(of(one)).toBe('q=math+teacher&region=NE&region=SW&county=21');
    expect(of(other)).toBe(of(one));
  });

  it('differ where what is searched for differs', () => {
    const all = [
      {},
      { remote: 'true' },
      { radius: '10' },
      { salaryMin: '0' },
      { postedWithin: '7' },
      { q: 'true' },
    ].map(of);
    expect(new Set(all).size).toBe(all.length);
  });
});
