import { describe, expect, it } from '@jest/globals';
import { JobSearchQuery } from '../contract/api/search.js';
import { normalizedQuery } from './normalized-query.js';

const of = (query: Record<string, unknown>) => normalizedQuery(JobSearchQuery.parse(query));

describe('the normalized query', () => {
  it('is the same for equivalent searches', () => {
    const one = { q: ' Math   Teacher ', region: ['SW', 'NE', 'SW'], county: '21', sortedBy: 'title', offset: '20' };
    const other = { county: ['21', ''], facets: 'true', region: ['NE', 'SW'], q: 'math teacher', limit: '5' };
    expect(of(one)).toBe('q=math+teacher&region=NE&region=SW&county=21');
    expect(of(other)).toBe(of(one));
  });

  it('differs for different searches', () => {
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
