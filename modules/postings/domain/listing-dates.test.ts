import { describe, expect, it } from '@jest/globals';
import { DomainError } from '#platform/errors/domain-error.js';
import { endOfLocalDay, localDate, startOfLocalDay } from '#platform/time/local-time.js';
import fc from '#test/support/fast-check.js';
import type { ListingDates } from '../contract/api/job.js';
import type { JobStatus } from '../contract/api/lists.js';
import type { JobContent } from './content.js';
import { datesOfCopy, withListingDates } from './listing-dates.js';

/** Noon of November 24 in Pennsylvania. */
const NOW = new Date('2026-11-24T17:00:00Z');

const listing = (start: string, end: string) =>
  ({ startDate: startOfLocalDay(start), endDate: endOfLocalDay(end) }) as JobContent;
const datesOf = ({ startDate, endDate }: { startDate: Date; endDate: Date }) => [
  startDate.toISOString(),
  endDate.toISOString(),
];

/** The new dates, or the field that refuses them. */
function change(status: JobStatus, content: JobContent, dates: ListingDates, now = NOW): string[] | string | undefined {
  try {
    return datesOf(withListingDates(content, status, dates, now));
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return error.fields?.[0]?.path;
  }
}

describe('new dates of an open posting', () => {
  const running = listing('2026-11-01', '2026-11-30');

  it('end later than before [W5.50]', () => {
    expect(change('open', running, { endDate: '2026-12-31' })).toEqual(datesOf(listing('2026-11-01', '2026-12-31')));
    expect(change('open', running, { endDate: '2026-11-30' })).toBe('endDate');
    expect(change('open', running, { endDate: '2026-11-28' })).toBe('endDate');
  });

  it('end today at the earliest, if it has expired', () => {
    const expired = listing('2026-11-01', '2026-11-20');
    expect(change('open', expired, { endDate: '2026-11-23' })).toBe('endDate');
    expect(change('open', expired, { endDate: '2026-11-24' })).toEqual(datesOf(listing('2026-11-01', '2026-11-24')));
  });

  it('keep the start once it has come, and change it before', () => {
    expect(change('open', running, { startDate: '2026-12-01', endDate: '2026-12-31' })).toBe('startDate');
    const queued = listing('2026-11-25', '2026-12-20');
    expect(change('open', queued, { startDate: '2026-12-01' })).toEqual(datesOf(listing('2026-12-01', '2026-12-20')));
    expect(change('open', queued, { startDate: '2026-12-21' })).toBe('endDate');
  });

  it('judge the day in Pennsylvania, not in London', () => {
    const evening = new Date('2026-11-25T04:59:59Z');
    const expired = listing('2026-11-01', '2026-11-20');
    expect(change('open', expired, { endDate: '2026-11-24' }, evening)).toHaveLength(2);
    expect(change('open', expired, { endDate: '2026-11-24' }, new Date(evening.getTime() + 1_000))).toBe('endDate');
  });
});

describe('the dates of a posting that is not open', () => {
  it.each(['unsubmitted', 'rejected', 'pendingApproval'] as const)('are free from today on: %s', (status) => {
    const old = listing('2026-10-01', '2026-12-20');
    const dates = { startDate: '2027-01-01', endDate: '2027-01-31' };
    expect(change(status, old, dates)).toEqual(datesOf(listing('2027-01-01', '2027-01-31')));
    expect(change(status, old, { endDate: '2026-11-30' })).toEqual(datesOf(listing('2026-10-01', '2026-11-30')));
    expect(change(status, old, { startDate: '2026-11-23' })).toBe('startDate');
    expect(change(status, old, { endDate: '2026-11-23' })).toBe('endDate');
    expect(change(status, old, { startDate: '2027-01-02', endDate: '2027-01-01' })).toBe('endDate');
  });
});

describe('days where clocks change', () => {
  it.each([
    ['2026-03-08', '2026-03-08T05:00:00.000Z', '2026-03-09T03:59:59.000Z'],
    ['2026-11-01', '2026-11-01T04:00:00.000Z', '2026-11-02T04:59:59.000Z'],
    ['2027-03-14', '2027-03-14T05:00:00.000Z', '2027-03-15T03:59:59.000Z'],
    ['2027-11-07', '2027-11-07T04:00:00.000Z', '2027-11-08T04:59:59.000Z'],
    ['2026-12-31', '2026-12-31T05:00:00.000Z', '2027-01-01T04:59:59.000Z'],
  ])('begin at 00:00 and end at 23:59:59 there: %s [W5.32]', (day, start, end) => {
    const now = new Date('2026-01-01T17:00:00Z');
    const dates = { startDate: day, endDate: day };
    expect(change('unsubmitted', listing('2026-01-01', '2026-01-02'), dates, now)).toEqual([start, end]);
  });
});

describe('the dates of a copy', () => {
  it('begin today and last as many days as the original, also where clocks change', () => {
    expect(datesOf(datesOfCopy(listing('2026-05-01', '2026-05-31'), NOW))).toEqual(
      datesOf(listing('2026-11-24', '2026-12-24')),
    );
    expect(datesOf(datesOfCopy(listing('2026-05-01', '2026-05-01'), NOW))).toEqual(
      datesOf(listing('2026-11-24', '2026-11-24')),
    );
    const beforeChange = new Date('2026-10-31T23:30:00-04:00');
    expect(datesOf(datesOfCopy(listing('2026-02-28', '2026-03-30'), beforeChange))).toEqual(
      datesOf(listing('2026-10-31', '2026-11-30')),
    );
  });

  it('never end before they start', () => {
    const day = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(day, fc.nat(800), day, (start, length, now) => {
        const first = localDate(start);
        const original = {
          startDate: startOfLocalDay(first),
          endDate: endOfLocalDay(localDate(new Date(start.getTime() + length * 86_400_000))),
        };
        const copy = datesOfCopy(original, now);
        expect(localDate(copy.startDate)).toBe(localDate(now));
        expect(copy.endDate > copy.startDate).toBe(true);
      }),
    );
  });
});
