import './typescript.mjs';

/** Starts the engines of both sets for this run of Jest and tells the test processes where they are. */
export default async function globalSetup() {
  const { startTestEngines } = await import('./start.ts');
  const engines = await startTestEngines();
  globalThis.testEngines = engines;
  for (const reason of engines.missing) console.warn(`\nSKIPPED distributed engine set: ${reason}`);
}
