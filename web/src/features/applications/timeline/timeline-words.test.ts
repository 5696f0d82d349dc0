import { describe, expect, it } from '@jest/globals';
import { type Step, stepNote, stepTitle } from './timeline-words';

const AT = '2026-12-19T15:00:00Z';
const step = (name: Step['step'], state: Step['state'], more: Partial<Step> & { by?: string | null } = {}): Step => ({
  step: name,
  state,
  at: AT,
  outcome: null,
  message: '',
  withdrawnBy: null,
  ...more,
});

describe('the words of a timeline', () => {
  it.each([
    [step('submitted', 'done'), 'Submitted', 'December 19, 2026'],
    [step('board', 'now'), 'With the board', 'until December 19, 2026'],
    [step('board', 'done'), 'With the board', 'until December 19, 2026'],
    [step('board', 'done', { at: null }), 'With the board', ''],
    [step('passedOn', 'done'), 'Passed on to Warwick School District', 'since December 19, 2026'],
    [step('review', 'now', { at: null }), 'Under review', ''],
    [step('interview', 'now'), 'Interview', 'since December 19, 2026'],
    [step('interview', 'done'), 'Interview', 'December 19, 2026'],
    [step('outcome', 'next', { at: null }), 'Outcome', 'you are told in any case'],
    [step('outcome', 'ended', { outcome: 'notSelected' }), 'Outcome: Not selected', 'December 19, 2026'],
    [step('outcome', 'done', { outcome: 'hired' }), 'Outcome: Hired', 'December 19, 2026'],
    [step('filled', 'ended', { at: null }), 'The position is filled', ''],
    [step('withdrawn', 'ended', { withdrawnBy: 'applicant' }), 'Withdrawn by you', 'December 19, 2026'],
    [step('withdrawn', 'ended'), 'Withdrawn', 'December 19, 2026'],
  ])('%#', (one, title, note) => {
    expect([stepTitle(one, 'Warwick School District'), stepNote(one)]).toEqual([title, note]);
  });

  it('name who decided it to staff, who are not spoken to as applicants', () => {
    expect(stepNote(step('interview', 'done', { by: 'Denise Albright' }))).toBe(
      'December 19, 2026, by Denise Albright',
    );
    expect(stepNote(step('submitted', 'done', { by: null }))).toBe('December 19, 2026');
    expect(stepNote(step('outcome', 'next', { at: null, by: null }))).toBe('');
  });
});
