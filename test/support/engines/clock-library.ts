import { existsSync } from 'node:fs';
import { CLOCK_LIBRARY } from '../../../scripts/support/calendar.mjs';
import { findOrInstallBy } from './programs.js';

/** The library that gives the gate its calendar. Throws EngineUnavailableError with the reason. */
export function clockLibrary(): Promise<string> {
  return findOrInstallBy(() => (existsSync(CLOCK_LIBRARY) ? CLOCK_LIBRARY : undefined), 'libfaketime');
}
