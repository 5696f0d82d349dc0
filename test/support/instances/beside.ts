import { environmentOf, type ServiceSet, type TestApp } from '../app.js';
import { Server } from './server.js';

type Role = 'all' | 'api' | 'worker';

/** The environment of a process that shares database, queues, index and files with `app`. */
export function environmentBeside(app: TestApp, set: ServiceSet, role: Role): Record<string, string> {
  const distributed = {
    REDIS_URL: process.env.TEST_REDIS_URL ?? '',
    ELASTICSEARCH_URL: process.env.TEST_ELASTICSEARCH_URL ?? '',
  };
  return { ...environmentOf(app.home), ...(set === 'distributed' ? distributed : {}), ROLE: role, DEMO: 'false' };
}

/** Starts the build as a process that can be killed, and waits until it is ready. */
export function startBeside(app: TestApp, set: ServiceSet, role: Role): Promise<Server> {
  return Server.start(environmentBeside(app, set, role));
}

/** Runs `work` beside a new process, which stops afterwards. */
export async function whileBeside(
  app: TestApp,
  set: ServiceSet,
  role: Role,
  work: (server: Server) => Promise<unknown>,
): Promise<void> {
  const server = await startBeside(app, set, role);
  try {
    await work(server);
  } finally {
    await server.stop();
  }
}
