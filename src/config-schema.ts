import { z } from 'zod';

/** A secret shorter than this can be guessed; tokens are signed with SHA-256, which wants at least as many bytes. */
export const MIN_SECRET_LENGTH = 32;

function url(...protocols: string[]) {
  const names = protocols.map((protocol) => `${protocol}//`).join(' or ');
  return z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    error: `must be a URL that begins with ${names}`,
  });
}

const trueOrFalse = z.enum(['true', 'false'], { error: 'must be true or false' }).transform((word) => word === 'true');

const list = z.string().transform((text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== ''),
);

const isNamedLink = (pair: string) =>
  /^[^=]*\S[^=]*=https:\/\//.test(pair) && URL.canParse(pair.slice(pair.indexOf('=') + 1));

const whole = (least: number, most: number) => {
  const error = `must be a whole number from ${least} to ${most}`;
  return z.coerce.number({ error }).int(error).min(least, error).max(most, error);
};

/** Every variable of the environment that the server reads; the descriptions are the rows of the README's table. */
export const Environment = z.object({
  HOST: z.string().default('127.0.0.1').describe('Address to listen on.'),
  PORT: whole(0, 65_535).default(3000).describe('Port to listen on.'),
  PUBLIC_URL: url('http:', 'https:')
    .optional()
    .describe('Address that people reach the site at; links in mails begin with it. By default made of HOST and PORT.'),
  DATA_DIR: z
    .string()
    .default('.data')
    .describe('Folder for files, secrets and the embedded database; instances that share a database share it.'),
  ROLE: z
    .enum(['all', 'api', 'worker'], { error: 'must be all, api or worker' })
    .default('all')
    .describe('What this process does: api answers requests, worker handles facts, all does both.'),
  TOKEN_SECRET: z
    .string()
    .optional()
    .describe(
      `Signs tokens; at least ${MIN_SECRET_LENGTH} characters. Outside production made in DATA_DIR when missing.`,
    ),
  DATABASE_URL: url('postgres:', 'postgresql:').optional().describe('PostgreSQL; embedded when missing.'),
  REDIS_URL: url('redis:', 'rediss:')
    .optional()
    .describe('Redis for the queues; they live in PostgreSQL when missing.'),
  ELASTICSEARCH_URL: url('http:', 'https:')
    .optional()
    .describe('Elasticsearch for job search; PostgreSQL searches when missing.'),
  ELASTICSEARCH_SHARDS: whole(1, 64).default(1).describe('Shards of a new search index; see Sizing.'),
  ELASTICSEARCH_REPLICAS: z
    .string()
    .regex(/^\d{1,2}(-(\d{1,2}|all))?$/, 'must be a number, or a range such as 0-1 or 0-all')
    .default('0-1')
    .describe('Copies of each shard; a range grows with the nodes that there are.'),
  ELASTICSEARCH_REFRESH_MS: whole(50, 60_000)
    .default(200)
    .describe('How long a change may stay unseen by searches, in milliseconds.'),
  SMTP_URL: url('smtp:', 'smtps:')
    .optional()
    .describe('Mail server; when missing, mails are kept in the mailbox page.'),
  MAIL_FROM: z.string().default('Career Gateway <no-reply@career-gateway.example>').describe('Sender of all mails.'),
  DEMO: trueOrFalse
    .optional()
    .describe('Demo data and accounts on the first run; true outside production, refused in it.'),
  NAMESPACE: z
    .string()
    .regex(/^[a-z][a-z0-9_-]{0,30}$/, 'must be 1 to 31 small letters, digits, - or _, and begin with a letter')
    .default('cg')
    .describe('Prefix of queues and search indexes, for several installations on the same engines.'),
  SUPPORT_EMAIL: z
    .email('must be an e-mail address')
    .default('support@career-gateway.example')
    .describe('Where requests for support go.'),
  SUPPORT_PHONES: list
    .default(['(717) 555-0134'])
    .describe('Phone numbers shown after a request, separated by commas.'),
  SOCIAL_LINKS: list
    .refine((pairs) => pairs.every(isNamedLink), { error: 'must be pairs of name=https://… separated by commas' })
    .default([
      'Facebook=https://facebook.example/career-gateway',
      'LinkedIn=https://linkedin.example/career-gateway',
      'YouTube=https://youtube.example/career-gateway',
    ])
    .describe('Links of the footer to other sites of ours, as name=https://… separated by commas.'),
  LOG_LEVEL: z
    .enum(['error', 'warn', 'info', 'debug'], { error: 'must be error, warn, info or debug' })
    .default('warn')
    .describe('Least severe messages to print.'),
  NODE_ENV: z
    .enum(['development', 'test', 'production'], { error: 'must be development, test or production' })
    .default('development')
    .describe('production refuses default secrets, demo accounts and a missing mail server.'),
});

export type Environment = z.output<typeof Environment>;
