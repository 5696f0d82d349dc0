import { findOrInstall } from './programs.js';

const CHROMIUM = ['chromium', 'chromium-browser', 'google-chrome'];
/** Takes a quarter less of the CPU, and measures a few layouts otherwise than the browser that people use. */
const HEADLESS_SHELL = 'chromium-headless-shell';

/** Programs that may run the journeys, the best one first. */
export const BROWSERS = process.env.TEST_GATE ? [HEADLESS_SHELL, ...CHROMIUM] : CHROMIUM;

/** The browser for journeys. Throws EngineUnavailableError with the reason. */
export function chromium(): Promise<string> {
  return findOrInstall(BROWSERS, process.env.TEST_GATE ? HEADLESS_SHELL : 'chromium');
}
