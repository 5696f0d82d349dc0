import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { GenerationFiller } from '#platform/search/read-index/generation-filler.js';
import { IndexSourceRegistry } from '#platform/search/read-index/index-source-registry.js';
import { IndexUpdater } from '#platform/search/read-index/index-updater.js';
import { Reindexer } from '#platform/search/read-index/reindexer.js';
import { SearchAdapters } from '#platform/search/search-adapters.js';
import { type SearchAdapter } from '#platform/search/search-engine.js';
import { TermDictionary } from '#platform/search/terms/term-dictionary.js';
import { ADAPTER_SETS, startApp, type TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import { chance, oneOf, THING_TABLES, THINGS, ThingSource, ThingsModule } from './search-probe.js';

const NAME = THINGS.name;
const STABLE = 1_200;

describe.each(ADAPTER_SETS)('read indexes on the %s set', (set) => {
  let app: TestApp;
  let searchEngine: SearchAdapter;
  let indexes: IndexUpdater;
  let reindexer: Reindexer;

  const sources = () => app.rows<{ id: string; name: string }>('select id, name from probe_thing order by id');
  const name = (id: string, text: string) =>
    app.rows('insert into probe_thing values (?, ?) on conflict (id) do update set name = excluded.name', [id, text]);
  const forget = (id: string) => app.rows('delete from probe_thing where id = ?', [id]);
  const live = async () => (await searchEngine.activeGeneration(NAME)) as string;
  const found = async (offset = 0) => {
    const { items, total } = await searchEngine.search(THINGS, { sort: [{ by: 'nameSort' }], offset, limit: 5_000 });
    return { total, things: items.map(({ id, card }) => ({ id, name: (JSON.parse(card) as { name: string }).name })) };
  };
  const indexed = async () => {
    await searchEngine.versions(await live());
    return (await found()).things.sort((a, b) => (a.id < b.id ? -1 : 1));
  };

  beforeAll(async () => {
    app = await startApp({ set, extraModules: [ThingsModule], prepare: THING_TABLES });
    searchEngine = app.service(SearchAdapters).searched;
    indexes = app.service(IndexUpdater);
    reindexer = app.service(Reindexer);
  });
  afterAll(() => app?.close());

  beforeEach(async () => {
    const before = await sources();
    await app.rows('truncate probe_thing');
    await app.rows(`insert into probe_thing select 'stable-' || lpad(n::text, 5, '0'), 'Stable ' || n
      from generate_series(1, ${STABLE}) as n`);
    await indexes.refresh(
      NAME,
      [...before, ...(await sources())].map(({ id }) => id),
    );
  });

  it('puts what its source has and takes out what it has not', async () => {
    await name('x', 'first');
    await indexes.refresh(NAME, ['x', 'y']);
    expect(await indexed()).toEqual(await sources());
    await name('x', 'second');
    await name('y', 'new');
    await forget('stable-00001');
    await indexes.refresh(NAME, ['y', 'x', 'stable-00001', 'x']);
    expect(await indexed()).toEqual(await sources());
  });

  it('ends with the newest source when many refreshes of one thing run at once', async () => {
    for (let round = 0; round < 5; round++) {
      await Promise.all(
        Array.from({ length: 8 }, async (_, at) => {
          await name('contended', `round ${round}, change ${at}`);
          await indexes.refresh(NAME, ['contended', `other-${at}`]);
        }),
      );
    }
    expect(await indexed()).toEqual(await sources());
  });

  it('reads the source only once it holds the entry, so that whoever comes last tells the newest', async () => {
    await name('contended', 'old');
    await indexes.refresh(NAME, ['contended']);
    const held = Promise.withResolvers<void>();
    const holding = Promise.withResolvers<void>();
    const holder = app.database.transaction(async (em) => {
      await em.execute("select from read_index_entry where id = 'contended' for update");
      holding.resolve();
      await held.promise;
    });
    await holding.promise;
    const refreshing = indexes.refresh(NAME, ['contended']);
    await eventually(async () => {
      const waiting = await app.rows(
        "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
      expect(waiting).toHaveLength(1);
    });
    await name('contended', 'new');
    held.resolve();
    await Promise.all([holder, refreshing]);
    expect(await indexed()).toEqual(await sources());
  });

  it('is not written within a transaction, whose locks would wait for the search engine', async () => {
    const within = app.database.transaction(() => indexes.refresh(NAME, ['phantom']));
    await expect(within).rejects.toThrow('within a transaction');
  });

  it('ends a rebuild with what a writer left in its entry alone that died before it told the search engine', async () => {
    const finalize = searchEngine.finalize.bind(searchEngine);
    const finalizing = jest.spyOn(searchEngine, 'finalize').mockImplementationOnce(async (...args) => {
      await name('stable-00003', 'changed once it was filled in');
      const writing = jest.spyOn(searchEngine, 'write').mockRejectedValueOnce(new Error('died'));
      await expect(indexes.refresh(NAME, ['stable-00003'])).rejects.toThrow('died');
      writing.mockRestore();
      await finalize(...args);
    });
    await reindexer.rebuild(NAME);
    finalizing.mockRestore();
    expect(await indexed()).toEqual(await sources());
  });

  it('rebuilds under writes without a wrong read on the way, and drops what it no longer needs', async () => {
    const random = chance(7);
    const before = await live();
    let isOver = false;
    let writes = 0;
    const writer = async () => {
      while (!isOver) {
        const id = `moving-${Math.floor(random() * 50)}`;
        await (random() < 0.3 ? forget(id) : name(id, `Moving ${writes++} ${oneOf(random, ['a', 'b'])}`));
        await indexes.refresh(NAME, [id]);
      }
    };
    let reads = 0;
    const reader = async () => {
      while (!isOver) {
        const { total, things } = await found();
        reads++;
        expect(total).toBeGreaterThanOrEqual(STABLE);
        expect(things.filter(({ id }) => id.startsWith('stable-'))).toHaveLength(STABLE);
      }
    };
    const others = Promise.all([writer(), writer(), writer(), reader()]);
    const progress: number[] = [];
    const rebuilding = reindexer
      .rebuild(NAME, ({ done }) => progress.push(done))
      .finally(() => {
        isOver = true;
      });
    await Promise.all([rebuilding, others]);
    expect(writes).toBeGreaterThan(0);
    expect(reads).toBeGreaterThan(0);
    expect(progress.at(-1)).toBeGreaterThanOrEqual(STABLE);
    expect(await live()).not.toBe(before);
    expect(await searchEngine.generations(NAME)).toEqual([await live()]);
    expect(await indexed()).toEqual(await sources());
  });

  it('keeps the old generation in use when a rebuild breaks off, and clears up with the next one', async () => {
    const before = await live();
    const breakOff = () => {
      app.service(ThingSource).breakAfter = 'stable-00700';
    };
    // In the adapter that searches, behind the index in the database.
    const { all, searched } = app.service(SearchAdapters);
    if (all[0] === searched) breakOff();
    await expect(
      reindexer.rebuild(NAME, ({ step }) => {
        if (step === 'activated') breakOff();
      }),
    ).rejects.toThrow('breaks off');
    expect(await live()).toBe(before);
    expect(await searchEngine.generations(NAME)).toHaveLength(2);
    await name('meanwhile', 'written to both');
    await indexes.refresh(NAME, ['meanwhile']);
    expect(await indexed()).toEqual(await sources());
    await reindexer.rebuild(NAME);
    expect(await searchEngine.generations(NAME)).toEqual([await live()]);
    expect(await indexed()).toEqual(await sources());
  });

  it('refuses a second rebuild beside the first', async () => {
    const [first, second] = await Promise.allSettled([reindexer.rebuild(NAME), reindexer.rebuild(NAME)]);
    expect([first?.status, second?.status].sort()).toEqual(['fulfilled', 'rejected']);
    expect(await indexed()).toEqual(await sources());
  });

  it('repairs an index that has drifted from its sources', async () => {
    await name('unsaid', 'nobody was told');
    await forget('stable-00002');
    const [thing] = await sources();
    await searchEngine.write(THINGS, await live(), [
      {
        id: 'ghost',
        version: 1,
        document: { id: 'ghost', text: {}, fields: { since: new Date(0) }, point: null, card: { name: thing?.name } },
      },
    ]);
    expect(await indexed()).not.toEqual(await sources());
    await reindexer.rebuild(NAME);
    expect(await indexed()).toEqual(await sources());
  });

  it('rebuilds at boot what an earlier version of the product has built', async () => {
    await app.rows("update read_index_generation set fingerprint = 'earlier' where index_name = ?", [NAME]);
    const before = await live();
    const beside = await startApp({ set, extraModules: [ThingsModule], beside: app });
    try {
      expect(await live()).not.toBe(before);
      expect(await indexed()).toEqual(await sources());
    } finally {
      await beside.close();
    }
  });

  it.each([
    // The next free number is then that of the generation in use.
    [
      'of which an emptied database knows nothing',
      `with forgotten as (delete from read_index_generation where index_name = '${NAME}' returning generation)
       select setval('read_index_version', greatest(1, substring(generation from '[0-9]+$')::bigint - 1)) from forgotten`,
    ],
    ['that is ahead of its database, as after a restore', "select setval('read_index_version', 1)"],
  ])('(F4) rebuilds an index %s', async (_, change) => {
    const before = await live();
    await app.rows(change);
    const adapters = app.service(SearchAdapters);
    const ofNextProcess = new Reindexer(
      ...([app.database, app.service(IndexSourceRegistry), adapters, app.service(GenerationFiller)] as const),
      app.service(TermDictionary),
    );
    for (const adapter of adapters.all) await ofNextProcess.ensureReady(NAME, adapter);
    expect(await live()).not.toBe(before);
    expect(await indexed()).toEqual(await sources());
  });
});
