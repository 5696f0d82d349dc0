import { describe, expect, it } from '@jest/globals';
import { endOfLocalDay, startOfLocalDay } from '#platform/time/local-time.js';
import type { JobStatus } from '../contract/api/lists.js';
import { deadlineText, isAccepting, listingText } from './listing-text.js';

const listing = (status: JobStatus) => ({
  status,
  startDate: startOfLocalDay('2026-11-10'),
  endDate: endOfLocalDay('2026-11-20'),
  rejectionReason: null,
});
const counts = (applicationsCount: number, applicantsToRelease: number) => ({
  applicationsCount,
  applicantsToRelease,
  applicantsReleased: applicationsCount - applicantsToRelease,
});
const during = new Date('2026-11-15T12:00:00-05:00');
const before = new Date('2026-11-09T23:59:59-05:00');
const after = new Date('2026-11-21T00:00:00-05:00');

describe('the state text of a listing', () => {
  it('does not accept unless open [W6.16]', () => {
    for (const status of ['unsubmitted', 'pendingApproval', 'filled', 'closed'] as const)
      expect(listingText(listing(status), counts(2, 1), during)).toBe('Not accepting applications');
  });

  it('is queued before its start and accepts from then to its end [W6.17, W6.19]', () => {
    expect(listingText(listing('open'), counts(0, 0), before)).toBe('Listing queued');
    expect(listingText(listing('open'), counts(0, 0), startOfLocalDay('2026-11-10'))).toBe('Accepting applications');
    expect(listingText(listing('open'), counts(0, 0), endOfLocalDay('2026-11-20'))).toBe('Accepting applications');
  });

  it('tells after its end who applied and who waits [W6.18]', () => {
    expect(listingText(listing('open'), counts(0, 0), after)).toBe('Expired - No Applicants!');
    expect(listingText(listing('open'), counts(3, 1), after)).toBe('Expired - Pending release');
    expect(listingText(listing('open'), counts(3, 0), after)).toBe('Expired');
  });

  it('names the reason of a rejection [W6.20]', () => {
    const rejected = { ...listing('rejected'), rejectionReason: 'ineligibleOrganization' as const };
    expect(listingText(rejected, counts(0, 0), during)).toBe('Ineligible organization');
  });
});

describe('the deadline of a listing', () => {
  it.each([
    ['2026-11-20T00:00:01-05:00', 'Today'],
    ['2026-11-20T23:59:59-05:00', 'Today'],
    ['2026-11-19T23:59:00-05:00', '1 day'],
    ['2026-11-18T01:00:00-05:00', '2 days'],
    // Across the end of daylight saving time.
    ['2026-10-31T12:00:00-04:00', '20 days'],
    ['2026-11-21T00:00:00-05:00', 'No longer accepting applications'],
  ])('at %s reads %s [W9.7]', (now, text) => {
    expect(deadlineText(listing('open'), new Date(now))).toBe(text);
  });

  it('is over for what is closed or filled, whatever the date [W9.7, W9.11]', () => {
    for (const status of ['closed', 'filled'] as const) {
      expect(deadlineText(listing(status), during)).toBe('No longer accepting applications');
      expect(isAccepting(listing(status), during)).toBe(false);
    }
    expect([before, during, after].map((now) => isAccepting(listing('open'), now))).toEqual([false, true, false]);
  });
});
