import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { BootError } from './boot-error.js';

/** Below the ports that systems give to outgoing connections: one of those could take ours before we listen on it. */
const FROM = 20_000;
const TO = 30_000;
const TRIES = 100;

/** A port of 127.0.0.1 that nobody listens on now. Throws BootError when a hundred in a row are taken. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const port = randomInt(FROM, TO);
    if (await isFree(port)) return port;
  }
  throw new BootError('No free port was found for an embedded engine: close some programs.');
}

export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
