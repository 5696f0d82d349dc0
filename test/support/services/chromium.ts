import { findOrInstall } from './programs.js';

/** Programs that people use, the best one first. */
export const CHROMIUM = ['chromium', 'chromium-browser', 'google-chrome'];
const HEADLESS_SHELL = 'chromium-headless-shell';
/** The headless shell takes a quarter less of the CPU, and measures a few layouts otherwise than Chromium. */
export const LIGHT_BROWSERS = [HEADLESS_SHELL, ...CHROMIUM];

/** The browser that people use, also for screenshots. Throws ServiceUnavailableError with the reason. */
export function chromium(): Promise<string> {
  return findOrInstall(CHROMIUM, 'chromium');
}

/**
 * The browsers of the journeys: the gate runs all in the headless shell. Throws ServiceUnavailableError with the
 * reason.
 */
export async function browsersOfJourneys(): Promise<string> {
  const light = await findOrInstall(LIGHT_BROWSERS, HEADLESS_SHELL);
  return process.env.TEST_GATE ? light : `${await chromium()}, ${light}`;
}
