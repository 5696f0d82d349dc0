import { describe, expect, it } from '@jest/globals';
import { blankJob } from '../job-values';
import { restoreValues } from './restore-values';

const blank = blankJob('2026-11-24');

describe('what was typed and not saved', () => {
  it('comes back as it was typed, valid or not', () => {
    const typed = { ...blank, title: 'School nur', salaryMin: '-5', isRemote: true, reviewers: ['a', 'b'] };
    expect(restoreValues(blank, typed)).toEqual(typed);
  });

  it('leaves alone what the form does not have, and what has another form now', () => {
    const typed = { title: 'Nurse', isRemote: 'yes', reviewers: 'a', city: ['x'], gone: 'x' };
    expect(restoreValues(blank, typed as never)).toEqual({ ...blank, title: 'Nurse' });
  });
});
