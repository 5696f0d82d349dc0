import { describe, expect, it } from '@jest/globals';
import type { Stage } from '../contract/api/stage-rules.js';
import { type TimelineMove, type TimelineSource, timelineOf } from './timeline.js';

const NOW = new Date('2026-11-24T12:00:00Z');
const day = (date: string) => new Date(`2026-${date}T15:00:00Z`);

const sent: TimelineSource = {
  type: 'submitted',
  stage: 'new',
  submittedAt: day('11-02'),
  releasedToReviewersAt: null,
  releasedAt: null,
  withdrawnAt: null,
  withdrawnBy: null,
};
const open = { status: 'open', endDate: day('12-11'), isBoardReview: false, reviewBy: null };
const ended = { ...open, endDate: day('11-20') };
const filled = { ...open, status: 'filled' };
const withBoard = { ...open, isBoardReview: true, reviewBy: day('12-19') };
const afterBoard = { ...ended, isBoardReview: true, reviewBy: day('11-22') };
const toBoard = { releasedToReviewersAt: day('11-05') };
const passedOn = { releasedAt: day('11-06') };

const MOVED_BY = '3f0c1a52-5f0e-4c4e-9a7b-2f6a4f0b1c11';
const moves = (...stages: (readonly [Stage, string])[]): TimelineMove[] =>
  stages.map(([to, date]) => ({
    to,
    movedAt: day(date),
    movedBy: MOVED_BY,
    message: to === 'notSelected' ? 'No.' : '',
  }));

/** A step as "name state month-day". */
const steps = (application: Partial<TimelineSource>, job: typeof open | typeof withBoard, made: TimelineMove[] = []) =>
  timelineOf({ ...sent, ...application }, job, made, NOW).map(({ step, state, at, outcome }) =>
    [step, outcome, state, at?.toISOString().slice(5, 10)].filter(Boolean).join(' '),
  );

const NOT_YET = ['interview next', 'outcome next'];

describe('the timeline of an application', () => {
  it.each([
    ['sent', {}, open, [], ['passedOn next', ...NOT_YET]],
    ['passed on', passedOn, open, [], ['passedOn now 11-06', ...NOT_YET]],
    ['waiting for the board', {}, withBoard, [], ['board next', ...NOT_YET]],
    ['with the board', toBoard, withBoard, [], ['board now 12-19', ...NOT_YET]],
    [
      'with the board, which is the review',
      toBoard,
      withBoard,
      moves(['underReview', '11-08']),
      ['board now 12-19', ...NOT_YET],
    ],
    [
      'after the board',
      { ...toBoard, ...passedOn },
      afterBoard,
      [],
      ['board done 11-22', 'passedOn done 11-06', 'review now', ...NOT_YET],
    ],
    ['never with the board', {}, afterBoard, [], ['review now', ...NOT_YET]],
    [
      'under review',
      passedOn,
      open,
      moves(['underReview', '11-08']),
      ['passedOn done 11-06', 'review now 11-08', ...NOT_YET],
    ],
    [
      'interviewed, before the board is through',
      toBoard,
      withBoard,
      moves(['interview', '11-09']),
      ['board done', 'interview now 11-09', 'outcome next'],
    ],
    [
      'offered',
      passedOn,
      open,
      moves(['underReview', '11-08'], ['interview', '11-09'], ['offer', '11-12']),
      ['passedOn done 11-06', 'interview done 11-09', 'offer now 11-12', 'outcome next'],
    ],
    [
      'back from an offer',
      {},
      open,
      moves(['interview', '11-09'], ['offer', '11-12'], ['interview', '11-13']),
      ['interview now 11-13', 'outcome next'],
    ],
    [
      'back from an interview',
      {},
      open,
      moves(['interview', '11-09'], ['new', '11-10']),
      ['passedOn next', ...NOT_YET],
    ],
  ])('%s', (_name, application, job, made, expected) => {
    expect(steps(application, job, made)).toEqual(['submitted done 11-02', ...expected]);
  });

  it.each([
    ['not selected at once', {}, open, moves(['notSelected', '11-10']), ['outcome notSelected ended 11-10']],
    [
      'not selected while the board read it',
      toBoard,
      withBoard,
      moves(['notSelected', '11-10']),
      ['board done', 'outcome notSelected ended 11-10'],
    ],
    [
      'hired after an interview',
      passedOn,
      filled,
      moves(['interview', '11-09'], ['hired', '11-20']),
      ['passedOn done 11-06', 'interview done 11-09', 'outcome hired done 11-20'],
    ],
    [
      'reopened',
      {},
      open,
      moves(['interview', '11-09'], ['notSelected', '11-10'], ['underReview', '11-12']),
      ['review now 11-12', ...NOT_YET],
    ],
  ])('tells an outcome: %s', (_name, application, job, made, expected) => {
    expect(steps(application, job, made)).toEqual(['submitted done 11-02', ...expected]);
  });

  it('leaves those who are still New under review when the listing ends or is closed (T43)', () => {
    expect(steps({}, ended)).toEqual(['submitted done 11-02', 'review now', ...NOT_YET]);
    expect(steps(passedOn, { ...open, status: 'closed' })).toEqual([
      'submitted done 11-02',
      'passedOn done 11-06',
      'review now',
      ...NOT_YET,
    ]);
  });

  it('invents no outcome where none was recorded', () => {
    expect(steps({ ...passedOn, stage: null }, filled)).toEqual([
      'submitted done 11-02',
      'passedOn done 11-06',
      'filled ended',
    ]);
  });

  it('ends with a withdrawal, which keeps the outcome before it, and is empty for a draft', () => {
    const withdrawn = { type: 'withdrawn', withdrawnAt: day('11-14'), withdrawnBy: 'applicant' } as const;
    expect(steps({ ...passedOn, ...withdrawn }, open, moves(['interview', '11-09']))).toEqual([
      'submitted done 11-02',
      'withdrawn ended 11-14',
    ]);
    expect(steps({ ...passedOn, ...withdrawn }, open, moves(['notSelected', '11-10']))).toEqual([
      'submitted done 11-02',
      'outcome notSelected ended 11-10',
      'withdrawn ended 11-14',
    ]);
    expect(steps({ type: 'draft', submittedAt: null }, open)).toEqual([]);
  });

  it('carries the message of the outcome, and who moved the applicant', () => {
    const [, interview, outcome] = timelineOf(sent, open, moves(['interview', '11-09'], ['notSelected', '11-10']), NOW);
    expect(interview).toMatchObject({ step: 'interview', message: '', movedBy: MOVED_BY });
    expect(outcome).toMatchObject({ step: 'outcome', message: 'No.', movedBy: MOVED_BY });
  });
});
