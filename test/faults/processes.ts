import { findFreePort } from '../../src/engines/ports.js';
import type { EngineSet, TestApp } from '../support/app.js';
import { call } from '../support/http.js';
import { Server } from '../support/server.js';

/** The secret of startApp(), so that tokens are valid in both. */
const SECRET = 'a secret that only the tests know, long enough';

/** The environment of a process that shares database, queues, index and files with `app`. */
export function environmentBeside(app: TestApp, set: EngineSet, role: 'all' | 'worker', port = 0) {
  const distributed = {
    REDIS_URL: process.env.TEST_REDIS_URL ?? '',
    ELASTICSEARCH_URL: process.env.TEST_ELASTICSEARCH_URL ?? '',
  };
  return {
    ...(set === 'distributed' ? distributed : {}),
    NODE_ENV: 'test',
    DATABASE_URL: app.home.databaseUrl,
    DATA_DIR: app.home.dataDir,
    NAMESPACE: app.home.namespace,
    TOKEN_SECRET: SECRET,
    PORT: String(port),
    ROLE: role,
    DEMO: 'false',
  };
}

/** Starts the build as a process that can be killed, and waits until it is ready. */
export async function processBeside(app: TestApp, set: EngineSet, role: 'all' | 'worker') {
  const port = await findFreePort();
  const server = await Server.start(environmentBeside(app, set, role, port));
  const url = `http://127.0.0.1:${port}`;
  return { server, url, ...call(url) };
}
