import { afterEach, describe, expect, it } from '@jest/globals';
import type { JobList } from '#modules/job-search/contract/api/search.js';
import { JOB_SEARCH } from '#modules/job-search/index/job-search.index.js';
import { randomOf } from '#modules/postings/demo/demo-posting.js';
import { IndexUpdater } from '#platform/search/read-index/index-updater.js';
import { SearchAdapters } from '#platform/search/search-adapters.js';
import { SETS, type ServiceSet, startApp, type TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import { createEmployer, createOpenJob } from '../support/fixtures/applying.js';
import { copyRows } from '../support/fixtures/copy-rows.js';
import { environmentBeside } from '../support/instances/beside.js';
import { type Ended, Server } from '../support/instances/server.js';
import { expectSearchMatches, FULL } from './invariants.js';

const UNTOUCHED = FULL ? 20_000 : 1_500;
const MOVING = 60;
/** All writers together make about one change every 10 ms. */
const WRITERS = 3;
const WRITE_EVERY_MS = 30;
const READ_EVERY_MS = 100;
const SEED = 7_215;

/** The output after which the command is killed, for each adapter, and the maximum delay. */
const killsOf = (adapters: readonly string[]) => [
  { said: ' of ', laterMs: 0 },
  ...adapters.flatMap((name) =>
    ['fit to be searched', 'comparing counts', 'in use from now on'].map((said) => ({
      said: new RegExp(`${name}: .*${said}`),
      laterMs: 0,
    })),
  ),
  ...Array.from({ length: FULL ? 16 : 1 }, () => ({ said: ' of ', laterMs: 1_500 })),
];

describe.each(SETS)('F16 the index is rebuilt while it is written and read, %s', (set) => {
  let app: TestApp | undefined;
  afterEach(() => app?.close());

  const kills = killsOf(set === 'embedded' ? ['PostgreSQL'] : ['PostgreSQL', 'Elasticsearch']);

  it(`survives ${kills.length} kills of the command, and ends as one generation that says what its sources say`, async () => {
    app = await startApp({ set });
    const here = app;
    const { all, searched: searchEngine } = here.service(SearchAdapters);
    await postings(here);
    const { writes, reads, over } = writeAndRead(here, set);
    try {
      const random = randomOf(SEED);
      for (const { said, laterMs } of kills)
        await killed(environmentBeside(here, set, 'worker'), said, random() * laterMs);
      const { code, output } = await finished(environmentBeside(here, set, 'worker'));
      expect({ code, output }).toMatchObject({ code: 0, output: expect.stringContaining('all as the sources say') });
    } finally {
      await over();
    }
    expect(writes()).toBeGreaterThan(100);
    expect(reads()).toBeGreaterThan(20);
    const live = (await searchEngine.activeGeneration(JOB_SEARCH.name)) as string;
    expect(await searchEngine.generations(JOB_SEARCH.name)).toEqual([live]);
    const [entries] = await here.rows<{ count: number; versionSum: number }>(
      'select count(*)::int as count, sum(version)::int as "versionSum" from read_index_entry where present',
    );
    const versions = [...(await searchEngine.versions(live)).values()];
    const versionSum = versions.reduce((sum, version) => sum + version, 0);
    expect({ count: versions.length, versionSum }).toEqual(entries);
    const open = await here.rows<{ id: string }>("select id from job where status = 'open' and deleted_at is null");
    expect(entries?.count).toBe(open.length);
    for (const adapter of all) {
      const [generation = '', ...others] = await adapter.generations(JOB_SEARCH.name);
      expect(others).toEqual([]);
      expect([...(await adapter.versions(generation)).keys()].sort()).toEqual(open.map(({ id }) => id).sort());
    }
    await expectSearchMatches(here);
  }, 600_000);
});

/** Unchanged postings in region NW, and changing ones in SE. */
async function postings(app: TestApp): Promise<void> {
  const id = await createOpenJob(app, await createEmployer(app), { geography: 'NW' });
  await app.idle();
  const changes = `jsonb_build_object('id', gen_random_uuid(), 'job_listing_number', nextval('job_listing_number'),
    'geography', case when n <= ? then 'SE' else 'NW' end, 'title', 'Posting ' || n)`;
  const rest = ', generate_series(1, ?::int) as n where id = ?';
  await copyRows(app, 'job', { changes, rest }, [MOVING, UNTOUCHED + MOVING - 1, id]);
  const ids = await app.rows<{ id: string }>('select id from job');
  await app.service(IndexUpdater).refresh(
    JOB_SEARCH.name,
    ids.map((row) => row.id),
  );
  await eventually(async () => expect((await untouched(app)).totalItemsCount).toBe(UNTOUCHED), { within: 30_000 });
}

const untouched = async (app: TestApp, offset = 0): Promise<JobList> => {
  const { status, body } = await app.get<JobList>(`/api/jobs?region=NW&limit=100&offset=${offset}`);
  expect({ status, body: status === 200 || body }).toEqual({ status: 200, body: true });
  return body;
};

/** Continuously opens, closes and renames the changing postings, and checks that search finds all the others. */
function writeAndRead(app: TestApp, set: ServiceSet) {
  let [writes, reads] = [0, 0];
  let isOver = false;
  const random = randomOf(SEED + 1);
  const write = async () => {
    while (!isOver) {
      const until = Date.now() + WRITE_EVERY_MS;
      const [changed] = await app.rows<{ id: string }>(
        `update job set title = 'Change ' || ?::text, status = case when random() < 0.5 then 'open' else 'closed' end
          where id = (select id from job where geography = 'SE' order by id offset ? limit 1) returning id`,
        [writes, Math.floor(random() * MOVING)],
      );
      await app.service(IndexUpdater).refresh(JOB_SEARCH.name, [changed?.id ?? '']);
      writes += 1;
      await new Promise((resolve) => setTimeout(resolve, until - Date.now()));
    }
  };
  const read = async () => {
    while (!isOver) {
      const until = Date.now() + READ_EVERY_MS;
      const body = await untouched(app, Math.floor(random() * (UNTOUCHED - 100)));
      expect([body.totalItemsCount, body.items.length]).toEqual([UNTOUCHED, 100]);
      reads += 1;
      await new Promise((resolve) => setTimeout(resolve, until - Date.now()));
    }
  };
  const all = Promise.all([...Array.from({ length: WRITERS }, write), read()]);
  // Reported by over(); until then an unhandled rejection would end the process.
  all.catch(() => undefined);
  const over = async () => {
    isOver = true;
    await all;
    console.info(`${set}: ${writes} writes, ${reads} reads`);
  };
  return { writes: () => writes, reads: () => reads, over };
}

const command = (environment: Record<string, string>) =>
  Server.spawn(environment, { args: ['src/cli.js', 'reindex', JOB_SEARCH.name] });

/** Runs the command until it prints this, and kills it shortly after. */
async function killed(environment: Record<string, string>, said: string | RegExp, laterMs: number): Promise<void> {
  const rebuild = await begun(environment);
  await eventually(() => expect(rebuild.output).toEqual(expect.stringMatching(said)), { within: 60_000 });
  await new Promise((resolve) => setTimeout(resolve, laterMs));
  await rebuild.stop('SIGKILL');
}

async function finished(environment: Record<string, string>): Promise<Ended> {
  return (await begun(environment)).end();
}

/** PostgreSQL may notice late that the previous command is gone; until then the next one is refused. */
function begun(environment: Record<string, string>): Promise<Server> {
  return eventually(
    async () => {
      const rebuild = command(environment);
      await eventually(() => expect(rebuild.output).toContain(JOB_SEARCH.name), { within: 60_000 });
      expect(rebuild.output).not.toContain('is being rebuilt by another process');
      return rebuild;
    },
    { within: 60_000 },
  );
}
