import { beforeEach, describe, expect, it } from '@jest/globals';
import { CircuitBreaker } from './circuit-breaker.js';

const AWAY = new Error('away');
const REFUSED = new Error('refused at once');
const WRONG = new Error('a wrong question');

describe('a circuit breaker', () => {
  let now: number;
  let calls: number;
  let told: string[];
  let breaker: CircuitBreaker;

  beforeEach(() => {
    [now, calls, told] = [1_000, 0, []];
    breaker = new CircuitBreaker(
      {
        failures: 3,
        openMs: 2_000,
        isFailure: (error) => error === AWAY,
        refusal: () => REFUSED,
        onLost: (cause) => told.push(`lost: ${(cause as Error).message}`),
        onFound: (ms) => told.push(`found after ${ms}`),
      },
      () => now,
    );
  });

  const outcome = (call: () => Promise<string>) =>
    breaker
      .run(() => {
        calls += 1;
        return call();
      })
      .catch((error: Error) => error.message);
  const fail = () => outcome(() => Promise.reject(AWAY));
  const answer = () => outcome(() => Promise.resolve('answer'));
  const open = async () => {
    for (let at = 0; at < 3; at += 1) await fail();
  };

  it('lets calls through until three in a row have failed, then refuses them at once', async () => {
    expect([await fail(), await fail(), await answer()]).toEqual(['away', 'away', 'answer']);
    await open();
    calls = 0;
    expect([await answer(), await answer()]).toEqual(['refused at once', 'refused at once']);
    expect(calls).toBe(0);
  });

  it('lets one call try again when its time is over, and closes when that is answered', async () => {
    await open();
    now += 2_000;
    const probe = Promise.withResolvers<string>();
    const probing = outcome(() => probe.promise);
    expect(await answer()).toBe('refused at once');
    probe.resolve('back');
    expect([await probing, await answer()]).toEqual(['back', 'answer']);
  });

  it('stays open when the try fails', async () => {
    await open();
    now += 2_000;
    expect([await fail(), await answer()]).toEqual(['away', 'refused at once']);
    now += 2_000;
    expect(await answer()).toBe('answer');
  });

  it('takes an error of another kind for an answer', async () => {
    await fail();
    await fail();
    expect(await outcome(() => Promise.reject(WRONG))).toBe('a wrong question');
    expect([await fail(), await answer()]).toEqual(['away', 'answer']);
  });

  it('tells of an outage once, and of its end', async () => {
    await open();
    now += 2_000;
    await fail();
    now += 2_000;
    await answer();
    await answer();
    expect(told).toEqual(['lost: away', 'found after 4000']);
  });
});
