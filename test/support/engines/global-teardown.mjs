export default async function globalTeardown() {
  await globalThis.testEngines?.stop();
}
