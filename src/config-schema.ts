import { isIP } from 'node:net';
import { z } from 'zod';

/** Shorter secrets can be guessed; tokens are signed with HMAC-SHA-256, which needs at least as many bytes. */
const MIN_SECRET_LENGTH = 32;

function url(...protocols: string[]) {
  const names = protocols.map((protocol) => `${protocol}//`).join(' or ');
  return z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    error: `must be a URL that begins with ${names}`,
  });
}

/** A random secret of the least length has more, in every common notation. */
const MIN_DIFFERENT = 8;

const secret = z
  .string()
  .min(MIN_SECRET_LENGTH, `is too short; it needs at least ${MIN_SECRET_LENGTH} characters`)
  .refine((text) => new Set(text).size >= MIN_DIFFERENT, { error: 'is easy to guess; give random characters' });

const booleanText = z.enum(['true', 'false'], { error: 'must be true or false' }).transform((word) => word === 'true');

const commaSeparated = z.string().transform((text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== ''),
);

const isNamedLink = (pair: string) =>
  /^[^=]*\S[^=]*=https:\/\//.test(pair) && URL.canParse(pair.slice(pair.indexOf('=') + 1));

const IP_RANGE = /^([\da-f.:]+)(?:\/([1-9]\d{0,2}))?$/i;

/** An IP, or a range in CIDR notation other than /0, which would trust every client. */
function isIpRange(text: string): boolean {
  const [, ip = '', bits = '1'] = IP_RANGE.exec(text) ?? [];
  const version = isIP(ip);
  return version !== 0 && Number(bits) <= (version === 4 ? 32 : 128);
}

const integer = (min: number, max: number) => {
  const error = `must be a whole number from ${min} to ${max}`;
  return z.coerce.number({ error }).int(error).min(min, error).max(max, error);
};

/** Every environment variable that the server reads; the descriptions are the rows of the table in the docs. */
export const Environment = z.object({
  HOST: z.string().default('127.0.0.1').describe('IP address or host name to listen on.'),
  PORT: integer(0, 65_535).default(3000).describe('Port to listen on.'),
  PUBLIC_URL: url('http:', 'https:')
    .optional()
    .describe('Public URL of the site; links in e-mails begin with it. The default is built from HOST and PORT.'),
  TRUSTED_PROXIES: commaSeparated
    .transform((names) => (names.join() === 'none' ? [] : names))
    .refine((ranges) => ranges.every(isIpRange), {
      error: 'must be addresses or CIDR ranges separated by commas, or none',
    })
    .optional()
    .describe(
      'Proxies whose X-Forwarded-For header is trusted: IP addresses or CIDR ranges separated by commas, or ' +
        'none. Required in production behind https; see docs/reverse-proxy.md.',
    ),
  DATA_DIR: z
    .string()
    .default('.data')
    .describe('Folder of files, secrets and the embedded database. Instances that share a database must share it too.'),
  ROLE: z
    .enum(['all', 'api', 'worker'], { error: 'must be all, api or worker' })
    .default('all')
    .describe('Role of this process: api answers requests, worker handles events, all does both.'),
  TOKEN_SECRET: secret
    .optional()
    .describe(
      `Secret that signs tokens, at least ${MIN_SECRET_LENGTH} characters. ` +
        'Outside production the default is generated and stored in DATA_DIR.',
    ),
  DATABASE_URL: url('postgres:', 'postgresql:')
    .optional()
    .describe('PostgreSQL server. The default is an embedded one.'),
  DATABASE_CONNECTIONS: integer(10, 1_000)
    .default(24)
    .describe(
      'Maximum number of connections of this process to PostgreSQL: one listens, two are for reports, the others ' +
        'are shared by commands, queues and searches. The sum over all instances must fit into `max_connections`; the start ' +
        'prints how many instances fit.',
    ),
  REDIS_URL: url('redis:', 'rediss:').optional().describe('Redis server of the queues. The default is PostgreSQL.'),
  ELASTICSEARCH_URL: url('http:', 'https:')
    .optional()
    .describe(
      'Elasticsearch server of job search, beside PostgreSQL, which is the default and answers while that is away.',
    ),
  ELASTICSEARCH_SHARDS: integer(1, 64).default(1).describe('Number of shards of a new search index; see Sizing.'),
  ELASTICSEARCH_REPLICAS: z
    .string()
    .regex(/^\d{1,2}(-(\d{1,2}|all))?$/, 'must be a number, or a range such as 0-1 or 0-all')
    .default('0-1')
    .describe('Number of replicas of each shard; a range adapts to the number of nodes.'),
  ELASTICSEARCH_REFRESH_MS: integer(50, 60_000)
    .default(200)
    .describe('Refresh interval of the search index in milliseconds: the delay until searches see a change.'),
  SMTP_URL: url('smtp:', 'smtps:')
    .optional()
    .describe('Mail server. Without it, a demo that only this machine can reach shows e-mails on the mailbox page.'),
  CLAMAV_URL: url('tcp:', 'unix:')
    .refine((value) => !/^(tcp|unix):\/*$/.test(value), { error: 'must name a host or a socket' })
    .optional()
    .describe(
      'Virus scanner (clamd): tcp://host:3310 or unix:///run/clamav/clamd.ctl. A file then opens once it is found ' +
        'clean. Without it uploads are not scanned; see docs/operations.md.',
    ),
  MAIL_FROM: z.string().default('Career Gateway <no-reply@career-gateway.example>').describe('Sender of all e-mails.'),
  DEMO: booleanText
    .optional()
    .describe(
      'Whether the first run loads demo data and accounts. The default is true if only this machine can reach ' +
        'the site. Refused in production.',
    ),
  NAMESPACE: z
    .string()
    .regex(/^[a-z][a-z0-9_-]{0,30}$/, 'must be 1 to 31 small letters, digits, - or _, and begin with a letter')
    .default('cg')
    .describe('Prefix of queues and search indexes, so that several installations can share backing services.'),
  SUPPORT_EMAIL: z
    .email('must be an e-mail address')
    .default('support@career-gateway.example')
    .describe('E-mail address that receives support requests.'),
  SUPPORT_PHONES: commaSeparated
    .default(['(717) 555-0134'])
    .describe('Support phone numbers that are shown after a request, separated by commas.'),
  SOCIAL_LINKS: commaSeparated
    .refine((pairs) => pairs.every(isNamedLink), { error: 'must be pairs of name=https://… separated by commas' })
    .default([
      'Facebook=https://facebook.example/career-gateway',
      'LinkedIn=https://linkedin.example/career-gateway',
      'YouTube=https://youtube.example/career-gateway',
    ])
    .describe('Links of the footer to social media, as name=https://… separated by commas.'),
  NO_SALARY_HISTORY_COUNTIES: commaSeparated
    .transform((names) => (names.join() === 'none' ? [] : names))
    .default(['Philadelphia'])
    .describe(
      'Counties whose laws forbid asking applicants for their current salary, by name, separated by commas, or ' +
        'none. Applications for positions there neither ask for it nor store it.',
    ),
  METRICS_TOKEN: secret
    .optional()
    .describe(
      'Bearer token that /metrics requires; see docs/operations.md. Without it only callers on this machine may ' +
        'read it.',
    ),
  LOG_RETENTION_MONTHS: integer(1, 1_200)
    .default(36)
    .describe('Months for which entries of the system log are kept, beside the current one. Events are kept for ever.'),
  LOG_LEVEL: z
    .enum(['error', 'warn', 'info', 'debug'], { error: 'must be error, warn, info or debug' })
    .default('warn')
    .describe('Least severe level that is logged.'),
  LOG_FORMAT: z
    .enum(['json', 'plain'], { error: 'must be json or plain' })
    .optional()
    .describe(
      'json prints one JSON object per line, plain prints text. The default is json in production and plain ' +
        'elsewhere.',
    ),
  NODE_ENV: z
    .enum(['development', 'test', 'production'], { error: 'must be development, test or production' })
    .default('development')
    .describe('production refuses to start without PUBLIC_URL, TOKEN_SECRET or a mail server, or with demo accounts.'),
});

export type Environment = z.output<typeof Environment>;
