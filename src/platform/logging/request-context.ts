import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';

interface RequestContext {
  requestId?: string;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** Runs `work` and all that it starts in the context of a request. */
export function runInContext<T>(context: RequestContext, work: () => T): T {
  return storage.run(context, work);
}

/** Opens a context for each request; must come before all other hooks. */
export function trackRequests(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    const context: RequestContext = { requestId: request.id };
    // Pooled connections and timers that a request opened stay in its context and must not log under its id later.
    reply.raw.once('close', () => delete context.requestId);
    runInContext(context, done);
  });
}

/** The id of the request that is being handled, as in its x-request-id header; undefined outside of requests. */
export function currentRequestId(): string | undefined {
  return storage.getStore()?.requestId;
}
