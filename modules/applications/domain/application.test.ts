import { describe, expect, it } from '@jest/globals';
import { newId, takeEvents } from '#platform/database/aggregate.js';
import fc from '#test/support/fast-check.js';
import { DraftData } from '../contract/api/application-data.js';
import type { ApplicationType } from '../contract/api/responses.js';
import { Application, type Snapshot } from './application.js';

const now = new Date('2026-11-21T15:00:00Z');
const applicant = newId();
const admin = newId();
const data = DraftData.parse({ currentSalary: '61000', expectedSalary: '65000' });
const snapshot = { applicant: { contactName: 'Rachel' }, references: [] } as unknown as Snapshot;

/** The specification's transitions, written out independently of the aggregate (W10.32, T14, T25, W12.11, W14.5). */
const ALLOWED: Record<string, ApplicationType[]> = {
  save: ['draft'],
  submit: ['draft'],
  delete: ['draft'],
  withdraw: ['submitted'],
  releaseToReviewers: ['submitted'],
  release: ['submitted'],
  documentsChanged: ['submitted'],
};

const MOVES: Record<string, (application: Application) => unknown> = {
  save: (application) => application.saveDraft(data, []),
  submit: (application) => application.submit(data, [], snapshot, now),
  delete: (application) => application.delete(),
  withdraw: (application) => application.withdraw(now, applicant),
  releaseToReviewers: (application) => application.releaseToReviewers(now, '2026-12-01', admin),
  release: (application) => application.release(now, admin),
  documentsChanged: (application) => application.documentsChanged([newId()], [], admin),
};

function at(type: ApplicationType): Application {
  const application = Application.begin(newId(), applicant);
  if (type !== 'draft') application.submit(data, [], snapshot, now);
  if (type === 'withdrawn') application.withdraw(now, applicant);
  takeEvents(application);
  return application;
}

const names = (application: Application) => takeEvents(application).map(({ name }) => name);

describe('an application', () => {
  const cases = Object.keys(MOVES).flatMap((move) =>
    (['draft', 'submitted', 'withdrawn'] as const).map((type) => ({ move, type })),
  );

  it.each(cases)('$move of a $type application follows the table [W10.32]', ({ move, type }) => {
    const application = at(type);
    const act = () => MOVES[move]?.(application);
    if (ALLOWED[move]?.includes(type)) {
      act();
      expect(takeEvents(application)).toHaveLength(1);
    } else {
      expect(act).toThrow(type === 'submitted' ? 'already submitted' : `while the application is ${type}`);
      expect(takeEvents(application)).toHaveLength(0);
      expect(application.type).toBe(type);
    }
  });

  it('copies contact and references when it is submitted, at the instant it was told', () => {
    const application = Application.begin(newId(), applicant);
    application.submit(data, ['a'], snapshot, now);
    expect(application).toMatchObject({ type: 'submitted', submittedAt: now, applicant: snapshot.applicant });
    expect(takeEvents(application)).toMatchObject([
      { name: 'ApplicationSubmitted', actorId: applicant, payload: { submittedAt: now.toISOString() } },
    ]);
  });

  it('records who withdrew it [W12.7] (T25)', () => {
    const own = at('submitted');
    own.withdraw(now, applicant);
    expect(takeEvents(own)).toMatchObject([{ payload: { by: 'applicant' }, actorId: applicant }]);
    const removed = at('submitted');
    removed.withdraw(now, admin);
    expect(takeEvents(removed)).toMatchObject([{ payload: { by: 'administrator' }, actorId: admin }]);
  });

  it('is released once, and a second time changes nothing [W12.11]', () => {
    const application = at('submitted');
    expect(application.release(now, admin)).toBe(true);
    expect(application.release(new Date(), admin)).toBe(false);
    expect(application.releasedAt).toBe(now);
    expect(names(application)).toEqual(['ApplicantReleased']);
    expect(application.releaseToReviewers(now, '2026-12-01', admin)).toBe(true);
    expect(application.releaseToReviewers(now, '2026-12-01', admin)).toBe(false);
    expect(names(application)).toEqual(['ApplicantReleasedToReviewers']);
  });

  it('forgets a reason whose question is answered no [W10.16, W10.17]', () => {
    const application = Application.begin(newId(), applicant);
    application.saveDraft(DraftData.parse({ terminationReason: 'a', contractTerminationReason: 'b' }), []);
    const open = { wasTerminated: null, isContractTerminated: null };
    expect(application).toMatchObject({ ...open, terminationReason: '', contractTerminationReason: '' });
  });

  it('numbers its events without gaps whatever is tried on it (I4)', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...Object.keys(MOVES)), { maxLength: 20 }), (moves) => {
        const application = Application.begin(newId(), applicant);
        for (const move of moves) {
          try {
            MOVES[move]?.(application);
          } catch {
            // A rejected action must leave no trace.
          }
        }
        const numbers = takeEvents(application).map(({ number }) => number);
        expect(numbers).toEqual(numbers.map((_, index) => index + 1));
        expect(application.eventCount).toBe(numbers.length);
      }),
    );
  });
});
