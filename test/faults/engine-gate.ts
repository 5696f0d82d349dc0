import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** `away` refuses connections, `red` misses the shards, `busy` answers 429, `slow` takes 30 seconds for everything. */
export const FAULTS = ['away', 'red', 'busy', 'slow'] as const;
export type Fault = (typeof FAULTS)[number];

const SLOW_MS = 30_000;

/** Stands on loopback before a real Elasticsearch and answers in its place while there is a fault. */
export class EngineGate {
  private fault: Fault | null = null;
  private readonly held = new Set<ServerResponse>();
  private port = 0;

  private constructor(
    private readonly engine: string,
    private readonly server: Server,
  ) {}

  static async open(engine: string): Promise<EngineGate> {
    const server = createServer((call, reply) => gate.answer(call, reply));
    const gate: EngineGate = new EngineGate(engine, server);
    await gate.listen();
    return gate;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async begin(fault: Fault): Promise<void> {
    this.fault = fault;
    if (fault === 'away') await this.refuse();
  }

  /** What was held is cut off, as when an engine starts anew. */
  async end(): Promise<void> {
    this.fault = null;
    for (const reply of this.held) reply.destroy();
    if (!this.server.listening) await this.listen();
  }

  async close(): Promise<void> {
    await this.end();
    await this.refuse();
  }

  private async listen(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(this.port, '127.0.0.1', resolve));
    this.port = (this.server.address() as AddressInfo).port;
  }

  private async refuse(): Promise<void> {
    const closed = new Promise((resolve) => this.server.close(resolve));
    this.server.closeAllConnections();
    await closed;
  }

  private answer(call: IncomingMessage, reply: ServerResponse): void {
    if (this.fault === 'red') send(reply, ...red(call));
    else if (this.fault === 'busy') send(reply, 429, { error: { type: 'es_rejected_execution_exception' } });
    else if (this.fault === 'slow') this.hold(call, reply);
    else this.pass(call, reply);
  }

  private hold(call: IncomingMessage, reply: ServerResponse): void {
    this.held.add(reply);
    const late = setTimeout(() => this.pass(call, reply), SLOW_MS);
    reply.on('close', () => {
      clearTimeout(late);
      this.held.delete(reply);
    });
  }

  private pass(call: IncomingMessage, reply: ServerResponse): void {
    const { method, url, headers } = call;
    const onward = request(this.engine + url, { method, headers }, (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(reply);
    });
    onward.on('error', () => reply.destroy());
    call.pipe(onward);
  }
}

/** Without being told otherwise, Elasticsearch gives what the shards it still has hold. */
function red({ url = '' }: IncomingMessage): [status: number, body: object] {
  const error = { type: 'unavailable_shards_exception', reason: 'primary shard is not active' };
  if (url.startsWith('/_cluster/health')) return [200, { status: 'red' }];
  if (url.startsWith('/_bulk')) return [200, { errors: true, items: [{ index: { status: 503, error } }] }];
  if (!url.includes('/_search') || url.includes('allow_partial_search_results=false'))
    return [503, { error: { ...error, type: 'search_phase_execution_exception' }, status: 503 }];
  return [200, { _shards: { total: 1, successful: 0, failed: 1 }, hits: { total: { value: 0 }, hits: [] } }];
}

function send(reply: ServerResponse, status: number, body: object): void {
  // The client takes nothing without it for an Elasticsearch.
  reply.writeHead(status, { 'content-type': 'application/json', 'x-elastic-product': 'Elasticsearch' });
  reply.end(JSON.stringify(body));
}
