import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { CircuitBreaker } from './circuit-breaker.js';

const UNAVAILABLE = new Error('unavailable');
const OPEN = new Error('open');
const BAD_REQUEST = new Error('bad request');

describe('CircuitBreaker', () => {
  let calls: number;
  let events: string[];
  let breaker: CircuitBreaker;

  beforeEach(() => {
    jest.useFakeTimers();
    [calls, events] = [0, []];
    breaker = new CircuitBreaker({
      failureThreshold: 3,
      halfOpenAfterMs: 2_000,
      isFailure: (error) => error === UNAVAILABLE,
      openError: () => OPEN,
      onOutage: (cause) => events.push(`outage: ${(cause as Error).message}`),
      onRecovery: (ms) => events.push(`recovered after ${ms}`),
    });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  const outcome = (call: () => Promise<string>) =>
    breaker
      .run(() => {
        calls += 1;
        return call();
      })
      .catch((error: Error) => error.message);
  const fail = () => outcome(() => Promise.reject(UNAVAILABLE));
  const answer = () => outcome(() => Promise.resolve('answer'));
  const open = async () => {
    for (let at = 0; at < 3; at += 1) await fail();
  };

  it('passes calls until three in a row have failed, then rejects them at once', async () => {
    expect([await fail(), await fail(), await answer()]).toEqual(['unavailable', 'unavailable', 'answer']);
    await open();
    calls = 0;
    expect([await answer(), await answer()]).toEqual(['open', 'open']);
    expect(calls).toBe(0);
  });

  it('lets one call probe when half-open, and closes when it succeeds', async () => {
    await open();
    jest.advanceTimersByTime(2_000);
    const probe = Promise.withResolvers<string>();
    const probing = outcome(() => probe.promise);
    expect(await answer()).toBe('open');
    probe.resolve('back');
    expect([await probing, await answer()]).toEqual(['back', 'answer']);
  });

  it('stays open when the probe fails', async () => {
    await open();
    jest.advanceTimersByTime(2_000);
    expect([await fail(), await answer()]).toEqual(['unavailable', 'open']);
    jest.advanceTimersByTime(2_000);
    expect(await answer()).toBe('answer');
  });

  it('counts an error of another kind as a response', async () => {
    await fail();
    await fail();
    expect(await outcome(() => Promise.reject(BAD_REQUEST))).toBe('bad request');
    expect([await fail(), await answer()]).toEqual(['unavailable', 'answer']);
  });

  it('reports an outage once, and its end', async () => {
    await open();
    jest.advanceTimersByTime(2_000);
    await fail();
    jest.advanceTimersByTime(2_000);
    await answer();
    await answer();
    expect(events).toEqual(['outage: unavailable', 'recovered after 4000']);
  });

  it('stays lost when a call that began before the outage succeeds', async () => {
    const early = Promise.withResolvers<string>();
    const late = outcome(() => early.promise);
    await open();
    early.resolve('late');
    expect([await late, await answer()]).toEqual(['late', 'open']);
    expect(events).toEqual(['outage: unavailable']);
  });
});
