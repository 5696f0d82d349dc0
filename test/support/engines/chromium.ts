import { findOrInstall } from './programs.js';

/** The browser for journeys. Throws EngineUnavailableError with the reason. */
export function chromium(): Promise<string> {
  return findOrInstall(['chromium', 'chromium-browser', 'google-chrome'], 'chromium');
}
