import { freePort } from '../../src/engines/free-port.js';
import type { EngineSet, TestApp } from '../support/app.js';
import { call } from '../support/http.js';
import { Server } from '../support/server.js';

/** The secret of startApp(), so that tokens of one are good for the other. */
const SECRET = 'a secret that only the tests know, long enough';

/** What a process needs to run on the database, queues, index and files of `app`. */
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

/** The built product as a process that may be killed, ready to answer. */
export async function processBeside(app: TestApp, set: EngineSet, role: 'all' | 'worker') {
  const port = await freePort();
  const server = await Server.start(environmentBeside(app, set, role, port));
  return { server, ...call(`http://127.0.0.1:${port}`) };
}
