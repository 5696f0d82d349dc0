import type { Config } from '../config.js';
import { BootError } from './boot-error.js';
import { type Claim, claimDataFolder, openDataFolder } from './data-folder.js';
import { Postgres } from './postgres.js';
import { runningClusterUrl } from './postgres-cluster.js';
import { checkDatabase, checkElasticsearch, checkRedis, withoutPassword } from './reachable.js';

/** One line that boot prints. */
export interface EngineLine {
  part: 'Database' | 'Events' | 'Search' | 'Mail' | 'Files';
  what: string;
  where: string;
  kind: 'embedded' | 'external';
}

/** What runs underneath, and where. */
export interface Engines {
  databaseUrl: string;
  redisUrl: string | null;
  elasticsearchUrl: string | null;
  smtpUrl: string | null;
  lines: EngineLine[];
  /** Ends what we started. */
  stop(): Promise<void>;
}

export interface StartOptions {
  /** Use a database that another process runs on the same data folder along with it, as the command line does. */
  join?: boolean;
  /** Called once the data folder is ours and before anything is started. */
  beforeStart?: (config: Config) => Promise<void>;
}

/**
 * Starts the embedded engines and checks that the external ones answer.
 * Throws BootError with one sentence for whatever cannot be had.
 */
export async function startEngines(config: Config, options: StartOptions = {}): Promise<Engines> {
  await openDataFolder(config.dataDir);
  if (config.redisUrl) await checkRedis(config.redisUrl);
  if (config.elasticsearchUrl) await checkElasticsearch(config.elasticsearchUrl);
  const { databaseUrl, stop } = await database(config, options);
  return {
    databaseUrl,
    redisUrl: config.redisUrl,
    elasticsearchUrl: config.elasticsearchUrl,
    smtpUrl: config.smtpUrl,
    lines: linesOf(config, databaseUrl),
    stop,
  };
}

interface Base {
  databaseUrl: string;
  stop(): Promise<void>;
}

async function database(config: Config, { join = false, beforeStart }: StartOptions): Promise<Base> {
  const nothing = async () => undefined;
  if (config.databaseUrl) {
    await beforeStart?.(config);
    await checkDatabase(config.databaseUrl);
    return { databaseUrl: config.databaseUrl, stop: nothing };
  }
  const claim = await claimDataFolder(config.dataDir, join ? 0 : undefined);
  if (!claim && join) return { databaseUrl: await runningClusterUrl(config.dataDir), stop: nothing };
  if (!claim) {
    throw new BootError(
      `The data folder ${config.dataDir} is in use by another instance: stop that one, ` +
        'or set DATA_DIR to another folder.',
    );
  }
  return embedded(config, claim, beforeStart);
}

async function embedded(config: Config, claim: Claim, beforeStart: StartOptions['beforeStart']): Promise<Base> {
  try {
    await beforeStart?.(config);
    const postgres = await Postgres.start({ dataDir: config.dataDir, report: (line) => console.error(line) });
    const stop = async () => {
      await postgres.stop();
      claim.release();
    };
    return { databaseUrl: postgres.url, stop };
  } catch (error) {
    claim.release();
    throw error;
  }
}

function linesOf(config: Config, databaseUrl: string): EngineLine[] {
  const own = `${config.dataDir}, at ${withoutPassword(databaseUrl)}`;
  const base: EngineLine = config.databaseUrl
    ? { part: 'Database', what: 'PostgreSQL', where: withoutPassword(config.databaseUrl), kind: 'external' }
    : { part: 'Database', what: 'PostgreSQL 18', where: own, kind: 'embedded' };
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
  ];
}
