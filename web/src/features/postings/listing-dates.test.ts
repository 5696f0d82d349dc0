import { describe, expect, it } from '@jest/globals';
import { LISTING_DATE_MESSAGES } from '#modules/postings/contract/api/listing-dates';
import { type DatedJob, datesProblems, extendObstacle, scheduleObstacle, visibilityText } from './listing-dates';
import { extendEffects, scheduleEffects } from './listing-effects';

const TODAY = '2026-11-23';
const NONE: ReadonlySet<string> = new Set();
const START = (day: string) => `${day}T05:00:00.000Z`;
/** 23:59:59 of the day in Pennsylvania, in winter. */
const END = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + 29 * 3_600_000 - 1_000).toISOString();

const job = (changes: Partial<DatedJob> = {}): DatedJob => ({
  id: 'id',
  version: 1,
  position: { id: 'nurse', name: 'School Nurse', type: 'Professional' },
  title: 'School Nurse',
  status: 'open',
  startDate: START('2026-11-01'),
  endDate: END('2026-11-30'),
  boardReviewDays: null,
  isApproved: false,
  externalListingNumber: '',
  jobListingNumber: 20379,
  ...changes,
});
const expired = job({ endDate: END('2026-11-13'), jobListingNumber: 20388, boardReviewDays: END('2026-11-23') });
const texts = (effects: readonly { text: string }[]) => effects.map(({ text }) => text.replaceAll('\u00a0', ' '));

describe('extending', () => {
  it('says for one posting what happens', () => {
    expect(texts(extendEffects([job()], '2026-12-31', NONE, TODAY))).toEqual([
      'It accepts applications until 12/31/2026.',
    ]);
    expect(texts(extendEffects([expired], '2026-12-31', NONE, TODAY))).toEqual([
      'It accepts applications until 12/31/2026. It has expired and returns to the search at once.',
      'Its board review date moves from 11/23/2026 to 12/31/2026.',
    ]);
  });

  it('says for several what happens to which, and who is left out', () => {
    const filled = job({ status: 'filled', title: 'Custodian, Second Shift', jobListingNumber: 20412 });
    const other = job({ endDate: END('2026-11-18'), jobListingNumber: 20402 });
    const effects = extendEffects([expired, other, job(), filled], '2026-12-31', NONE, TODAY);
    expect(texts(effects)).toEqual([
      '3 postings accept applications until 12/31/2026. No. 20388 and No. 20402 have expired and return to the search at once.',
      'The board review date of No. 20388 moves from 11/23/2026 to 12/31/2026.',
      'Left out: No. 20412, Custodian, Second Shift, is Filled. Copy it to post it again.',
    ]);
    expect(effects.map(({ isWarning = false }) => isWarning)).toEqual([false, false, true]);
  });

  it('says the same of many in one sentence', () => {
    const review = { boardReviewDays: END('2026-12-01'), startDate: START('2026-12-01') };
    const many = [1, 2, 3, 4, 5].map((number) => job({ ...review, jobListingNumber: number }));
    const filled = [6, 7, 8, 9, 10].map((number) => job({ status: 'filled', jobListingNumber: number }));
    expect(texts(extendEffects([...many, ...filled], '2026-12-31', NONE, TODAY))).toEqual([
      '5 postings accept applications until 12/31/2026. No. 1, No. 2, No. 3 and 2 more are not public before they start.',
      'The board review dates of No. 1, No. 2, No. 3 and 2 more move to 12/31/2026.',
      'Left out: No. 6, No. 7, No. 8 and 2 more: each is Filled. Copy it to post it again.',
    ]);
  });

  it('counts the rest of many, and names a queued one', () => {
    const many = [1, 2, 3, 4, 5, 6].map((number) => job({ endDate: END('2026-11-18'), jobListingNumber: number }));
    const [first] = texts(extendEffects(many, '2026-12-31', NONE, TODAY));
    expect(first).toContain('No. 1, No. 2, No. 3 and 3 more have expired and return');
    const queued = job({ startDate: START('2026-12-01'), endDate: END('2026-12-20') });
    expect(texts(extendEffects([queued], '2026-12-31', NONE, TODAY))[0]).toBe(
      'It accepts applications until 12/31/2026. It is not public before 12/01/2026.',
    );
  });

  it('is refused for an earlier or the same end, a past day and another status', () => {
    expect(extendObstacle(job(), '2026-11-30', TODAY)).toBe('ends on 11/30/2026 already');
    expect(extendObstacle(job(), '2026-11-29', TODAY)).toBe('ends later already, on 11/30/2026');
    expect(extendObstacle(expired, '2026-11-22', TODAY)).toBe('cannot end before today');
    expect(extendObstacle(expired, '2026-11-23', TODAY)).toBeNull();
    expect(extendObstacle(job({ status: 'rejected' }), '2026-12-31', TODAY)).toContain('is Rejected');
    expect(extendObstacle(job({ status: 'closed' }), '2026-12-31', TODAY)).toBe('is Closed. Copy it to post it again');
  });
});

describe('scheduling', () => {
  const saved = (changes: Partial<DatedJob> = {}) => job({ status: 'unsubmitted', jobListingNumber: null, ...changes });
  const number = (jobListingNumber: number, changes: Partial<DatedJob> = {}) => saved({ jobListingNumber, ...changes });
  const effects = (jobs: readonly DatedJob[], startDate: string, endDate: string, approvals?: ReadonlySet<string>) =>
    texts(scheduleEffects(jobs, { startDate, endDate }, approvals, TODAY));

  it('says from when visitors see the posting', () => {
    const until = 'It accepts applications until 01/31/2027.';
    expect(effects([saved()], '2027-01-01', '2027-01-31', NONE)).toEqual([
      'Visitors see it from 01/01/2027, and not before.',
      until,
    ]);
    expect(effects([saved()], TODAY, '2027-01-31', NONE)).toEqual(['Visitors see it at once.', until]);
    expect(effects([saved()], '2027-01-01', '2027-01-31', new Set(['nurse']))[0]).toBe(
      'Visitors see it from 01/01/2027, once it is approved.',
    );
    expect(effects([saved()], TODAY, '2027-01-31')[0]).toBe(
      'Visitors see it at once, unless its position needs approval first.',
    );
  });

  it('says for several what visitors see of each kind, and until when', () => {
    const head = { position: { id: 'head', name: 'Superintendent', type: 'Administrative' } } as const;
    const review = { boardReviewDays: END('2026-12-15') };
    const jobs = [
      number(1),
      number(2, { endDate: END('2027-03-01') }),
      number(3, head),
      number(4, { ...head, ...review }),
    ];
    expect(effects(jobs, TODAY, '', new Set(['head']))).toEqual([
      'Visitors see 2 postings at once.',
      'Visitors see No. 3 and No. 4 as soon as they are approved.',
      'Each keeps its listing end date, from 11/30/2026 to 03/01/2027.',
    ]);
    expect(effects(jobs, '2027-01-01', '2027-01-31', new Set(['head']))).toEqual([
      'Visitors see 2 postings from 01/01/2027, and not before.',
      'Visitors see No. 3 and No. 4 from 01/01/2027, once they are approved.',
      '4 postings accept applications until 01/31/2027.',
      'The board review date of No. 4 moves from 12/15/2026 to 01/31/2027.',
    ]);
    expect(effects(jobs.slice(0, 2), TODAY, '2027-01-31')[0]).toBe(
      'Visitors see 2 postings at once, unless their positions need approval first.',
    );
  });

  it('names what is left out, before a day is chosen and after', () => {
    const open = job({ jobListingNumber: 7 });
    const filled = job({ status: 'filled', title: 'Custodian', jobListingNumber: 8 });
    const left = [
      'Left out: No. 7, School Nurse, is Open. Only an unsubmitted posting can be scheduled.',
      'Left out: No. 8, Custodian, is Filled. Copy it to post it again.',
    ];
    expect(effects([saved(), open, filled], '', '', NONE)).toEqual(left);
    expect(effects([saved(), open, filled, number(9, { endDate: END('2027-02-01') })], '2027-01-01', '', NONE)).toEqual(
      [
        'Visitors see 1 posting from 01/01/2027, and not before.',
        '1 posting accepts applications until 02/01/2027.',
        'Left out: School Nurse ends on 11/30/2026, before it would start.',
        ...left,
      ],
    );
  });

  it('is refused for a past start, and for an end before the start', () => {
    const obstacle = (startDate: string, endDate = '') => scheduleObstacle(saved(), { startDate, endDate }, TODAY);
    expect(obstacle('2026-11-22')).toBe('cannot start before today');
    expect(obstacle('2026-12-02', '2026-12-01')).toBe('cannot end before it starts');
    expect(obstacle('2026-12-01')).toBe('ends on 11/30/2026, before it would start');
    expect(obstacle('2026-11-30')).toBeNull();
    expect(obstacle('2026-12-01', '2026-12-01')).toBeNull();
    expect(scheduleObstacle(job({ status: 'pendingApproval' }), { startDate: '', endDate: '' }, TODAY)).toBe(
      'is Pending Approval. Only an unsubmitted posting can be scheduled',
    );
  });

  it('has the problems that the server would report', () => {
    expect(datesProblems({ startDate: '2026-11-22', endDate: '2026-11-21' }, TODAY)).toEqual({
      startDate: LISTING_DATE_MESSAGES.startBeforeToday,
      endDate: LISTING_DATE_MESSAGES.endBeforeToday,
    });
    expect(datesProblems({ startDate: '2026-12-02', endDate: '2026-12-01' }, TODAY)).toEqual({
      endDate: LISTING_DATE_MESSAGES.endBeforeStart,
    });
    expect(datesProblems({ startDate: '', endDate: '' }, TODAY)).toEqual({
      startDate: LISTING_DATE_MESSAGES.day,
      endDate: LISTING_DATE_MESSAGES.day,
    });
    expect(datesProblems({ startDate: TODAY, endDate: TODAY }, TODAY)).toEqual({});
  });
});

describe('when visitors see a posting', () => {
  const visibility = (startDate: string, endDate: string) => visibilityText({ startDate, endDate }, TODAY);

  it('is said with its days, and clearly where that is one day only, or none (U53)', () => {
    expect(visibility('2026-11-23', '2026-11-30')).toBe('Visitors see it until 11/30/2026.');
    expect(visibility('2026-11-24', '2026-11-30')).toBe('Visitors see it from 11/24/2026 until 11/30/2026.');
    expect(visibility(TODAY, TODAY)).toBe('Visitors see it only until tonight, 11:59 PM, Eastern Time.');
    expect(visibility('2026-11-01', '2026-11-22')).toBe(
      'Its listing end date, 11/22/2026, has passed, so nobody can apply.',
    );
  });
});
