import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { Connections } from '../database/connections.js';
import { SEARCH_CHANNEL, type SearchTrace } from '../search/search-engine.js';
import { Readiness } from './readiness.js';

const REQUEST_BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const SEARCH_BUCKETS_S = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** The metrics of docs/operations.md, in the text format of Prometheus. */
@Injectable()
export class Metrics implements OnApplicationShutdown {
  private readonly registry = new Registry();
  private readonly requests = this.histogram(
    'http_request_duration_seconds',
    'Time until an answer was sent, by route and status.',
    ['method', 'route', 'status'],
    REQUEST_BUCKETS_S,
  );
  private readonly searches = this.histogram(
    'search_duration_seconds',
    'Time that the search engine took for one search.',
    ['engine', 'outcome'],
    SEARCH_BUCKETS_S,
  );
  private readonly services = this.gauge('engine_up', '1 for an engine that answers, else 0.', ['engine']);
  private readonly waiting = this.gauge('backlog_items', 'How much waits, by what waits.', ['kind']);
  private readonly oldest = this.gauge('backlog_oldest_seconds', 'How long the oldest of them has waited.', ['kind']);
  private readonly deliveries = this.gauge('deliveries_waiting', 'Jobs in the queue of a subscriber.', ['subscriber']);
  private readonly pools = this.gauge('database_pool_connections', 'Connections to PostgreSQL, by pool.', [
    'pool',
    'state',
  ]);
  private readonly onSearch = {
    start: (trace: SearchTrace) => {
      trace.startedAt = performance.now();
    },
    asyncEnd: ({ adapter, error, startedAt = 0 }: SearchTrace & { error?: unknown }) => {
      const outcome = error === undefined ? 'answered' : 'failed';
      this.searches.observe({ engine: adapter, outcome }, (performance.now() - startedAt) / 1_000);
    },
  };

  constructor(
    private readonly readiness: Readiness,
    private readonly connections: Connections,
  ) {
    collectDefaultMetrics({ register: this.registry });
    SEARCH_CHANNEL.subscribe(this.onSearch as never);
  }

  onApplicationShutdown(): void {
    SEARCH_CHANNEL.unsubscribe(this.onSearch as never);
  }

  /** Returns the current metrics. */
  async text(): Promise<{ contentType: string; body: string }> {
    await this.readBacklog();
    for (const { pool, ...use } of this.connections.usage())
      for (const [state, count] of Object.entries(use)) this.pools.set({ pool, state }, count);
    return { contentType: this.registry.contentType, body: await this.registry.metrics() };
  }

  /** `seconds` is the time until the response was sent. */
  recordRequest(method: string, route: string, status: number, seconds: number): void {
    this.requests.observe({ method, route, status }, seconds);
  }

  /** Resets the gauges first, so that an unknown value is missing rather than outdated. */
  private async readBacklog(): Promise<void> {
    const { engines: services, waiting, deliveries } = await this.readiness.report();
    for (const gauge of [this.services, this.waiting, this.oldest, this.deliveries]) gauge.reset();
    for (const [service, state] of Object.entries(services))
      this.services.set({ engine: service }, state === 'ok' ? 1 : 0);
    for (const [kind, { count, oldestSeconds }] of Object.entries(waiting ?? {})) {
      this.waiting.set({ kind }, count);
      this.oldest.set({ kind }, oldestSeconds);
    }
    for (const [subscriber, count] of Object.entries(deliveries ?? {})) this.deliveries.set({ subscriber }, count);
  }

  private histogram<L extends string>(name: string, help: string, labelNames: L[], buckets: number[]): Histogram<L> {
    return new Histogram({ name, help, labelNames, buckets, registers: [this.registry] });
  }

  private gauge<L extends string>(name: string, help: string, labelNames: L[]): Gauge<L> {
    return new Gauge({ name, help, labelNames, registers: [this.registry] });
  }
}

/** Records every request under its route pattern, so that ids in URLs do not create series. */
export function measureRequests(app: NestFastifyApplication): void {
  const metrics = app.get(Metrics);
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    metrics.recordRequest(request.method, route, reply.statusCode, reply.elapsedTime / 1_000);
  });
}
