import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { yieldWhenBusy } from './yield-when-busy.js';

const TIMER_MS = 50;

/** Which of the two ends first. */
const race = () => Promise.race([yieldWhenBusy().then(() => 'step'), pause(TIMER_MS, 'timer')]);

function holdEventLoop(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

it('pauses for longer than other work held the event loop', async () => {
  setImmediate(() => holdEventLoop(TIMER_MS / 5));
  expect(await race()).toBe('timer');
});

it('goes on at once without other work', async () => {
  const ends: string[] = [];
  for (let step = 0; step < 20; step += 1) ends.push(await race());
  // Something else on the machine may hold a turn.
  expect(ends).toContain('step');
});
