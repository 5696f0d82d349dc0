import { appendFileSync } from 'node:fs';
import './typescript.mjs';

/** Starts the engines of both sets for this run of Jest and tells the test processes where they are. */
export default async function globalSetup() {
  const { startTestEngines } = await import('./start.ts');
  const engines = await startTestEngines();
  globalThis.testEngines = engines;
  for (const reason of engines.missing) {
    console.warn(`\nSKIPPED distributed engine set: ${reason}`);
    if (process.env.TEST_SKIPPED_FILE) appendFileSync(process.env.TEST_SKIPPED_FILE, `${reason}\n`);
  }
}
