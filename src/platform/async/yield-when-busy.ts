import { setTimeout as pause } from 'node:timers/promises';
import { measureTurn } from './measure-turn.js';

/** A turn of the event loop that takes longer, in milliseconds, shows that other work waits. */
const MIN_LAG_MS = 1;
/** Times the lag: the busier the event loop, the rarer are the steps. */
const PAUSE_FACTOR = 8;
const MAX_PAUSE_MS = 80;

/**
 * Lets waiting work go first, between the steps of long work such as a report. Pauses only if there is some, so that
 * long work alone loses no time.
 */
export async function yieldWhenBusy(): Promise<void> {
  const lag = await measureTurn();
  if (lag > MIN_LAG_MS) await pause(Math.min(lag * PAUSE_FACTOR, MAX_PAUSE_MS));
}
