import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { Redis } from 'ioredis';
import pg from 'pg';

/**
 * Makes the stored dump of an earlier version, with deliveries that wait: some in their queues, some still in the
 * outbox. Needs `pg_dump` of the server's version.
 *
 *     git worktree add ../earlier 939e64e
 *     node test/services/upgrade/make-dump.mjs ../earlier postgres://…/an_empty_database [redis://…]
 */
const [folder, databaseUrl, redisUrl] = process.argv.slice(2);
const NAMESPACE = 'upgrade';
const PORT = '3940';
const PASSWORD = 'Harrisburg-17';
const OUT = join(import.meta.dirname, `939e64e-${redisUrl ? 'distributed' : 'embedded'}`);

const dataDir = mkdtempSync(join(tmpdir(), 'earlier-'));
const database = new pg.Client({ connectionString: databaseUrl });
await database.connect();
const firstValue = async (sql) => Object.values((await database.query(sql)).rows[0])[0];

async function start(env = {}) {
  const redis = redisUrl ? { REDIS_URL: redisUrl } : {};
  const own = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, NAMESPACE, PORT, ...redis, ...env };
  const child = spawn('npm', ['start'], { cwd: folder, env: { ...process.env, ...own }, detached: true });
  child.stderr.pipe(process.stderr);
  for await (const text of child.stdout.setEncoding('utf8')) if (text.includes('Ctrl-C stops')) break;
  return async () => {
    process.kill(-child.pid, 'SIGKILL');
    await once(child, 'close');
  };
}

async function call(method, path, { as, body, form } = {}) {
  const response = await fetch(`http://127.0.0.1:${PORT}${path}`, {
    method,
    headers: {
      ...(as && { authorization: `Bearer ${as}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    body: form ?? (body && JSON.stringify(body)),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status} ${text}`);
  return JSON.parse(text || 'null');
}

const signIn = async (email) =>
  (await call('POST', '/api/auth/signin', { body: { email, password: PASSWORD } })).accessToken;
const forgetPassword = (email) => call('DELETE', `/api/users/${encodeURIComponent(email)}/password`);
const pauseAll = async (as, names) => {
  for (const name of names) await call('POST', `/api/queues/${name}/pause`, { as, body: { reason: 'Upgrade' } });
};

/** Releases the applications without an outcome of the job that has most of those that are not released. */
async function release(as) {
  const { rows } = await database.query(
    `select job_id as "jobId", array_agg(id) as ids from application
      where type = 'submitted' and stage not in ('hired', 'notSelected') and released_at is null
      group by 1 order by count(*) desc, 1 limit 1`,
  );
  const [{ jobId, ids }] = rows;
  await call('PATCH', '/api/applications/admin/release/applicants', {
    as,
    body: { jobId, releasedApplications: ids },
  });
}

let kill = await start();
let admin = await signIn('admin@demo.example');
const waitFor = async (sql) => {
  while (Number(await firstValue(sql)) > 0) await pause(200);
};
await waitFor(`select count(*) from fact where published_at is null`);
const subscribers = (await call('GET', '/api/queues', { as: admin })).subscribers.map(({ name }) => name);

// Mails that this version composed and did not send.
const lasts = ['deliver-mail', 'system-log', 'job-search'];
await pauseAll(admin, lasts);
await forgetPassword('seeker@demo.example');
await forgetPassword('nobody@demo.example');
await release(admin);
await waitFor(`
  select count(*) from fact join subscription on fact_name in (name, 'every fact')
   where subscriber <> all (array['${lasts.join("','")}'])
     and not exists (select 1 from inbox where fact_id = fact.id and inbox.subscriber = subscription.subscriber)`);

// What follows from these events waits in the queues.
await pauseAll(
  admin,
  subscribers.filter((name) => !lasts.includes(name)),
);
await release(admin);
const deleted = await firstValue(
  `select job_id from application where type = 'draft' group by 1 order by count(*) desc, 1`,
);
await call('DELETE', `/api/jobs/${deleted}`, { as: admin });
const organization = (await database.query('select * from organization order by account_number limit 1')).rows[0];
await call('PATCH', `/api/organizations/${organization.account_number}`, {
  as: admin,
  body: { accountName: `${organization.account_name} of Today`, version: organization.version },
});
const seeker = await signIn('seeker@demo.example');
await call('POST', '/api/common/job-posting', { as: seeker, body: { organization: 'Elm Street School', message: '' } });
await forgetPassword('poster@demo.example');
await call('POST', '/api/users', {
  body: { firstName: 'Robin', lastName: 'Miller', email: 'robin@demo.example', password: PASSWORD },
});
await waitFor('select count(*) from fact where published_at is null');
await kill();

// Nobody publishes these.
kill = await start({ ROLE: 'api' });
admin = await signIn('admin@demo.example');
await forgetPassword('manager@demo.example');
await release(admin);
await kill();

const sql = execFileSync(
  'pg_dump',
  ['--no-owner', '--no-privileges', '--inserts', '--rows-per-insert=500', databaseUrl],
  { maxBuffer: 1e9, encoding: 'utf8' },
);
// Commands of psql, which the test does not use.
writeFileSync(`${OUT}.sql.br`, brotliCompressSync(sql.replace(/^\\.*\n/gm, '')));
if (redisUrl) {
  const redis = new Redis(redisUrl);
  const keys = await redis.keys(`*${NAMESPACE}*`);
  const entries = await Promise.all(
    keys.sort().map(async (key) => [key, (await redis.dumpBuffer(key)).toString('base64')]),
  );
  writeFileSync(`${OUT}.redis.json.br`, brotliCompressSync(JSON.stringify(Object.fromEntries(entries))));
  redis.disconnect();
}
await database.end();
rmSync(dataDir, { recursive: true, force: true });
