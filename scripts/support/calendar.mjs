import { existsSync } from 'node:fs';

/** The gate begins at noon of this Wednesday in New York: no end of a day, a year or summer time is near. */
const BEGINNING = Date.parse('2026-11-25T12:00:00-05:00');
const TRIPLETS = { x64: 'x86_64-linux-gnu', arm64: 'aarch64-linux-gnu' };

/** A library of Debian's libfaketime, which shifts the clock of every process that starts with it. */
export const CLOCK_LIBRARY = `/usr/lib/${TRIPLETS[process.arch]}/faketime/libfaketime.so.1`;

/**
 * The environment of processes whose clocks begin now on the gate's Wednesday and run. Empty without the library, and
 * with a given PostgreSQL, whose clock is not ours to shift.
 */
export function calendar() {
  if (!existsSync(CLOCK_LIBRARY) || process.env.TEST_DATABASE_URL) return {};
  return {
    LD_PRELOAD: CLOCK_LIBRARY,
    FAKETIME: `${Math.round((BEGINNING - Date.now()) / 1000)}`,
    // Timeouts and durations stay true.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    // Otherwise each wait of Chromium's threads for a time takes a second more.
    FAKETIME_FORCE_MONOTONIC_FIX: '0',
  };
}
