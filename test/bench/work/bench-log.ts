import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { countReceived, followLog, type LiveLine } from '../../support/fixtures/live-log.js';
import { measureMs, quantile, recordFigure, seconds } from '../figures.js';
import { type BenchTarget, targetLabel } from './bench-target.js';
import { signInAll } from './world.js';

const EVENTS_PER_SECOND = 200;
const INSERTS_PER_SECOND = 10;
const LIVE_SECONDS = 15;
const REPLAYED_EVENTS = 50_000;
const READERS = 4;
const TIMEOUT_MS = 300_000;
/** First pages of the log, whose entries a rebuild must not lose. */
const READS = ['', '?level=info', '?factName=ReferencesSaved', '?message=references'].map(
  (query) => `/api/logs${query}`,
);

/** Events of nobody; those of a replay are published and lie within the last month. */
const INSERT = `
  insert into fact (id, aggregate_id, number, name, version, payload, occurred_at, published_at)
  select gen_random_uuid(), gen_random_uuid(), 1, 'ReferencesSaved', 1,
         jsonb_build_object('userId', gen_random_uuid(), 'references', 3),
         clock_timestamp() - $2::interval * random(), case when $3 then clock_timestamp() end
    from generate_series(1, $1)`;

/** Benchmarks the live log beside many events, and its rebuild while people read it. */
export async function benchLog(target: BenchTarget): Promise<void> {
  const { administrator } = await signInAll(target.site.api, target.world);
  await benchLive(target, administrator);
  await benchReplay(target, administrator);
}

async function benchLive(target: BenchTarget, as: string): Promise<void> {
  const { database, site } = target;
  const ages: number[] = [];
  const stream = await followLog(site.url, as, 'factName=ReferencesSaved', ({ latest }) => {
    if (latest) ages.push(Date.now() - Date.parse(latest));
  });
  const sent = LIVE_SECONDS * EVENTS_PER_SECOND;
  for (let turn = 0; turn < LIVE_SECONDS * INSERTS_PER_SECOND; turn += 1) {
    const next = pause(1_000 / INSERTS_PER_SECOND);
    await database.query(INSERT, [EVENTS_PER_SECOND / INSERTS_PER_SECOND, '0 s', false]);
    await next;
  }
  const after = await measureMs(() => until(() => countReceived(stream) >= sent || hasMissed(stream)));
  stream.leave();
  recordFigure(
    `live log at ${EVENTS_PER_SECOND} facts a second for ${LIVE_SECONDS} s, ${targetLabel(target)}`,
    `told after p50 ${Math.round(quantile(ages, 0.5))} ms, p99 ${Math.round(quantile(ages, 0.99))} ms; ` +
      `${countReceived(stream)} of ${sent}, the last ${Math.round(after)} ms after the last insert, ${hasMissed(stream) ? 'some' : 'none'} missed`,
    'does not fall behind',
  );
}

/** A stream that missed some tells that the page has to count. */
const hasMissed = ({ received }: { received: readonly LiveLine[] }) => received.some(({ missed }) => missed);

async function benchReplay(target: BenchTarget, as: string): Promise<void> {
  const { database, site, env } = target;
  await database.query(INSERT, [REPLAYED_EVENTS, '30 days', true]);
  const seen = { answers: 0, failed: 0, short: 0 };
  let isOver = false;
  const read = async (): Promise<void> => {
    // Of this reader alone: responses to several may arrive in another order than they were made.
    const counts = new Map<string, number>();
    for (let turn = 0; !isOver; turn += 1) {
      const path = READS[turn % READS.length] ?? '';
      const { status, body } = await site.api.get(path, { as });
      seen.answers += 1;
      if (status !== 200) seen.failed += 1;
      else if (body.isCounting) continue;
      else if (body.totalItemsCount < (counts.get(path) ?? 0)) seen.short += 1;
      else counts.set(path, body.totalItemsCount);
    }
  };
  const readers = Array.from({ length: READERS }, read);
  const took = await measureMs(async () => {
    await site.cliMeanwhile(['replay', 'system-log'], env);
    await until(async () => (await countUnhandled(database)) === 0);
  });
  isOver = true;
  await Promise.all(readers);
  const { rows } = await database.query<{ facts: number }>(
    `select count(*)::int as facts from inbox where subscriber = 'system-log'`,
  );
  recordFigure(
    `rebuild of the log by replay while ${READERS} connections read it, ${targetLabel(target)}`,
    `${rows[0]?.facts} facts in ${seconds(took)}; ${seen.answers} answers meanwhile, ${seen.failed} failed, ${seen.short} short`,
    '0 failed, 0 short',
  );
}

async function countUnhandled(database: pg.Pool): Promise<number> {
  const { rows } = await database.query<{ n: number }>(
    `select count(*)::int as n from fact where not exists
       (select 1 from inbox where subscriber = 'system-log' and fact_id = fact.id)`,
  );
  return rows[0]?.n ?? 0;
}

async function until(isDone: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = Date.now() + TIMEOUT_MS; !(await isDone()); ) {
    if (Date.now() > end) throw new Error('The log did not catch up.');
    await pause(100);
  }
}
