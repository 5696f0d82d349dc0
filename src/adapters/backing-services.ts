import type { Config } from '../config.js';
import { BootError } from './boot-error.js';
import { capacityProblem, describeCapacity, readConnectionCapacity } from './connection-capacity.js';
import { type DataDirLock, ensureDataDir, lockDataDir } from './data-dir.js';
import { Postgres } from './postgres.js';
import { runningClusterUrl } from './postgres-cluster.js';
import { assertDatabaseReachable, findConnectionProblems, withoutPassword } from './reachable.js';

/** A line printed at boot. */
export interface ServiceLine {
  part: 'Database' | 'Events' | 'Search' | 'Mail' | 'Files' | 'Scan';
  what: string;
  where: string;
  kind: 'embedded' | 'external' | 'off';
}

/** The backing services of a process. */
export interface BackingServices {
  databaseUrl: string;
  redisUrl: string | null;
  elasticsearchUrl: string | null;
  smtpUrl: string | null;
  lines: ServiceLine[];
  /** One sentence for each external service that does not respond. */
  problems: string[];
  /** Stops the embedded services. */
  stop(): Promise<void>;
}

export interface StartOptions {
  /** Shares a database that another process runs on the same data folder, for the command line. */
  join?: boolean;
  /** Called after the data folder is locked and before any service starts. */
  beforeStart?: (config: Config) => Promise<void>;
}

/**
 * Starts the embedded services and checks the external ones. Only the database is required. Throws BootError when it is
 * unavailable.
 */
export async function startServices(config: Config, options: StartOptions = {}): Promise<BackingServices> {
  await ensureDataDir(config.dataDir);
  // Before `beforeStart`: what it begins may keep an answer waiting for longer than the time limit.
  const unreachable = await findConnectionProblems(config);
  const { databaseUrl, stop } = await connectDatabase(config, options);
  const room = await readConnectionCapacity(databaseUrl, config.databaseConnections).catch(async (error) => {
    await stop();
    throw error;
  });
  return {
    databaseUrl,
    redisUrl: config.redisUrl,
    elasticsearchUrl: config.elasticsearchUrl,
    smtpUrl: config.smtpUrl,
    lines: describeServices(config, databaseUrl, describeCapacity(room, config.databaseConnections)),
    problems: [capacityProblem(room, config.databaseConnections), ...unreachable].filter((problem) => problem !== null),
    stop,
  };
}

interface RunningDatabase {
  databaseUrl: string;
  stop(): Promise<void>;
}

async function connectDatabase(config: Config, { join = false, beforeStart }: StartOptions): Promise<RunningDatabase> {
  const nothing = async () => undefined;
  if (config.databaseUrl) {
    await assertDatabaseReachable(config.databaseUrl);
    await beforeStart?.(config);
    return { databaseUrl: config.databaseUrl, stop: nothing };
  }
  const lock = await lockDataDir(config.dataDir, join ? 0 : undefined);
  if (!lock && join) return { databaseUrl: await runningClusterUrl(config.dataDir), stop: nothing };
  if (!lock) {
    throw new BootError(
      `The data folder ${config.dataDir} is in use by another instance: stop that one, ` +
        'or set DATA_DIR to another folder.',
    );
  }
  return startEmbeddedDatabase(config, lock, beforeStart);
}

async function startEmbeddedDatabase(
  config: Config,
  lock: DataDirLock,
  beforeStart: StartOptions['beforeStart'],
): Promise<RunningDatabase> {
  try {
    await beforeStart?.(config);
    const postgres = await Postgres.start({ dataDir: config.dataDir, report: (line) => console.warn(line) });
    const stop = async () => {
      await postgres.stop();
      lock.release();
    };
    return { databaseUrl: postgres.url, stop };
  } catch (error) {
    lock.release();
    throw error;
  }
}

function describeServices(config: Config, databaseUrl: string, room: string): ServiceLine[] {
  const embeddedAt = `${config.dataDir}, at ${withoutPassword(databaseUrl)}`;
  const base: ServiceLine = config.databaseUrl
    ? {
        part: 'Database',
        what: 'PostgreSQL',
        where: `${withoutPassword(config.databaseUrl)}; ${room}`,
        kind: 'external',
      }
    : { part: 'Database', what: 'PostgreSQL 18', where: embeddedAt, kind: 'embedded' };
  const inside = { where: 'in the database', kind: base.kind };
  return [
    base,
    config.redisUrl
      ? { part: 'Events', what: 'BullMQ on Redis', where: withoutPassword(config.redisUrl), kind: 'external' }
      : { part: 'Events', what: 'BullMQ on PostgreSQL', ...inside },
    config.elasticsearchUrl
      ? { part: 'Search', what: 'Elasticsearch', where: withoutPassword(config.elasticsearchUrl), kind: 'external' }
      : { part: 'Search', what: 'PostgreSQL', ...inside },
    config.smtpUrl
      ? { part: 'Mail', what: 'SMTP', where: withoutPassword(config.smtpUrl), kind: 'external' }
      : {
          part: 'Mail',
          what: 'mailbox',
          where: config.mailbox ? `${config.publicUrl}/mailbox` : 'nowhere',
          kind: 'embedded',
        },
    { part: 'Files', what: 'folder', where: `${config.dataDir}/files`, kind: 'embedded' },
    config.clamavUrl
      ? { part: 'Scan', what: 'clamd', where: withoutPassword(config.clamavUrl), kind: 'external' }
      : { part: 'Scan', what: 'clamd', where: 'uploads are not scanned for viruses; see CLAMAV_URL', kind: 'off' },
  ];
}
