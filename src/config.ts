import { resolve } from 'node:path';
import { Environment, MIN_SECRET_LENGTH } from './config-schema.js';

/** How search indexes lie in Elasticsearch. */
export interface IndexLayout {
  shards: number;
  /** A number, or a range such as "0-1" that follows the number of nodes. */
  replicas: string;
  refreshMs: number;
}

/** The environment, parsed once; nothing else reads process.env. */
export class Config {
  readonly host: string;
  readonly port: number;
  readonly publicUrl: string;
  /** Absolute. */
  readonly dataDir: string;
  readonly role: 'all' | 'api' | 'worker';
  /** Empty until boot has put the data folder's own secret there; never empty in production. */
  readonly tokenSecret: string;
  readonly databaseUrl: string | null;
  readonly redisUrl: string | null;
  readonly elasticsearchUrl: string | null;
  readonly elasticsearchIndex: IndexLayout;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  readonly demo: boolean;
  /** Whether mails are kept for the mailbox page: only with demo data and without a mail server. */
  readonly mailbox: boolean;
  readonly namespace: string;
  readonly supportEmail: string;
  readonly supportPhones: string[];
  readonly socialLinks: { name: string; url: string }[];
  readonly logLevel: 'error' | 'warn' | 'info' | 'debug';
  readonly production: boolean;

  constructor(environment: Environment) {
    this.production = environment.NODE_ENV === 'production';
    this.host = environment.HOST;
    this.port = environment.PORT;
    this.publicUrl = (environment.PUBLIC_URL ?? addressOf(this.host, this.port)).replace(/\/+$/, '');
    this.dataDir = resolve(environment.DATA_DIR);
    this.role = environment.ROLE;
    this.tokenSecret = environment.TOKEN_SECRET ?? '';
    this.databaseUrl = environment.DATABASE_URL ?? null;
    this.redisUrl = environment.REDIS_URL ?? null;
    this.elasticsearchUrl = environment.ELASTICSEARCH_URL ?? null;
    this.elasticsearchIndex = {
      shards: environment.ELASTICSEARCH_SHARDS,
      replicas: environment.ELASTICSEARCH_REPLICAS,
      refreshMs: environment.ELASTICSEARCH_REFRESH_MS,
    };
    this.smtpUrl = environment.SMTP_URL ?? null;
    this.mailFrom = environment.MAIL_FROM;
    this.demo = environment.DEMO ?? !this.production;
    this.mailbox = this.demo && this.smtpUrl === null;
    this.namespace = environment.NAMESPACE;
    this.supportEmail = environment.SUPPORT_EMAIL;
    this.supportPhones = environment.SUPPORT_PHONES;
    this.socialLinks = environment.SOCIAL_LINKS.map((pair) => {
      const [name = '', ...url] = pair.split('=');
      return { name: name.trim(), url: url.join('=') };
    });
    this.logLevel = environment.LOG_LEVEL;
  }

  /** The same configuration with some values replaced, once boot knows better than the environment. */
  with(changes: Partial<Pick<Config, 'tokenSecret' | 'role'>>): Config {
    return Object.assign(Object.create(Config.prototype), this, changes);
  }
}

/** Says everything that is wrong with the environment. */
export class ConfigError extends Error {
  constructor(readonly problems: string[]) {
    super(`The configuration cannot be used:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  }
}

/** Throws ConfigError with every problem at once. An empty variable counts as missing. */
export function loadConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = Environment.safeParse(given);
  // The rules between variables are checked on what could be read, so that one start names every problem.
  const problems = parsed.success ? [] : parsed.error.issues.map((one) => `${one.path.join('.')} ${one.message}.`);
  problems.push(...roleProblems(given));
  problems.push(...(given.NODE_ENV === 'production' ? productionProblems(given) : mailboxProblems(given)));
  if (parsed.success && problems.length === 0) return new Config(parsed.data);
  throw new ConfigError(problems);
}

type Given = Record<string, string | undefined>;

function roleProblems({ ROLE, DATABASE_URL }: Given): string[] {
  if (ROLE === undefined || ROLE === 'all' || DATABASE_URL) return [];
  return [`ROLE=${ROLE} needs DATABASE_URL; an embedded database serves one process only.`];
}

/** TRUST.md S26: nothing that is the same in every installation may guard a real one. */
function productionProblems(given: Given): string[] {
  const problems: string[] = [];
  if (!given.TOKEN_SECRET) {
    problems.push('TOKEN_SECRET is missing; in production give a random secret of your own.');
  } else if (given.TOKEN_SECRET.length < MIN_SECRET_LENGTH) {
    problems.push(`TOKEN_SECRET is too short; in production it needs at least ${MIN_SECRET_LENGTH} characters.`);
  }
  if (given.DEMO === 'true') problems.push('DEMO must not be true in production; its accounts have a known password.');
  if (!given.SMTP_URL) problems.push('SMTP_URL is missing; in production mails need a mail server.');
  return problems;
}

function mailboxProblems(given: Given): string[] {
  if (given.SMTP_URL || given.DEMO || isLoopback(given.HOST ?? '127.0.0.1')) return [];
  return [
    `HOST=${given.HOST} would open the mailbox page with everybody's mails to the network; ` +
      'set SMTP_URL, or DEMO=true if that is wanted, or DEMO=false to go without it.',
  ];
}

export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
}

function addressOf(host: string, port: number): string {
  const everywhere = host === '0.0.0.0' || host === '::';
  const name = everywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
