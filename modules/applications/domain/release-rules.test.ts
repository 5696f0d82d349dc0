import { describe, expect, it } from '@jest/globals';
import { endOfLocalDay } from '#platform/time/local-time.js';
import { assertReleaseAllowed, assertReviewAllowedUntil } from './release-rules.js';

const job = {
  isBoardReview: true,
  reviewBy: endOfLocalDay('2026-12-08'),
  endDate: endOfLocalDay('2026-11-30'),
  reviewers: ['a reviewer'],
};
const noReview = { ...job, isBoardReview: false, reviewBy: null };
const lastSecond = endOfLocalDay('2026-12-08');
const nextDay = new Date(lastSecond.getTime() + 1000);
const early = new Date('2026-11-20T15:00:00Z');

describe('releasing to applicants', () => {
  it('waits for the review-by date under board review [W12.13]', () => {
    expect(() => assertReleaseAllowed(job, lastSecond)).toThrow('once the review-by date has passed');
    expect(() => assertReleaseAllowed(job, nextDay)).not.toThrow();
  });

  it('is free without board review', () => {
    expect(() => assertReleaseAllowed(noReview, early)).not.toThrow();
  });
});

describe('releasing to reviewers', () => {
  it('ends when the review-by date has passed [W12.14]', () => {
    expect(() => assertReviewAllowedUntil(job, '2026-12-10', nextDay)).toThrow('The review-by date has passed.');
    expect(() => assertReviewAllowedUntil(job, '2026-12-10', lastSecond)).not.toThrow();
  });

  it.each([
    ['2026-11-29', early, false],
    ['2026-11-30', early, true],
    ['2026-12-01', endOfLocalDay('2026-12-02'), false],
    ['2026-12-02', endOfLocalDay('2026-12-02'), true],
  ])('until %s, asked at %s: %s; the later of today and the end of the listing [W12.16]', (day, now, allowed) => {
    const ask = () => assertReviewAllowedUntil(job, day, now);
    if (allowed) expect(ask).not.toThrow();
    else expect(ask).toThrow('must not be before');
  });

  it('needs a board [W12.12]', () => {
    expect(() => assertReviewAllowedUntil(noReview, '2026-12-10', early)).toThrow('no board review');
  });

  it('needs somebody who may read them (U53)', () => {
    const nobody = { ...job, reviewers: [] };
    expect(() => assertReviewAllowedUntil(nobody, '2026-12-10', early)).toThrow('No reviewers are chosen');
  });
});
