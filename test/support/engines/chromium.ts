import { findOnPath, findOrInstall } from './programs.js';

const SHELL = 'chromium-headless-shell';
/** Chromium without its windows takes a third less CPU; the pages are the same. */
const BROWSERS = [SHELL, 'chromium', 'chromium-browser', 'google-chrome'];

/** The browser for journeys on PATH, or null. */
export const browserOnPath = () => BROWSERS.map(findOnPath).find((path) => path !== null) ?? null;

/** The browser for journeys. Throws EngineUnavailableError with the reason. */
export async function chromium(): Promise<string> {
  try {
    return await findOrInstall([SHELL], SHELL);
  } catch {
    return findOrInstall(BROWSERS, 'chromium');
  }
}
