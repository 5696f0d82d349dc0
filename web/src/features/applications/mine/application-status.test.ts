import { describe, expect, it } from '@jest/globals';
import { LIST_STATUSES, type MyApplication } from '#modules/applications/contract/api/lists';
import { goesOn, statusTone } from './application-status';

const NOW = new Date('2026-11-21T12:00:00Z');
const job = (endDate: string) => ({ endDate }) as MyApplication['job'];
const tones = (endDate: string) =>
  Object.fromEntries(LIST_STATUSES.map((status) => [status, statusTone({ status, job: job(endDate) }, NOW)]));

describe('[W11.9] the colour of a status', () => {
  it('is red past the deadline, whatever the status', () =>
    expect(tones('2026-11-21T11:59:59Z')).toEqual({
      saved: 'error',
      submitted: 'error',
      filled: 'error',
      expired: 'error',
    }));

  it('is green when filled or submitted, otherwise amber', () =>
    expect(tones('2026-11-22T04:59:59Z')).toMatchObject({
      saved: 'warning',
      submitted: 'success',
      filled: 'success',
    }));
});

describe('an application goes on after its listing', () => {
  const timeline = (state: 'next' | 'ended') => [{ state }] as MyApplication['timeline'];
  it.each([
    ['expired', 'submitted', 'next', true],
    ['expired', 'submitted', 'ended', false],
    ['submitted', 'submitted', 'next', false],
    ['expired', 'draft', 'next', false],
  ] as const)('%s, %s, the last step %s', (status, type, last, expected) =>
    expect(goesOn({ status, type, timeline: timeline(last) })).toBe(expected),
  );
});
