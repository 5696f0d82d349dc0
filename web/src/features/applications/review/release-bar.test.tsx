import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { JobToReview } from '#modules/postings/contract/api/responses';
import { renderHtml } from '#web/testing/render-text';
import { ReleaseBar } from './release-bar';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-21T17:00:00Z') });
});
afterEach(() => {
  jest.useRealTimers();
});

const job = {
  id: '0198a000-0000-7000-8000-000000000001',
  title: 'Art Teacher',
  organization: { accountName: 'Harrisburg City School District' },
  endDate: '2026-11-20T04:59:59.000Z',
  isBoardReview: true,
  boardReviewDays: '2026-11-28T04:59:59.000Z',
  hasReviewers: true,
  applicationsWaiting: 3,
} as JobToReview;
const OVER = '2026-11-21T04:59:59.000Z';

/** The ways to a release, those that are disabled in brackets. */
const buttons = (changes: Partial<JobToReview>) =>
  [...renderHtml(<ReleaseBar job={{ ...job, ...changes }} />).matchAll(/<(?:button|a)([^>]*)>(.*?)<\/(?:button|a)>/g)]
    .map(([, attributes = '', content = '']) => [attributes, content.replace(/<[^>]+>/g, '').trim()] as const)
    .filter(([, name]) => name.startsWith('Release'))
    .map(([attributes, name]) => (attributes.includes('aria-disabled="true"') ? `(${name})` : name));

it.each<[string, Partial<JobToReview>, string[]]>([
  ['[W12.13] while the board reads', {}, ['Release to Reviewers', '(Release Applicants)']],
  ['[W12.13] while the board reads and has all of them', { applicationsWaiting: 0 }, ['(Release Applicants)']],
  [
    '[W12.13, W12.14] after the review-by date',
    { boardReviewDays: OVER },
    ['(Release to Reviewers)', 'Release Applicants'],
  ],
  ['[W12.11] without a board', { isBoardReview: false, boardReviewDays: null }, ['Release Applicants']],
  ['near W12.12: without reviewers', { hasReviewers: false }, ['(Release to Reviewers)', '(Release Applicants)']],
])('%s', (_, changes, expected) => {
  expect(buttons(changes)).toEqual(expected);
});
