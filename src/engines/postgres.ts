import { type ChildProcess, spawn } from 'node:child_process';
import { BootError } from './boot-error.js';
import { chooseIdentity, type Identity } from './identity.js';
import { type Binaries, findBinaries } from './postgres-binaries.js';
import { type Cluster, clusterFolder, openCluster } from './postgres-cluster.js';
import { stopLeftover } from './postgres-leftover.js';
import { tied } from './tied.js';

const READY_WITHIN_MS = 60_000;
const STOP_WITHIN_MS = 5_000;
const LAST_WORDS = 4_000;

/** Small and quiet: one application on one machine, reached over loopback only. */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '256MB',
  random_page_cost: '1.1',
  maintenance_work_mem: '128MB',
  jit: 'off',
  io_method: 'sync',
  max_parallel_workers_per_gather: '0',
  max_logical_replication_workers: '0',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '256MB',
  timezone: 'UTC',
};

export interface PostgresOptions {
  /** An existing folder that we may write to; the database takes `postgres` in it. */
  dataDir: string;
  /** Settings over our own; tests give up durability here. */
  settings?: Record<string, string>;
  /** Told, in a sentence, when the database died and was started again. */
  report?: (line: string) => void;
}

/**
 * PostgreSQL from npm under our supervision: it outlives a crash of its own (started again on the same port), ends
 * with us, and hears no signal of the terminal, so that the application can drain before the database goes.
 */
export class Postgres {
  private stopping = false;
  private child: ChildProcess | undefined;
  private restarting: Promise<void> = Promise.resolve();

  private constructor(
    private readonly binaries: Binaries,
    private readonly identity: Identity,
    private readonly cluster: Cluster,
    private readonly options: PostgresOptions,
  ) {}

  /** Throws BootError, with PostgreSQL's own last words when it has any. */
  static async start(options: PostgresOptions): Promise<Postgres> {
    const binaries = findBinaries();
    const identity = chooseIdentity(binaries.postgres, options.dataDir);
    // Before the port is chosen: what was left running holds the one that is remembered.
    await stopLeftover(clusterFolder(options.dataDir));
    const cluster = await openCluster(binaries, identity, options.dataDir);
    const postgres = new Postgres(binaries, identity, cluster, options);
    await postgres.launch();
    return postgres;
  }

  get url(): string {
    return this.cluster.url;
  }

  /** The process at the head of the database; undefined while it is being started again. */
  get pid(): number | undefined {
    return this.child?.pid;
  }

  /** Ends it cleanly: connections are cut, work in progress is rolled back. */
  async stop(): Promise<void> {
    this.stopping = true;
    await this.restarting;
    const child = this.child;
    if (!child) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGINT');
    const impatient = setTimeout(() => child.kill('SIGQUIT'), STOP_WITHIN_MS);
    await ended;
    clearTimeout(impatient);
  }

  private async launch(): Promise<void> {
    const child = this.spawn();
    await ready(child);
    this.child = child;
    child.once('exit', () => {
      this.child = undefined;
      if (!this.stopping) this.restarting = this.restart();
    });
  }

  private async restart(): Promise<void> {
    this.options.report?.('PostgreSQL ended unexpectedly and is started again.');
    for (let pauseMs = 100; !this.stopping; pauseMs = Math.min(pauseMs * 2, 2_000)) {
      try {
        return await this.launch();
      } catch (error) {
        this.options.report?.(String(error));
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
    }
  }

  private spawn(): ChildProcess {
    const settings = Object.entries({ ...SETTINGS, ...this.options.settings, port: String(this.cluster.port) });
    const options = settings.flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const command = tied([this.binaries.postgres, ['-D', this.cluster.folder, ...options]], 'INT');
    const [program, args] = this.identity.command(...command);
    return spawn(program, args, {
      ...this.identity.spawn,
      env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
      cwd: '/',
      stdio: ['ignore', 'ignore', 'pipe'],
      detached: process.platform !== 'win32',
    });
  }
}

/** Resolves once it accepts connections. Throws BootError when it ends first or takes too long. */
function ready(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let words = '';
    const fail = (reason: string) => reject(new BootError(`The embedded PostgreSQL did not start: ${reason}`));
    const late = setTimeout(() => {
      child.kill('SIGQUIT');
      fail(`it was not ready within ${READY_WITHIN_MS / 1000} s.`);
    }, READY_WITHIN_MS);
    // Read to the end of its life: a full pipe would stop the database.
    child.stderr?.on('data', (chunk) => {
      words = (words + chunk).slice(-LAST_WORDS);
      if (!words.includes('ready to accept connections')) return;
      clearTimeout(late);
      resolve();
    });
    child.once('error', (error) => fail(error.message));
    child.once('exit', (code, signal) => {
      clearTimeout(late);
      fail(words.match(/FATAL: .*/g)?.join(' ') ?? `it ended with ${code ?? signal}.`);
    });
  });
}
