import { describe, expect, it } from '@jest/globals';
import { addressOf, criteriaFrom, NO_FIELDS, queryOf, type Sort } from './criteria';

const read = (address: string) => criteriaFrom(new URL(address, 'http://site').searchParams);

describe('search criteria', () => {
  it('[P2.16] survive the way through the address', () => {
    const criteria = {
      positionTitle: 'Math & science',
      location: 'York, PA',
      position: '7',
      organization: '112672203',
      region: 'SC' as const,
      sort: 'distance' as const,
      offset: 40,
    };
    expect(read(addressOf(criteria))).toEqual(criteria);
  });

  it('[P2.10, P2.12] nothing asked is the plain address: all jobs, newest first', () => {
    expect(addressOf({ ...NO_FIELDS, sort: 'recent', offset: 0 })).toBe('/positions');
    expect(queryOf(read('/positions'))).toEqual({
      ...NO_FIELDS,
      region: '',
      sortedBy: 'startDate',
      sortedAlgorithm: 'DESC',
      offset: 0,
      isPositionsPage: true,
    });
  });

  it.each<[Sort, string, string]>([
    ['recent', 'startDate', 'DESC'],
    ['expiring', 'endDate', 'ASC'],
    ['distance', 'distance', 'ASC'],
    ['organization', 'organization', 'ASC'],
    ['title', 'title', 'ASC'],
  ])('[P2.11–P2.13] %s sorts by %s %s', (sort, sortedBy, sortedAlgorithm) => {
    expect(queryOf({ ...NO_FIELDS, region: '', sort, offset: 0 })).toMatchObject({ sortedBy, sortedAlgorithm });
  });

  it('[P2.14] counts 20 to a page and reaches no row beyond the last that can be had', () => {
    expect(read('/positions?page=3').offset).toBe(40);
    expect(read('/positions?page=999999').offset).toBe(9980);
  });

  it.each([
    '?page=-1',
    '?page=x',
    '?page=1.5',
    '?sort=toString',
    '?sort=',
    '?page=0',
    '?region=XX',
    '?region=toString',
  ])('ignores nonsense in %s', (query) => {
    expect(read(`/positions${query}`)).toEqual({ ...NO_FIELDS, region: '', sort: 'recent', offset: 0 });
  });

  it('[P2.4, P2.5] cuts texts at 50 characters', () => {
    expect(read(`/positions?location=${'x'.repeat(60)}`).location).toHaveLength(50);
  });
});
