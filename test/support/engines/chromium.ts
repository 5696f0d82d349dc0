import { findOrInstall } from './programs.js';

const CHROMIUM = ['chromium', 'chromium-browser', 'google-chrome'];
const HEADLESS_SHELL = 'chromium-headless-shell';

/** Programs that may run the journeys, the best one first: the shell takes a fifth less of the CPU. */
export const BROWSERS = [HEADLESS_SHELL, ...CHROMIUM];
/** The same for those about layout, two of which the shell measures otherwise than the browser that people use. */
export const LAYOUT_BROWSERS = process.env.TEST_GATE ? BROWSERS : CHROMIUM;

/** The browser for all journeys, the gate's or all. Throws EngineUnavailableError with the reason. */
export function chromium(): Promise<string> {
  return findOrInstall(LAYOUT_BROWSERS, process.env.TEST_GATE ? HEADLESS_SHELL : 'chromium');
}
