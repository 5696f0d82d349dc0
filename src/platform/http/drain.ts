import type { Server } from 'node:http';
import { Server as Listener } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { measureTurn } from '../async/measure-turn.js';

/** How long open connections stay for one more request, whose response closes them. */
const NOTICE_MS = 1_000;
/** Limit of the whole drain; connections still busy are then cut. */
const DRAIN_TIMEOUT_MS = 5_000;
const POLL_MS = 25;
/** An event-loop turn of at most this duration was idle. */
const QUIET_TURN_MS = 0.5;
const QUIET_TIMEOUT_MS = 500;

/**
 * Drains an instance without failed requests. Closing a connection while a request arrives resets it, so clients are
 * told by a `connection: close` response first, and only idle connections are closed.
 */
@Injectable()
export class Drain {
  hasBegun = false;

  /** Must be called before the routes are registered. */
  attach(fastify: FastifyInstance): void {
    fastify.addHook('onSend', async ({ raw }, reply) => {
      // Only after the whole request body: closing earlier would lose the response to a client that is still sending.
      if (this.hasBegun && raw.complete) reply.header('connection', 'close');
    });
  }

  /** Refuses new connections. Resolves when the open ones are closed, after 5 seconds at most. */
  async run(server: Server): Promise<void> {
    this.hasBegun = true;
    const startedAt = Date.now();
    await waitForQuietTurn();
    // `close` of an HTTP server would close idle connections at once.
    Listener.prototype.close.call(server);
    while (Date.now() < startedAt + DRAIN_TIMEOUT_MS && (await countConnections(server)) > 0) {
      await pause(POLL_MS);
      // Includes connections whose response began before the drain.
      if (Date.now() > startedAt + NOTICE_MS) server.closeIdleConnections();
    }
    server.closeAllConnections();
  }
}

/** Closing the listener resets connections that only the kernel has accepted; after an idle turn there are none. */
async function waitForQuietTurn(): Promise<void> {
  const end = performance.now() + QUIET_TIMEOUT_MS;
  while ((await measureTurn()) >= QUIET_TURN_MS) if (performance.now() >= end) return;
}

function countConnections(server: Server): Promise<number> {
  return new Promise((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );
}
