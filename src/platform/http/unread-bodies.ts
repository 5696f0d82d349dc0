import type { FastifyInstance } from 'fastify';
import { STATUS } from '../errors/domain-error.js';
import type { RequestTimeLimits } from './request-time.js';

/**
 * Discards the rest of a request body after an early response. A browser reads the response only after it has sent
 * everything. The next request on the connection follows the rest. Beyond the limits the connection is closed.
 */
export function discardUnreadBodies(fastify: FastifyInstance, { unread }: RequestTimeLimits): void {
  fastify.addHook('onSend', async ({ raw }, reply) => {
    // Fastify closes the connection on a too large JSON body; a client that is still sending would not see the
    // response.
    if (!raw.complete && reply.statusCode === STATUS.tooLarge) reply.removeHeader('connection');
  });
  fastify.addHook('onResponse', async ({ raw }) => {
    if (raw.readableEnded || raw.destroyed) return;
    let bytes = 0;
    const timer = setTimeout(() => raw.destroy(), unread.ms).unref();
    for (const event of ['end', 'close']) raw.once(event, () => clearTimeout(timer));
    raw.unpipe();
    raw.on('data', ({ length }: Buffer) => {
      bytes += length;
      if (bytes > unread.maxBytes) raw.destroy();
    });
    raw.resume();
  });
}
