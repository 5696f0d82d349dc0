import type { Server } from 'node:http';
import { Server as Listener } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';

/** How long open connections stay for one more request, whose response closes them. */
const NOTICE_MS = 1_000;
/** Limit of the whole drain; connections still busy are then cut. */
const DRAIN_TIMEOUT_MS = 5_000;
const POLL_MS = 25;
/** When nobody has connected for so long, everybody who uses the instance waits for a response. */
const QUIET_MS = 100;
const QUIET_TIMEOUT_MS = 1_000;

/**
 * Drains an instance without failed requests. Closing the listener resets connections that only the kernel has accepted:
 * responses are held back meanwhile, since who waits for one opens no connection. Closing a connection while a request
 * arrives resets it, so clients are told by a `connection: close` response first, and only idle ones are closed.
 */
@Injectable()
export class Drain {
  hasBegun = false;
  private readonly listenerClosed = Promise.withResolvers<void>();

  /** Must be called before the routes are registered. */
  attach(fastify: FastifyInstance): void {
    fastify.addHook('onSend', async ({ raw }, reply) => {
      if (!this.hasBegun) return;
      await this.listenerClosed.promise;
      // Only after the whole request body: closing earlier would lose the response to a client that is still sending.
      if (raw.complete) reply.header('connection', 'close');
    });
  }

  /** Refuses new connections. Resolves when the open ones are closed, after 5 seconds at most. */
  async run(server: Server): Promise<void> {
    this.hasBegun = true;
    const startedAt = Date.now();
    await waitUntilNobodyConnects(server);
    // `close` of an HTTP server would close idle connections at once.
    Listener.prototype.close.call(server);
    this.listenerClosed.resolve();
    while (Date.now() < startedAt + DRAIN_TIMEOUT_MS && (await countConnections(server)) > 0) {
      await pause(POLL_MS);
      // Includes connections whose response began before the drain.
      if (Date.now() > startedAt + NOTICE_MS) server.closeIdleConnections();
    }
    server.closeAllConnections();
  }
}

async function waitUntilNobodyConnects(server: Server): Promise<void> {
  const end = performance.now() + QUIET_TIMEOUT_MS;
  let lastAt = performance.now();
  const note = () => {
    lastAt = performance.now();
  };
  server.on('connection', note);
  while (performance.now() < Math.min(lastAt + QUIET_MS, end)) await pause(POLL_MS);
  server.off('connection', note);
}

function countConnections(server: Server): Promise<number> {
  return new Promise((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );
}
