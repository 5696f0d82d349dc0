import { createServer } from 'node:net';
import { afterAll, afterEach, describe, expect, it, jest } from '@jest/globals';
import { findFreePort } from '#src/adapters/ports.js';
import { startApp } from '#test/support/app.js';
import { eventually } from '#test/support/eventually.js';
import { addDocument, createSeeker } from '#test/support/fixtures/applying.js';
import { stubTimeLimit } from '#test/support/time-limit.js';

const SCAN_TIMEOUT_MS = 130_000;

const opened: (() => unknown)[] = [];
afterAll(async () => {
  for (const close of opened.reverse()) await close();
});

afterEach(() => {
  jest.restoreAllMocks();
});

/** A peer that responds to pings, and to no scan. */
async function startSlowScanner(): Promise<{ url: string; scans(): number }> {
  let scans = 0;
  const server = createServer((socket) => {
    socket
      .on('error', () => undefined)
      .on('data', (data) => {
        if (data.includes('zPING')) socket.end('PONG\0');
        else if (data.includes('zINSTREAM')) scans += 1;
      });
  });
  const port = await findFreePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  opened.push(() => server.close());
  return { url: `tcp://127.0.0.1:${port}`, scans: () => scans };
}

describe('a scanner that is too slow', () => {
  it('holds up neither the files of an upload nor the end of the instance', async () => {
    const before = await startApp();
    opened.push(() => before.close());
    const seeker = await createSeeker(before);
    const slow = await startSlowScanner();
    // Never passes: the scan in the background ends with the instance, or not at all.
    stubTimeLimit(SCAN_TIMEOUT_MS);
    const app = await startApp({ beside: before, env: { CLAMAV_URL: slow.url } });
    // The background scans the resume.
    await eventually(() => expect(slow.scans()).toBe(1));

    for (const name of ['act 34.pdf', 'act 151.pdf']) await addDocument(app, seeker, name, { documentType: 'RESU' });
    // The first waits in vain; the second is not tried.
    expect(slow.scans()).toBe(2);
    const { body } = await app.get('/api/users/profile/data', { as: seeker.token });
    expect(body.supportingDocumentsDetails.map(({ scan }: { scan: string }) => scan)).toEqual(
      Array(3).fill('scanning'),
    );

    await app.close();
  });
});
