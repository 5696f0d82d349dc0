import { describe, expect, it } from '@jest/globals';
import { approveEffects } from './approve-effects';

const now = new Date('2026-11-30T12:00:00Z');
const job = (startDate: string, endDate: string) => ({ startDate, endDate });
const listed = job('2026-11-20T05:00:00Z', '2026-12-20T04:59:59Z');
const queued = job('2026-12-02T05:00:00Z', '2026-12-20T04:59:59Z');
const ended = job('2026-10-01T05:00:00Z', '2026-11-20T04:59:59Z');

describe('what is said of an approval (U53)', () => {
  it('is when visitors see one posting', () => {
    expect(approveEffects([listed], now)).toBe('Visitors see 1 posting at once. Its poster gets a mail.');
    expect(approveEffects([queued], now)).toBe('Visitors see 1 posting from its start date. Its poster gets a mail.');
  });

  it('tells apart those that start later and those that have ended', () => {
    expect(approveEffects([listed, queued, queued, ended], now)).toBe(
      'Visitors see 1 posting at once. Visitors see 2 postings from their start dates. The listing end date of 1 posting has passed, so nobody can apply for it. Their posters get a mail each.',
    );
  });
});
