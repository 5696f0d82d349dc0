import { describe, expect, it } from '@jest/globals';
import { type ClosableJob, closeEffects } from './close-effects';

const NOW = new Date('2026-11-26T15:00:00Z');
const listed: ClosableJob = { status: 'open', startDate: '2026-11-20T05:00:00Z', applicationsCount: 0 };
const queued: ClosableJob = { ...listed, startDate: '2026-12-05T05:00:00Z' };
const waiting: ClosableJob = { ...listed, status: 'pendingApproval' };
const effects = (...jobs: ClosableJob[]) => closeEffects(jobs, NOW);

describe('what visitors see of postings once they are closed', () => {
  it('is the page of one that was listed, which the search no longer shows', () => {
    const text = 'From now on the search does not show it; its page stays and says “No longer accepting applications”.';
    expect(effects(listed)).toBe(text);
    expect(effects({ ...queued, applicationsCount: 1 })).toBe(text);
    expect(effects(listed, listed)).toBe(
      'From now on the search does not show them; their pages stay and say “No longer accepting applications”.',
    );
  });

  it('is nothing of one that is queued or waits for approval', () => {
    expect(effects(queued)).toBe('It has not started: visitors do not see it, now or later.');
    expect(effects({ ...waiting, applicationsCount: 1 })).toBe(
      'It waits for approval: visitors do not see it, now or later.',
    );
    expect(effects(queued, queued)).toBe('They have not started: visitors do not see them, now or later.');
  });

  it('is told apart for several', () => {
    expect(effects(listed, queued, waiting, waiting)).toBe(
      'From now on the search does not show 1 of them; its page stays and says “No longer accepting applications”. ' +
        '1 has not started: visitors do not see it, now or later. ' +
        '2 wait for approval: visitors do not see them, now or later.',
    );
  });
});
