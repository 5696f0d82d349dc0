import { type ChildProcess, spawn } from 'node:child_process';
import { BootError } from './boot-error.js';
import { dieWithParent } from './die-with-parent.js';
import { stopOrphanedPostgres } from './orphaned-postgres.js';
import { type Binaries, findBinaries } from './postgres-binaries.js';
import { type Cluster, clusterFolder, openCluster } from './postgres-cluster.js';
import { chooseRunAs, type RunAs } from './unprivileged-user.js';

const START_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 5_000;
const MAX_LOG_CHARACTERS = 4_000;

/** Settings for one application on one machine, over loopback only. */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '64MB',
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
  /** An existing writable folder; the database uses its subfolder `postgres`. */
  dataDir: string;
  /** Overrides of our settings; tests disable durability here. */
  settings?: Record<string, string>;
  /** Called with a sentence when the database crashed and is restarted. */
  report?: (line: string) => void;
}

/**
 * Supervises the embedded PostgreSQL. It restarts on the same port after a crash and stops with the process. Terminal
 * signals do not reach it, so that the application can drain first.
 */
export class Postgres {
  private stopping = false;
  private child: ChildProcess | undefined;
  private restarting: Promise<void> = Promise.resolve();

  private constructor(
    private readonly binaries: Binaries,
    private readonly runAs: RunAs,
    private readonly cluster: Cluster,
    private readonly options: PostgresOptions,
  ) {}

  /** Throws BootError with PostgreSQL's last log lines, if any. */
  static async start(options: PostgresOptions): Promise<Postgres> {
    const binaries = findBinaries();
    const runAs = chooseRunAs(binaries.postgres, options.dataDir);
    // Before the port is chosen: an orphaned database occupies the stored port.
    await stopOrphanedPostgres(clusterFolder(options.dataDir));
    const cluster = await openCluster(binaries, runAs, options.dataDir);
    const postgres = new Postgres(binaries, runAs, cluster, options);
    await postgres.launch();
    return postgres;
  }

  get url(): string {
    return this.cluster.url;
  }

  /** The postmaster process; undefined during a restart. */
  get pid(): number | undefined {
    return this.child?.pid;
  }

  /** Fast shutdown: connections are closed and open transactions rolled back. */
  async stop(): Promise<void> {
    this.stopping = true;
    await this.restarting;
    const child = this.child;
    if (!child) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGINT');
    const killTimer = setTimeout(() => child.kill('SIGQUIT'), STOP_TIMEOUT_MS);
    await ended;
    clearTimeout(killTimer);
  }

  private async launch(): Promise<void> {
    const child = this.spawn();
    await waitUntilReady(child);
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
    const command = dieWithParent([this.binaries.postgres, ['-D', this.cluster.folder, ...options]], 'INT');
    const [program, args] = this.runAs.command(...command);
    return spawn(program, args, {
      ...this.runAs.spawn,
      env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
      cwd: '/',
      stdio: ['ignore', 'ignore', 'pipe'],
      detached: process.platform !== 'win32',
    });
  }
}

/** Resolves once it accepts connections. Throws BootError when it exits first or after the timeout. */
function waitUntilReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = '';
    const fail = (reason: string) => reject(new BootError(`The embedded PostgreSQL did not start: ${reason}`));
    const timer = setTimeout(() => {
      child.kill('SIGQUIT');
      fail(`it was not ready within ${START_TIMEOUT_MS / 1000} s.`);
    }, START_TIMEOUT_MS);
    // Keep reading after the start: a full pipe would block the database.
    child.stderr?.on('data', (chunk) => {
      log = (log + chunk).slice(-MAX_LOG_CHARACTERS);
      if (!log.includes('ready to accept connections')) return;
      clearTimeout(timer);
      resolve();
    });
    child.once('error', (error) => fail(error.message));
    child.once('exit', (code, signal) => {
      clearTimeout(timer);
      fail(log.match(/FATAL: .*/g)?.join(' ') ?? `it ended with ${code ?? signal}.`);
    });
  });
}
