import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { LogLevel, Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module.js';
import type { Config } from './config.js';
import type { Engines } from './engines/engines.js';
import { FolderFileStore } from './engines/files.js';
import { openQueueBackend } from './engines/queue.js';
import { openSearchEngine } from './engines/search.js';
import { RetryPolicy } from './platform/events/retry-policy.js';
import { compressAnswers } from './platform/http/compression.js';
import { describeApi } from './platform/http/openapi.js';
import { secure } from './platform/http/security.js';
import { serveWeb } from './platform/pages/web.js';

const BODY_LIMIT_BYTES = 1024 * 1024;
const LEVELS: LogLevel[] = ['error', 'warn', 'log', 'debug'];
const NEST_LEVEL = { error: 'error', warn: 'warn', info: 'log', debug: 'debug' } as const;
const BUILT = {
  web: fileURLToPath(new URL('../web', import.meta.url)),
  pages: fileURLToPath(new URL('../pages', import.meta.url)),
};

/**
 * The application on running engines, ready to listen; `further` modules join the product's own. Its `close()` drains
 * the event stream and leaves the engines running.
 */
export async function createApp(
  config: Config,
  engines: Engines,
  retry = new RetryPolicy(),
  further: Type[] = [],
): Promise<NestFastifyApplication> {
  const queues = await openQueueBackend(engines, config.namespace);
  const files = new FolderFileStore(config.dataDir);
  const search = await openSearchEngine(engines, config);
  const adapter = new FastifyAdapter({
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: false,
    // An e-mail address of 125 characters, percent-encoded, is a part of a path (P6.2).
    routerOptions: { maxParamLength: 500 },
    forceCloseConnections: 'idle',
  });
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.on({ config, databaseUrl: engines.databaseUrl, queues, files, retry, search }, further),
    adapter,
    { logger: LEVELS.slice(0, LEVELS.indexOf(NEST_LEVEL[config.logLevel]) + 1), abortOnError: false },
  );
  await compressAnswers(app);
  await secure(app, config.publicUrl.startsWith('https:'));
  describeApi(app);
  await serveWeb(app, BUILT);
  return app;
}
