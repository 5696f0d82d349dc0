import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** `away` refuses connections, `red` has no shards, `busy` returns 429, `slow` delays everything by 30 seconds. */
export const FAULTS = ['away', 'red', 'busy', 'slow'] as const;
export type Fault = (typeof FAULTS)[number];

const SLOW_MS = 30_000;

/** A fault-injection proxy in front of a real Elasticsearch. */
export class FaultProxy {
  private fault: Fault | null = null;
  private readonly delayed = new Set<ServerResponse>();
  private port = 0;

  private constructor(
    private readonly engine: string,
    private readonly server: Server,
  ) {}

  static async open(engine: string): Promise<FaultProxy> {
    const server = createServer((call, reply) => proxy.handle(call, reply));
    const proxy: FaultProxy = new FaultProxy(engine, server);
    await proxy.listen();
    return proxy;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async begin(fault: Fault): Promise<void> {
    this.fault = fault;
    if (fault === 'away') await this.stopListening();
  }

  /** Ends the fault. Delayed responses are cut, as by a restart. */
  async end(): Promise<void> {
    this.fault = null;
    for (const reply of this.delayed) reply.destroy();
    if (!this.server.listening) await this.listen();
  }

  async close(): Promise<void> {
    await this.end();
    await this.stopListening();
  }

  private async listen(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(this.port, '127.0.0.1', resolve));
    this.port = (this.server.address() as AddressInfo).port;
  }

  private async stopListening(): Promise<void> {
    const closed = new Promise((resolve) => this.server.close(resolve));
    this.server.closeAllConnections();
    await closed;
  }

  private handle(call: IncomingMessage, reply: ServerResponse): void {
    if (this.fault === 'red') send(reply, ...redClusterResponse(call));
    else if (this.fault === 'busy') send(reply, 429, { error: { type: 'es_rejected_execution_exception' } });
    else if (this.fault === 'slow') this.delay(call, reply);
    else this.forward(call, reply);
  }

  private delay(call: IncomingMessage, reply: ServerResponse): void {
    this.delayed.add(reply);
    const late = setTimeout(() => this.forward(call, reply), SLOW_MS);
    reply.on('close', () => {
      clearTimeout(late);
      this.delayed.delete(reply);
    });
  }

  private forward(call: IncomingMessage, reply: ServerResponse): void {
    const { method, url, headers } = call;
    const onward = request(this.engine + url, { method, headers }, (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(reply);
    });
    onward.on('error', () => reply.destroy());
    call.pipe(onward);
  }
}

/** A cluster without primary shards. By default Elasticsearch returns partial results of the remaining shards. */
function redClusterResponse({ url = '' }: IncomingMessage): [status: number, body: object] {
  const error = { type: 'unavailable_shards_exception', reason: 'primary shard is not active' };
  if (url.startsWith('/_cluster/health')) return [200, { status: 'red' }];
  if (url.startsWith('/_bulk')) return [200, { errors: true, items: [{ index: { status: 503, error } }] }];
  if (!url.includes('/_search') || url.includes('allow_partial_search_results=false'))
    return [503, { error: { ...error, type: 'search_phase_execution_exception' }, status: 503 }];
  return [200, { _shards: { total: 1, successful: 0, failed: 1 }, hits: { total: { value: 0 }, hits: [] } }];
}

function send(reply: ServerResponse, status: number, body: object): void {
  // The client rejects responses without this header.
  reply.writeHead(status, { 'content-type': 'application/json', 'x-elastic-product': 'Elasticsearch' });
  reply.end(JSON.stringify(body));
}
