import { findFreePort } from '../../src/engines/ports.js';
import type { TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import { type Caller, call } from '../support/http.js';
import { Server } from '../support/server.js';
import type { ChaosEngines } from './engines.js';

const READY_LINE = 'is ready (role';
const READY_TIMEOUT_MS = 150_000;
const RETRY_DELAY_MS = 500;

/** One process of the build, restarted on the same port. */
export class Instance {
  readonly api: Caller;
  /** The time it became ready; 0 while it is not. */
  readyAt = 0;
  /** The last output lines of failed starts. */
  readonly failedStarts: string[] = [];
  private server: Server | undefined;
  private isWanted = false;

  constructor(
    readonly name: string,
    readonly role: 'api' | 'worker',
    private readonly env: Record<string, string>,
  ) {
    this.api = call(`http://127.0.0.1:${env.PORT}`);
  }

  /** Retries until it is ready. */
  async start(): Promise<void> {
    this.isWanted = true;
    for (const end = Date.now() + READY_TIMEOUT_MS; this.isWanted; ) {
      const server = Server.spawn(this.env);
      this.server = server;
      const ended = await Promise.race([server.end(), this.ready(server)]);
      if (!ended) return;
      this.failedStarts.push(ended.output.trim().split('\n').at(-1) ?? '');
      if (Date.now() > end) throw new Error(`${this.name} does not start: ${ended.output}`);
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
    }
  }

  /** Stops it and waits for the exit. */
  async stop(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    this.isWanted = false;
    this.readyAt = 0;
    await this.server?.stop(signal);
  }

  /** Suspends the process. */
  pause(): void {
    process.kill(this.server?.pid ?? 0, 'SIGSTOP');
  }

  resume(): void {
    process.kill(this.server?.pid ?? 0, 'SIGCONT');
  }

  get output(): string {
    return this.server?.output ?? '';
  }

  private async ready(server: Server): Promise<null> {
    await eventually(
      () => {
        if (!server.output.includes(READY_LINE)) throw new Error(`${this.name} is not ready: ${server.output}`);
      },
      { within: READY_TIMEOUT_MS },
    );
    this.readyAt = Date.now();
    return null;
  }
}

/** Instances of the application on one set of engines. */
export class Cluster {
  private turn = 0;

  private constructor(
    readonly engines: ChaosEngines,
    readonly instances: readonly Instance[],
  ) {}

  /** Starts instances of each role on the database, queues, index and files of `app`, all through the proxies. */
  static async start(engines: ChaosEngines, app: TestApp, counts: { api: number; worker: number }): Promise<Cluster> {
    const { proxies, redis, elasticsearch, smtp } = engines;
    const shared = {
      NODE_ENV: 'test',
      DEMO: 'false',
      TOKEN_SECRET: 'a secret that only the tests know, long enough',
      DATABASE_URL: proxies.postgres.urlThrough(app.home.databaseUrl),
      REDIS_URL: proxies.redis.urlThrough(redis.url),
      ELASTICSEARCH_URL: proxies.elasticsearch.urlThrough(elasticsearch.url),
      SMTP_URL: proxies.smtp.urlThrough(smtp.url),
      DATA_DIR: app.home.dataDir,
      NAMESPACE: app.home.namespace,
    };
    const instances: Instance[] = [];
    for (const role of ['api', 'worker'] as const) {
      for (let number = 1; number <= counts[role]; number += 1) {
        const env = { ...shared, ROLE: role, PORT: String(await findFreePort()) };
        instances.push(new Instance(`${role}-${number}`, role, env));
      }
    }
    const cluster = new Cluster(engines, instances);
    process.once('exit', cluster.kill);
    try {
      await Promise.all(instances.map((instance) => instance.start()));
    } catch (error) {
      await cluster.stop();
      throw error;
    }
    return cluster;
  }

  get apis(): Instance[] {
    return this.instances.filter(({ role }) => role === 'api');
  }

  /** The api instances in round-robin order for the next call. */
  inTurn(): Instance[] {
    const apis = this.apis;
    this.turn += 1;
    return apis.map((_, at) => apis[(at + this.turn) % apis.length] as Instance);
  }

  async stop(): Promise<void> {
    process.off('exit', this.kill);
    await Promise.all(this.instances.map((instance) => instance.stop('SIGKILL')));
  }

  private readonly kill = (): void => {
    for (const instance of this.instances) void instance.stop('SIGKILL');
  };
}
