import { describe, expect, it } from '@jest/globals';
import { earliestReviewBy, isReleasedTo, releaseTarget } from './release-terms';

const now = new Date('2026-11-21T15:00:00Z');
const board = (boardReviewDays: string | null) => ({ isBoardReview: true, boardReviewDays });

describe('the release target', () => {
  it('is the board without a date or until the end of its day [W12.13, W12.14]', () => {
    expect(releaseTarget(board(null), now)).toBe('reviewers');
    expect(releaseTarget(board('2026-11-22T04:59:59.000Z'), now)).toBe('reviewers');
  });

  it('is the applicants after the date or without a board [W12.13, W12.14]', () => {
    expect(releaseTarget(board('2026-11-21T04:59:59.000Z'), now)).toBe('applicants');
    expect(releaseTarget({ isBoardReview: false, boardReviewDays: null }, now)).toBe('applicants');
  });
});

describe('the earliest review-by date [W12.16]', () => {
  it('is the end date of a current listing', () => {
    expect(earliestReviewBy({ endDate: '2026-12-22T04:59:59.000Z' }, now)).toBe('2026-12-21');
  });

  it('is today in Pennsylvania after that', () => {
    expect(earliestReviewBy({ endDate: '2026-11-20T04:59:59.000Z' }, now)).toBe('2026-11-21');
    expect(earliestReviewBy({ endDate: '2026-11-20T04:59:59.000Z' }, new Date('2026-11-22T02:00:00Z'))).toBe(
      '2026-11-21',
    );
  });
});

it('an application released to the board can still be released to the applicants, once [W12.10]', () => {
  const seen = { releasedToReviewersAt: '2026-11-17T12:00:00Z', releasedAt: null };
  expect(isReleasedTo('reviewers', seen)).toBe(true);
  expect(isReleasedTo('applicants', seen)).toBe(false);
  expect(isReleasedTo('applicants', { ...seen, releasedAt: '2026-11-20T12:00:00Z' })).toBe(true);
});
