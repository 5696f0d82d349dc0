import type { BrowserContext, CDPSession, Page } from '@playwright/test';

export const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true } as const;
/** A slow phone: 1.6 Mbit/s, 150 ms latency, a CPU four times slower (U48). */
const SLOW = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const SLOWER_CPU = 4;

/** Makes the page as slow as on a slow phone. */
export async function onSlowPhone(context: BrowserContext, page: Page): Promise<CDPSession> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...SLOW });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU });
  return devtools;
}
