import './typescript.mjs';

/** Starts the backing services of both sets for this run of Jest and tells the test processes where they are. */
export default async function globalSetup() {
  const { startTestServices } = await import('./start.ts');
  const services = await startTestServices();
  globalThis.testServices = services;
  for (const reason of services.missing) console.warn(`\nSKIPPED distributed engine set: ${reason}`);
}
