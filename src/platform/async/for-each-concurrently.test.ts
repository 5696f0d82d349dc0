import { expect, it } from '@jest/globals';
import { forEachConcurrently } from './for-each-concurrently.js';

/** Yields batches of two up to `last`, and records whether two calls of `next` overlapped. */
function batchesTo(last: number) {
  let at = 0;
  let running = 0;
  const seen = { overlap: false };
  const next = async () => {
    seen.overlap ||= running > 0;
    running += 1;
    await Promise.resolve();
    running -= 1;
    return Array.from({ length: Math.max(0, Math.min(2, last - at)) }, () => ++at);
  };
  return { next, seen };
}

it('processes every batch once, several at a time, and fetches one at a time', async () => {
  const { next, seen } = batchesTo(9);
  const done: number[] = [];
  let [working, most] = [0, 0];
  await forEachConcurrently(3, next, async (batch) => {
    working += 1;
    most = Math.max(most, working);
    await new Promise(setImmediate);
    working -= 1;
    done.push(...batch);
  });
  expect(done.sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(most).toBe(3);
  expect(seen.overlap).toBe(false);
});

it('fetches no batch after a failure, and throws it once all workers have finished', async () => {
  const { next } = batchesTo(100);
  let [begun, ended] = [0, 0];
  const working = forEachConcurrently(2, next, async (batch) => {
    begun += 1;
    if (batch.includes(3)) throw new Error('the second batch');
    for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate);
    ended += 1;
  });
  await expect(working).rejects.toThrow('the second batch');
  expect({ begun, ended }).toEqual({ begun: 2, ended: 1 });
});

it('throws the error of next', async () => {
  const next = () => Promise.reject(new Error('no more'));
  await expect(forEachConcurrently(2, next, async () => {})).rejects.toThrow('no more');
});
