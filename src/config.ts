import { resolve } from 'node:path';
import { Environment } from './config-schema.js';

/** Elasticsearch index settings. */
export interface IndexSettings {
  shards: number;
  /** A number, or a range such as "0-1" that grows with the number of nodes. */
  replicas: string;
  refreshMs: number;
}

export type LogFormat = 'json' | 'plain';

/** The name of an environment variable that the server reads. */
export type VariableName = keyof Environment;

/** The parsed environment; nothing else reads process.env. */
export class Config {
  readonly host: string;
  readonly port: number;
  readonly publicUrl: string;
  /** IPs and CIDR ranges of the proxies whose X-Forwarded-For is trusted. */
  readonly trustedProxies: string[];
  /** An absolute path. */
  readonly dataDir: string;
  readonly role: 'all' | 'api' | 'worker';
  /** Empty until boot loads the secret of the data folder; never empty in production. */
  readonly tokenSecret: string;
  readonly databaseUrl: string | null;
  /** Maximum of PostgreSQL connections of this process. */
  readonly databaseConnections: number;
  readonly redisUrl: string | null;
  readonly elasticsearchUrl: string | null;
  readonly elasticsearchIndex: IndexSettings;
  readonly smtpUrl: string | null;
  /** Null where uploads are not scanned for viruses. */
  readonly clamavUrl: string | null;
  readonly mailFrom: string;
  readonly demo: boolean;
  /**
   * Whether the mailbox page shows the mails: only with demo data, without a mail server, and reachable from this
   * machine alone.
   */
  readonly mailbox: boolean;
  readonly namespace: string;
  readonly supportEmail: string;
  readonly supportPhones: string[];
  readonly socialLinks: { name: string; url: string }[];
  /** Names of counties in which applications do not ask for the current salary. */
  readonly noSalaryHistoryCounties: string[];
  /** Null when only loopback clients may read the metrics. */
  readonly metricsToken: string | null;
  /** Months of the system log, beside the current one. */
  readonly logRetentionMonths: number;
  readonly logFormat: LogFormat;
  readonly logLevel: 'error' | 'warn' | 'info' | 'debug';
  readonly nodeEnv: Environment['NODE_ENV'];
  readonly production: boolean;
  /** Whether this instance is relied on: in production, or reachable from other machines. */
  readonly exposed: boolean;
  /** Whether workers repeat their sweeps by the clock. Tests call them instead. */
  readonly sweeps: boolean = true;

  /** `given`: the variables that the environment sets; the others have their defaults. */
  constructor(
    environment: Environment,
    readonly given: ReadonlySet<VariableName>,
  ) {
    this.nodeEnv = environment.NODE_ENV;
    this.production = environment.NODE_ENV === 'production';
    this.host = environment.HOST;
    this.port = environment.PORT;
    this.publicUrl = (environment.PUBLIC_URL ?? baseUrlOf(this.host, this.port)).replace(/\/+$/, '');
    this.trustedProxies = environment.TRUSTED_PROXIES ?? [];
    this.dataDir = resolve(environment.DATA_DIR);
    this.role = environment.ROLE;
    this.tokenSecret = environment.TOKEN_SECRET ?? '';
    this.databaseUrl = environment.DATABASE_URL ?? null;
    this.databaseConnections = environment.DATABASE_CONNECTIONS;
    this.redisUrl = environment.REDIS_URL ?? null;
    this.elasticsearchUrl = environment.ELASTICSEARCH_URL ?? null;
    this.elasticsearchIndex = {
      shards: environment.ELASTICSEARCH_SHARDS,
      replicas: environment.ELASTICSEARCH_REPLICAS,
      refreshMs: environment.ELASTICSEARCH_REFRESH_MS,
    };
    this.smtpUrl = environment.SMTP_URL ?? null;
    this.clamavUrl = environment.CLAMAV_URL ?? null;
    this.mailFrom = environment.MAIL_FROM;
    const isReachable = findExposingSetting({ HOST: this.host, PUBLIC_URL: this.publicUrl }) !== null;
    this.exposed = this.production || isReachable;
    this.demo = environment.DEMO ?? !this.exposed;
    this.mailbox = this.demo && this.smtpUrl === null && !isReachable;
    this.namespace = environment.NAMESPACE;
    this.supportEmail = environment.SUPPORT_EMAIL;
    this.supportPhones = environment.SUPPORT_PHONES;
    this.socialLinks = environment.SOCIAL_LINKS.map((pair) => {
      const [name = '', ...url] = pair.split('=');
      return { name: name.trim(), url: url.join('=') };
    });
    this.noSalaryHistoryCounties = environment.NO_SALARY_HISTORY_COUNTIES;
    this.metricsToken = environment.METRICS_TOKEN ?? null;
    this.logRetentionMonths = environment.LOG_RETENTION_MONTHS;
    this.logFormat = chooseLogFormat(environment);
    this.logLevel = environment.LOG_LEVEL;
  }

  /** A copy with values that only boot, or a test, knows. */
  with(changes: Partial<Pick<Config, 'tokenSecret' | 'role' | 'sweeps'>>): Config {
    return Object.assign(Object.create(Config.prototype), this, changes);
  }
}

/** Lists every problem of the environment. */
export class ConfigError extends Error {
  constructor(readonly problems: string[]) {
    super(`The configuration cannot be used:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  }
}

/** Throws ConfigError with all problems at once. An empty variable counts as missing. */
export function loadConfig(env: Record<string, string | undefined>): Config {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = Environment.safeParse(present);
  // Rules between variables are checked even on partial input, so that one start reports every problem.
  const problems = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`);
  problems.push(...roleProblems(present));
  problems.push(...(present.NODE_ENV === 'production' ? productionProblems(present) : mailProblems(present)));
  const given = Environment.keyof().options.filter((name) => name in present);
  if (parsed.success && problems.length === 0) return new Config(parsed.data, new Set(given));
  throw new ConfigError(problems);
}

type EnvironmentText = Record<string, string | undefined>;

function roleProblems({ ROLE, DATABASE_URL }: EnvironmentText): string[] {
  if (ROLE === undefined || ROLE === 'all' || DATABASE_URL) return [];
  return [`ROLE=${ROLE} needs DATABASE_URL; an embedded database serves one process only.`];
}

/** S26: no default secret or account may protect a real installation. */
function productionProblems(env: EnvironmentText): string[] {
  const problems: string[] = [];
  if (!env.TOKEN_SECRET) problems.push('TOKEN_SECRET is missing; in production give a random secret of your own.');
  if (env.DEMO === 'true') problems.push('DEMO must not be true in production; its accounts have a known password.');
  if (!env.PUBLIC_URL) problems.push('PUBLIC_URL is missing; in production links in e-mails need the public address.');
  if (!env.SMTP_URL) problems.push('SMTP_URL is missing; in production mails need a mail server.');
  if (env.PUBLIC_URL?.startsWith('https:') && !env.TRUSTED_PROXIES) {
    problems.push(
      'TRUSTED_PROXIES is missing; give the addresses of the proxy at which https ends, or none, ' +
        'else all people behind it count as one. See docs/reverse-proxy.md.',
    );
  }
  return problems;
}

function mailProblems(env: EnvironmentText): string[] {
  const setting = findExposingSetting(env);
  if (env.SMTP_URL || env.DEMO || !setting) return [];
  return [
    `SMTP_URL is missing; ${setting} lets others reach this instance, which therefore has no mailbox page. ` +
      'Give a mail server, or DEMO=false or DEMO=true to go without mails.',
  ];
}

/**
 * The setting that makes the instance reachable from other machines, directly or through a proxy; null if none does.
 */
function findExposingSetting({ HOST, PUBLIC_URL }: EnvironmentText): string | null {
  if (HOST && !isLoopback(HOST)) return `HOST=${HOST}`;
  const isElsewhere = PUBLIC_URL && URL.canParse(PUBLIC_URL) && !isLoopback(new URL(PUBLIC_URL).hostname);
  return isElsewhere ? `PUBLIC_URL=${PUBLIC_URL}` : null;
}

/** Reads an unchecked environment too, because what is wrong with it must be printed in some format. */
export function chooseLogFormat({ LOG_FORMAT, NODE_ENV }: { LOG_FORMAT?: string; NODE_ENV?: string }): LogFormat {
  if (LOG_FORMAT === 'json' || LOG_FORMAT === 'plain') return LOG_FORMAT;
  return NODE_ENV === 'production' ? 'json' : 'plain';
}

export function isLoopback(host: string): boolean {
  return ['localhost', '::1', '[::1]'].includes(host) || /^127(\.\d{1,3}){3}$/.test(host);
}

function baseUrlOf(host: string, port: number): string {
  const everywhere = host === '0.0.0.0' || host === '::';
  const name = everywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
