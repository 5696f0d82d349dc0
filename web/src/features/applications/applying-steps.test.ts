import { expect, it } from '@jest/globals';
import { applyingSteps } from './applying-steps';

it('the steps ask for a whole profile only where the job needs one', () => {
  expect(applyingSteps('welcome', { isProfileRequired: true })).toEqual([
    'say what brings you here',
    'fill in your profile',
  ]);
  expect(applyingSteps('profile', undefined)).toEqual(['fill in your profile']);
  expect(applyingSteps('profile', { isProfileRequired: false })).toEqual([
    expect.stringMatching(/^add 3 references and a resume .* optional for this job$/),
  ]);
  expect(applyingSteps('application', { isProfileRequired: false })).toEqual(['hand in your application']);
});
