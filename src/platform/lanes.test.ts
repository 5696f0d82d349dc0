import { expect, it } from '@jest/globals';
import { inLanes } from './lanes.js';

/** Batches of two up to `last`, and whether the next one was asked for while another was being fetched. */
function batchesTo(last: number) {
  let at = 0;
  let asked = 0;
  const seen = { overlap: false };
  const next = async () => {
    seen.overlap ||= asked > 0;
    asked += 1;
    await Promise.resolve();
    asked -= 1;
    return Array.from({ length: Math.max(0, Math.min(2, last - at)) }, () => ++at);
  };
  return { next, seen };
}

it('works through every batch once, several at a time, and fetches one at a time', async () => {
  const { next, seen } = batchesTo(9);
  const done: number[] = [];
  let [working, most] = [0, 0];
  await inLanes(3, next, async (batch) => {
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

it('takes no further batch after a failure, and throws it once all lanes rest', async () => {
  const { next } = batchesTo(100);
  let [begun, ended] = [0, 0];
  const working = inLanes(2, next, async (batch) => {
    begun += 1;
    if (batch.includes(3)) throw new Error('the second batch');
    for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate);
    ended += 1;
  });
  await expect(working).rejects.toThrow('the second batch');
  expect({ begun, ended }).toEqual({ begun: 2, ended: 1 });
});

it('throws what the fetching throws', async () => {
  const next = () => Promise.reject(new Error('no more'));
  await expect(inLanes(2, next, async () => {})).rejects.toThrow('no more');
});
