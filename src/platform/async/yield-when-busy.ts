import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';

/** A shorter turn of the event loop, in milliseconds, held nobody's work. */
const MIN_LAG_MS = 0.5;
/** Times the lag: long work then takes a tenth of the time that it shares with others. */
const PAUSE_FACTOR = 10;
const MAX_PAUSE_MS = 100;

/**
 * Lets waiting work go first, between the steps of long work such as a report. Pauses only if a turn of the event loop
 * shows that there is some, so that long work alone loses no time.
 */
export async function yieldWhenBusy(): Promise<void> {
  const begun = performance.now();
  await nextTurn();
  const lag = performance.now() - begun;
  if (lag > MIN_LAG_MS) await pause(Math.min(lag * PAUSE_FACTOR, MAX_PAUSE_MS));
}
