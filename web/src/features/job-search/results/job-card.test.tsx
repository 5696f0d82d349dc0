import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { JobListItem } from '#modules/job-search/contract/api/search';
import { renderHtml, renderText } from '#web/testing/render-text';
import { FeaturedJob, JobRow } from './job-card';

const job = {
  id: '0198a000-0000-7000-8000-000000000001',
  title: 'Art Teacher',
  organization: { accountName: 'Harrisburg City School District' },
  position: { name: 'Teacher, Art' },
  city: 'Harrisburg',
  state: 'PA',
  jobListingNumber: 1042,
  externalListingNumber: '',
  startDate: '2026-11-18T05:00:00.000Z',
  endDate: '2026-12-05T04:59:59.000Z',
  isFeatured: false,
  salaryMin: null,
  salaryMax: null,
} as JobListItem;

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-21T17:00:00Z') });
});
afterEach(() => {
  jest.useRealTimers();
});

describe.each([
  ['a row of results', JobRow],
  ['a card of Home', FeaturedJob],
])('%s', (_, Card) => {
  const words = (changes: Partial<JobListItem> = {}) => renderText(<Card job={{ ...job, ...changes }} />);

  it('[P3.2] has the position and the listing number: the external one if there is one', () => {
    expect(words()).toMatch(/Teacher, Art.*(No\.|Listing no\.:) 1042/);
    const external = words({ externalListingNumber: 'HBG-7' });
    expect(external).toMatch(/(No\.|Listing no\.:) HBG-7/);
    expect(external).not.toContain('1042');
  });

  it('[P3.4] says how many days ago it was posted, or Today', () => {
    expect(words()).toContain('Posted: 3 Days Ago');
    expect(words({ startDate: '2026-11-20T05:00:00.000Z' })).toContain('Posted: 1 Day Ago');
    expect(words({ startDate: '2026-11-21T05:00:00.000Z' })).toContain('Posted: Today');
  });

  it('[P3.6] has a star if it is featured, and only then', () => {
    const starOf = (isFeatured: boolean) => renderHtml(<Card job={{ ...job, isFeatured }} />);
    expect(words()).not.toContain('Featured');
    expect(starOf(false)).not.toContain('<svg');
    expect(words({ isFeatured: true })).toContain('Featured');
    expect(starOf(true).match(/<svg/g)).toHaveLength(1);
  });
});
