import { program } from './programs.js';

/** The browser for journeys. Throws Missing with the reason. */
export function chromium(): Promise<string> {
  return program(['chromium', 'chromium-browser', 'google-chrome'], 'chromium');
}
