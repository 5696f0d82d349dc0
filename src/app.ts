import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { LogLevel, Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { shareConnections } from '#platform/database/connection-budget.js';
import { Connections, QUERY_TIMEOUT_MS } from '#platform/database/connections.js';
import { RetryPolicy } from '#platform/events/retry-policy.js';
import { registerCompression } from '#platform/http/compression.js';
import { Drain } from '#platform/http/drain.js';
import { describeApi } from '#platform/http/openapi.js';
import { limitBodyTime, REQUEST_TIME_LIMITS, serverTimeouts } from '#platform/http/request-time.js';
import { answerUnreadableUrl, registerSecurity, securityHeaders } from '#platform/http/security.js';
import { discardUnreadBodies } from '#platform/http/unread-bodies.js';
import { trackRequests } from '#platform/logging/request-context.js';
import { measureRequests } from '#platform/monitoring/metrics.js';
import { serveWeb } from '#platform/pages/web.js';
import type { BackingServices } from './adapters/backing-services.js';
import { FolderFileStore } from './adapters/folder-file-store.js';
import { openQueueBackend } from './adapters/queue.js';
import { openSearch } from './adapters/search.js';
import { AppModule } from './app.module.js';
import type { Config } from './config.js';

const BODY_LIMIT_BYTES = 1024 * 1024;
const LEVELS: LogLevel[] = ['error', 'warn', 'log', 'debug'];
const NEST_LEVEL = { error: 'error', warn: 'warn', info: 'log', debug: 'debug' } as const;
const BUILD_FOLDERS = {
  web: fileURLToPath(new URL('../web', import.meta.url)),
  pages: fileURLToPath(new URL('../pages', import.meta.url)),
};

/**
 * Creates the application on running backing services, ready to listen. A PostgreSQL connection without a response for
 * `queryTimeoutMs` is considered lost. `close()` drains the event stream and leaves the services running.
 */
export async function createApp(
  config: Config,
  services: BackingServices,
  retry = new RetryPolicy(),
  extraModules: Type[] = [],
  requestTime = REQUEST_TIME_LIMITS,
  queryTimeoutMs = QUERY_TIMEOUT_MS,
): Promise<NestFastifyApplication> {
  const { databaseUrl, redisUrl, elasticsearchUrl } = services;
  const budget = shareConnections(config.databaseConnections, services);
  const connections = new Connections(databaseUrl, budget, queryTimeoutMs);
  const queues = await openQueueBackend(redisUrl, connections, config.namespace);
  const files = new FolderFileStore(config.dataDir);
  const search = await openSearch(elasticsearchUrl, connections, config);
  const setHeaders = securityHeaders(config.publicUrl);
  const adapter = new FastifyAdapter({
    frameworkErrors: answerUnreadableUrl(setHeaders),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: config.trustedProxies.length > 0 && config.trustedProxies,
    // A path may contain a percent-encoded e-mail address of 125 characters.
    routerOptions: { maxParamLength: 500 },
    forceCloseConnections: 'idle',
    ...serverTimeouts(requestTime),
  });
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.on({ config, connections, queues, files, retry, search }, extraModules),
    adapter,
    { logger: LEVELS.slice(0, LEVELS.indexOf(NEST_LEVEL[config.logLevel]) + 1), abortOnError: false },
  );
  trackRequests(adapter.getInstance());
  limitBodyTime(adapter.getInstance(), requestTime);
  discardUnreadBodies(adapter.getInstance(), requestTime);
  app.get(Drain).attach(adapter.getInstance());
  await registerCompression(app);
  measureRequests(app);
  await registerSecurity(app, config.publicUrl, setHeaders);
  describeApi(app);
  await serveWeb(app, BUILD_FOLDERS);
  return app;
}
