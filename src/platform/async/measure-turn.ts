import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Waits for the next turn of the event loop. Resolves with the time until then in milliseconds; an idle turn is short.
 */
export async function measureTurn(): Promise<number> {
  const begun = performance.now();
  await nextTurn();
  return performance.now() - begun;
}
