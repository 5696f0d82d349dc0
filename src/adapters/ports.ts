import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { BootError } from './boot-error.js';

/** Below the ephemeral range, from which the system could assign our port to an outgoing connection. */
const MIN_PORT = 20_000;
const MAX_PORT = 30_000;
const MAX_TRIES = 100;

/** Returns a free port of 127.0.0.1. Throws BootError after 100 occupied ones. */
export async function findFreePort(): Promise<number> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const port = randomInt(MIN_PORT, MAX_PORT);
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

/** Throws BootError when the port cannot be bound. Called before the slow start of the embedded services. */
export function assertPortFree(host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => reject(new BootError(portMessage(error.code, host, port))));
    server.listen(port, host, () => server.close(() => resolve()));
  });
}

function portMessage(code: string | undefined, host: string, port: number): string {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken: stop the program that listens there, or set PORT to another, as in PORT=${port + 1} npm start.`;
    case 'EACCES':
      return `This user may not listen on port ${port}: set PORT to one from 1024 upwards.`;
    default:
      return `Cannot listen on ${host}, port ${port} (${code}): set HOST to an address of this machine, as in HOST=127.0.0.1.`;
  }
}
