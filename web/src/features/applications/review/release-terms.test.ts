import { describe, expect, it } from '@jest/globals';
import { earliestReviewBy, isReleasedTo, notReleased, releaseTarget } from './release-terms';

const now = new Date('2026-11-21T15:00:00Z');
const board = (boardReviewDays: string | null) => ({ isBoardReview: true, boardReviewDays });

describe('to whom applications can be released', () => {
  it('the board, as long as it has no date or its day lasts [W12.13, W12.14]', () => {
    expect(releaseTarget(board(null), now)).toBe('reviewers');
    expect(releaseTarget(board('2026-11-22T04:59:59.000Z'), now)).toBe('reviewers');
  });

  it('the applicants, once the date has passed or without a board [W12.13, W12.14]', () => {
    expect(releaseTarget(board('2026-11-21T04:59:59.000Z'), now)).toBe('applicants');
    expect(releaseTarget({ isBoardReview: false, boardReviewDays: null }, now)).toBe('applicants');
  });
});

it('counts what is left for whoever comes next', () => {
  const counts = { applicationsCount: 6, releasedToReviewers: 2, applicantsToRelease: 5 };
  expect(notReleased({ ...board(null), ...counts }, now)).toBe(4);
  expect(notReleased({ isBoardReview: false, boardReviewDays: null, ...counts }, now)).toBe(5);
});

describe('the earliest review-by date [W12.16]', () => {
  it('is the end of a listing that still runs', () => {
    expect(earliestReviewBy({ endDate: '2026-12-22T04:59:59.000Z' }, now)).toBe('2026-12-21');
  });

  it('is today after that, by the calendar of Pennsylvania', () => {
    expect(earliestReviewBy({ endDate: '2026-11-20T04:59:59.000Z' }, now)).toBe('2026-11-21');
    expect(earliestReviewBy({ endDate: '2026-11-20T04:59:59.000Z' }, new Date('2026-11-22T02:00:00Z'))).toBe(
      '2026-11-21',
    );
  });
});

it('what the board has seen can still be released to the applicants, once [W12.10]', () => {
  const seen = { releasedToReviewersAt: '2026-11-17T12:00:00Z', releasedAt: null };
  expect(isReleasedTo('reviewers', seen)).toBe(true);
  expect(isReleasedTo('applicants', seen)).toBe(false);
  expect(isReleasedTo('applicants', { ...seen, releasedAt: '2026-11-20T12:00:00Z' })).toBe(true);
});
