import { describe, expect, it } from '@jest/globals';
import { newId } from '#platform/database/aggregate.js';
import fc from '#test/support/fast-check.js';
import { Session } from './session.js';

const START = new Date('2026-11-21T12:00:00Z');
const at = (seconds: number) => new Date(START.getTime() + seconds * 1000);

function opened() {
  return Session.open(newId(), START);
}

describe('a family of refresh tokens', () => {
  it('[P7.2] each token earns the next once', () => {
    const session = opened();
    expect(session.rotate(1, at(900))).toBe(true);
    expect(session.rotate(2, at(1800))).toBe(true);
    expect(session.generation).toBe(3);
  });

  it('takes a token that was rotated less than 10 seconds ago again, as often as tabs ask', () => {
    const session = opened();
    session.rotate(1, at(900));
    for (const seconds of [900, 901, 909.999]) expect(session.rotate(1, at(seconds))).toBe(true);
    expect(session.generation).toBe(2);
    expect(session.rotate(1, at(910))).toBe(false);
    expect(session.isOpen(at(910))).toBe(false);
  });

  it('ends when a token comes back after 10 seconds', () => {
    const session = opened();
    session.rotate(1, at(900));
    expect(session.rotate(1, at(910))).toBe(false);
    expect(session.rotate(2, at(911))).toBe(false);
    expect(session.endedAt).toEqual(at(910));
  });

  it('of two siblings created within the grace period, using the second one ends the session', () => {
    const session = opened();
    session.rotate(1, at(900));
    session.rotate(1, at(901));
    expect(session.rotate(2, at(1800))).toBe(true);
    expect(session.rotate(2, at(2700))).toBe(false);
    expect(session.isOpen(at(2700))).toBe(false);
  });

  it('lasts 14 days, however busy', () => {
    const session = opened();
    expect(session.rotate(1, at(14 * 86_400 - 1))).toBe(true);
    expect(session.rotate(2, at(14 * 86_400))).toBe(false);
  });

  it('never accepts a token older than the previous one', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(6), fc.nat(12)), { maxLength: 30 }), (uses) => {
        const session = opened();
        let now = 0;
        for (const [generation, seconds] of uses) {
          now += seconds;
          const before = session.generation;
          const answered = session.rotate(generation, at(now));
          if (answered) expect([before, before - 1]).toContain(generation);
          if (session.endedAt) return;
        }
      }),
    );
  });
});
