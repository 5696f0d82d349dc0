import { expect, it } from '@jest/globals';
import type { DatedJob } from './listing-dates';
import { extendEffects, scheduleEffects } from './listing-effects';

const TODAY = '2026-11-23';
const APPROVALS = new Set(['nurse']);

const job = (jobListingNumber: number, changes: Partial<DatedJob> = {}): DatedJob => ({
  id: `id ${jobListingNumber}`,
  version: 1,
  position: { id: 'nurse', name: 'School Nurse', type: 'Professional' },
  title: 'School Nurse',
  status: 'open',
  startDate: '2026-11-01T05:00:00.000Z',
  endDate: '2026-12-01T04:59:59.000Z',
  boardReviewDays: null,
  isApproved: false,
  externalListingNumber: '',
  jobListingNumber,
  ...changes,
});

const textsOf = (effects: readonly { text: string }[]) => effects.map(({ text }) => text.replaceAll('\u00a0', ' '));
const extend = (jobs: readonly DatedJob[], approvals: ReadonlySet<string> | undefined) =>
  textsOf(extendEffects(jobs, '2026-12-31', approvals, TODAY));

it('says which open postings are sent for approval first, and leave the search (W6.5)', () => {
  const [warning] = extendEffects([job(1)], '2026-12-31', APPROVALS, TODAY);
  expect(warning).toEqual({
    text: 'It is sent for approval first, and visitors do not see it until it is approved.',
    isWarning: true,
  });
  expect(extend([job(1, { boardReviewDays: '2026-12-10T04:59:59.000Z' })], APPROVALS)).toEqual([
    expect.stringMatching(/^It is sent for approval first/),
    'Its board review date moves from 12/09/2026 to 12/31/2026.',
  ]);
  expect(extend([job(1), job(2), job(3, { isApproved: true })], APPROVALS)).toEqual([
    '1 posting accepts applications until 12/31/2026.',
    'No. 1 and No. 2 are sent for approval first, and visitors do not see them until they are approved.',
  ]);
});

it('says that an extended posting may need approval while nobody knows, unless it was approved', () => {
  expect(extend([job(1)], undefined)).toEqual([
    'It accepts applications until 12/31/2026, unless its position needs approval first.',
  ]);
  expect(extend([job(1, { isApproved: true })], undefined)).toEqual(['It accepts applications until 12/31/2026.']);
});

it('says that an approved posting, saved since, is seen at once', () => {
  const approved = job(1, { status: 'unsubmitted', isApproved: true });
  for (const approvals of [APPROVALS, undefined]) {
    const [first] = textsOf(scheduleEffects([approved], { startDate: TODAY, endDate: '2027-01-31' }, approvals, TODAY));
    expect(first).toBe('Visitors see it at once.');
  }
});
