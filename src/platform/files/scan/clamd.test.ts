import { createServer, type Server, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { afterEach, describe, expect, it } from '@jest/globals';
import { findFreePort } from '#src/adapters/ports.js';
import { Clamd } from './clamd.js';
import { TOO_LARGE } from './clamd-protocol.js';
import { ScannerUnavailableError } from './virus-scanner.js';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A scanner at a peer that treats each connection so. */
async function scannerAt(treat: (socket: Socket) => void): Promise<Clamd> {
  const port = await findFreePort();
  const server = createServer((socket) => treat(socket.on('error', () => undefined)));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return new Clamd(`tcp://127.0.0.1:${port}`);
}

/** Longer than any of these tests. */
const signal = AbortSignal.timeout(50_000);
const content = (...chunks: string[]) => Readable.from(chunks.map((chunk) => Buffer.from(chunk)));

describe('a connection that clamd resets in the middle of a stream', () => {
  /** A peer that resets each stream, and replies so to its length alone. */
  const resetting = (reply: string) =>
    scannerAt((socket) =>
      socket.on('data', (data) => {
        if (data.includes('text')) socket.resetAndDestroy();
        else if (data.includes(Buffer.from([0, 0, 0, 4]))) socket.end(reply);
      }),
    );

  it('hides the reply that the stream is too long, which clamd repeats', async () => {
    const scanner = await resetting('INSTREAM size limit exceeded. ERROR\0');
    expect(await scanner.scan(content('text'), signal)).toEqual({ state: 'refused', finding: TOO_LARGE });
  });

  it('(S10) hides nothing else', async () => {
    const scanner = await resetting('stream: OK\0');
    await expect(scanner.scan(content('text'), signal)).rejects.toThrow(ScannerUnavailableError);
  });
});

describe('(S10) a scan without a verdict throws', () => {
  it('when nobody listens', async () => {
    const scanner = new Clamd(`tcp://127.0.0.1:${await findFreePort()}`);
    await expect(scanner.scan(content('text'), signal)).rejects.toThrow(ScannerUnavailableError);
    await expect(scanner.ping()).rejects.toThrow(ScannerUnavailableError);
  });

  it('when there is no such socket', async () => {
    await expect(new Clamd('unix:///nowhere/clamd.ctl').ping()).rejects.toThrow(ScannerUnavailableError);
  });

  it('when the peer is silent', async () => {
    const scanner = await scannerAt((socket) => socket.resume());
    await expect(scanner.scan(content('text'), AbortSignal.timeout(100))).rejects.toThrow('did not respond in time');
  });

  it('when it was aborted before', async () => {
    const scanner = await scannerAt((socket) => socket.end('stream: OK\0'));
    await expect(scanner.scan(content('text'), AbortSignal.abort())).rejects.toThrow(ScannerUnavailableError);
  });

  it('when the peer reads nothing', async () => {
    const scanner = await scannerAt((socket) => socket.pause());
    const endless = Readable.from(
      (function* () {
        for (;;) yield Buffer.alloc(65_536);
      })(),
    );
    await expect(scanner.scan(endless, AbortSignal.timeout(300))).rejects.toThrow('did not respond in time');
    expect(endless.destroyed).toBe(true);
  });

  it('when the peer hangs up before or within its reply', async () => {
    const mute = await scannerAt((socket) => socket.once('data', () => socket.end()));
    await expect(mute.scan(content('text'), signal)).rejects.toThrow(ScannerUnavailableError);
    const half = await scannerAt((socket) => socket.once('data', () => socket.end('stream: OK')));
    await expect(half.scan(content('text'), signal)).rejects.toThrow(ScannerUnavailableError);
  });

  it('and tells when the file itself cannot be read', async () => {
    const scanner = await scannerAt((socket) => socket.resume());
    const broken = Readable.from(
      (function* () {
        yield Buffer.from('text');
        throw new Error('the disk is broken');
      })(),
    );
    await expect(scanner.scan(broken, signal)).rejects.toThrow('the disk is broken');
  });
});
