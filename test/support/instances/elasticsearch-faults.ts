import { createServer, type IncomingMessage } from 'node:http';
import type { FaultProxy } from './fault-proxy.js';

/** `away` refuses connections, `red` has no shards, `busy` returns 429, `slow` delays everything by 30 seconds. */
export const FAULTS = ['away', 'red', 'busy', 'slow'] as const;
type Fault = (typeof FAULTS)[number];

const SLOW_MS = 30_000;

type Answer = [status: number, body: object];

export async function beginFault(proxy: FaultProxy, fault: Fault): Promise<void> {
  if (fault === 'away') await proxy.stopAccepting();
  else if (fault === 'slow') proxy.delayMs = SLOW_MS;
  else if (fault === 'red') answerInstead(proxy, answerOfRedCluster);
  else answerInstead(proxy, () => [429, { error: { type: 'es_rejected_execution_exception' } }]);
}

/** Answers all requests in place of Elasticsearch. */
export function answerInstead(proxy: FaultProxy, answerTo: (call: IncomingMessage) => Answer): void {
  const server = createServer((call, reply) => {
    const [status, body] = answerTo(call);
    // The client rejects responses without this header.
    reply.writeHead(status, { 'content-type': 'application/json', 'x-elastic-product': 'Elasticsearch' });
    reply.end(JSON.stringify(body));
  });
  proxy.divert((client) => server.emit('connection', client));
}

/** A cluster without primary shards. By default Elasticsearch returns partial results of the remaining shards. */
function answerOfRedCluster({ url = '' }: IncomingMessage): Answer {
  const error = { type: 'unavailable_shards_exception', reason: 'primary shard is not active' };
  if (url.startsWith('/_cluster/health')) return [200, { status: 'red' }];
  if (url.startsWith('/_bulk')) return [200, { errors: true, items: [{ index: { status: 503, error } }] }];
  if (!url.includes('/_search') || url.includes('allow_partial_search_results=false'))
    return [503, { error: { ...error, type: 'search_phase_execution_exception' }, status: 503 }];
  return [200, { _shards: { total: 1, successful: 0, failed: 1 }, hits: { total: { value: 0 }, hits: [] } }];
}
