import { findFreePort } from '#src/adapters/ports.js';
import type { TestApp } from '../support/app.js';
import { type Caller, call } from '../support/http.js';
import { environmentBeside } from '../support/instances/beside.js';
import { Server } from '../support/instances/server.js';
import type { ChaosServices } from './services.js';

const START_TIMEOUT_MS = 150_000;
const RETRY_DELAY_MS = 500;

/** One process of the build, restarted on the same port. */
export class Instance {
  readonly api: Caller;
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
    for (const end = Date.now() + START_TIMEOUT_MS; this.isWanted; ) {
      const server = Server.spawn(this.env);
      this.server = server;
      try {
        return await server.ready();
      } catch (error) {
        this.failedStarts.push(server.output.trim().split('\n').at(-1) ?? '');
        if (Date.now() > end) throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
    }
  }

  /** Stops it and waits for the exit. */
  async stop(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    this.isWanted = false;
    await this.server?.stop(signal);
  }

  /** Suspends the process. */
  pause(): void {
    process.kill(this.server?.pid ?? 0, 'SIGSTOP');
  }

  resume(): void {
    process.kill(this.server?.pid ?? 0, 'SIGCONT');
  }
}

/** Instances of the application on one set of backing services. */
export class Cluster {
  private turn = 0;

  private constructor(
    readonly services: ChaosServices,
    readonly instances: readonly Instance[],
  ) {}

  /** Starts instances of each role on the database, queues, index and files of `app`, all through the proxies. */
  static async start(services: ChaosServices, app: TestApp, counts: { api: number; worker: number }): Promise<Cluster> {
    const { postgres, redis, elasticsearch, smtp } = services.proxies;
    const throughProxies = {
      DATABASE_URL: new URL(new URL(app.home.databaseUrl).pathname, postgres.url).href,
      REDIS_URL: redis.url,
      ELASTICSEARCH_URL: elasticsearch.url,
      SMTP_URL: smtp.url,
    };
    const instances: Instance[] = [];
    for (const role of ['api', 'worker'] as const) {
      for (let number = 1; number <= counts[role]; number += 1) {
        const env = { ...environmentBeside(app, 'distributed', role), ...throughProxies };
        instances.push(new Instance(`${role}-${number}`, role, { ...env, PORT: String(await findFreePort()) }));
      }
    }
    const cluster = new Cluster(services, instances);
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
