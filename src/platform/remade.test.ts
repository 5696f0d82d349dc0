import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { Remade } from './remade.js';

const EVERY_MS = 30_000;

/** Each making waits to be told its end. */
function maker() {
  const ends: PromiseWithResolvers<string>[] = [];
  const remade = new Remade(EVERY_MS, () => {
    const end = Promise.withResolvers<string>();
    ends.push(end);
    return end.promise;
  });
  return { remade, ends };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('a value made anew in the background', () => {
  it('is waited for once, by all who ask first', async () => {
    const { remade, ends } = maker();
    const asked = [remade.get(), remade.get()];
    ends[0]?.resolve('one');
    expect(await Promise.all(asked)).toEqual(['one', 'one']);
    expect(await remade.get()).toBe('one');
    expect(ends).toHaveLength(1);
  });

  it('is made again when it is asked for after its time, and nobody waits for that', async () => {
    const { remade, ends } = maker();
    const first = remade.get();
    ends[0]?.resolve('one');
    await first;
    jest.advanceTimersByTime(EVERY_MS - 1);
    await remade.get();
    expect(ends).toHaveLength(1);
    jest.advanceTimersByTime(1);
    expect(await remade.get()).toBe('one');
    expect(await remade.get()).toBe('one');
    expect(ends).toHaveLength(2);
    ends[1]?.resolve('two');
    await jest.advanceTimersByTimeAsync(0);
    expect(await remade.get()).toBe('two');
  });

  it('stays as it was when that fails, and is tried again in its time', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue();
    const { remade, ends } = maker();
    const first = remade.get();
    ends[0]?.resolve('one');
    await first;
    jest.advanceTimersByTime(EVERY_MS);
    await remade.get();
    ends[1]?.reject(new Error('The database is away.'));
    await jest.advanceTimersByTimeAsync(0);
    expect(await remade.get()).toBe('one');
    expect(ends).toHaveLength(2);
    expect(warn).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(EVERY_MS);
    await remade.get();
    expect(ends).toHaveLength(3);
  });

  it('fails whoever waits for the first one, and the next tries again', async () => {
    const { remade, ends } = maker();
    const first = remade.get();
    ends[0]?.reject(new Error('The database is away.'));
    await expect(first).rejects.toThrow('away');
    const second = remade.get();
    ends[1]?.resolve('one');
    expect(await second).toBe('one');
  });
});
