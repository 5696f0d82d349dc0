import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { explain } from '#platform/search/explain.js';
import { parseTermGroups } from '#platform/search/language/term-groups.js';
import { SearchAdapters } from '#platform/search/search-adapters.js';
import { type SearchAdapter, type SearchRequest } from '#platform/search/search-engine.js';
import { ADAPTER_SETS, startApp, type TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import { expectedPage, isWanted, score } from './search-model.js';
import { chance, someThings, THING_TABLES, THINGS, ThingsModule } from './search-probe.js';
import { someRequest } from './search-requests.js';

const DEFINITION = { ...THINGS, name: 'probe-search' };
const SEED = 20_261_121;
const REQUESTS = process.env.TEST_GATE ? 100 : 300;
const HARRISBURG = { lat: 40.2732, lon: -76.8867 };

describe.each(ADAPTER_SETS)('search on the %s set', (set) => {
  let app: TestApp;
  let searchEngine: SearchAdapter;
  let generation: string;
  const things = someThings(300, SEED);

  const find = (request: Partial<SearchRequest>) =>
    searchEngine.search(DEFINITION, { sort: [], offset: 0, limit: 20, ...request });
  const ids = async (request: Partial<SearchRequest>) => (await find(request)).items.map(({ id }) => id);
  const put = (id: string, version: number, name: string | null) => {
    const [thing] = things;
    const document = name === null || !thing ? null : { ...thing, id, text: { ...thing.text, name }, card: { name } };
    return searchEngine.write(DEFINITION, generation, [{ id, version, document }]);
  };
  const stored = async (id: string) => {
    await searchEngine.versions(generation);
    const { items } = await find({ limit: 1_000 });
    const card = items.find((item) => item.id === id)?.card;
    return card && JSON.parse(card);
  };

  beforeAll(async () => {
    app = await startApp({ set, extraModules: [ThingsModule], prepare: THING_TABLES });
    searchEngine = app.service(SearchAdapters).searched;
    generation = await searchEngine.create(DEFINITION, 1);
    await searchEngine.write(
      DEFINITION,
      generation,
      things.map((document) => ({ id: document.id, version: 10, document })),
    );
    await searchEngine.finalize(DEFINITION, generation);
    await searchEngine.activate(DEFINITION.name, generation);
    await searchEngine.versions(generation);
  });
  afterAll(() => app?.close());

  it('gives back cards and distances', async () => {
    const { items } = await find({ origin: HARRISBURG, sort: [{ by: 'distance', descending: true }], limit: 300 });
    for (const { id, card, distanceMiles } of items) {
      const thing = things.find((one) => one.id === id);
      expect(JSON.parse(card)).toEqual(thing?.card);
      expect(distanceMiles === undefined).toBe(thing?.point === null);
    }
    // Erie is the farthest of the four places; Harrisburg itself has distance 0.
    expect(items[0]?.distanceMiles).toBeCloseTo(211, -1);
    expect(Math.min(...items.flatMap(({ distanceMiles }) => distanceMiles ?? []))).toBeLessThan(0.01);
  });

  it(`answers what the rules say: matches, totals and order, for ${REQUESTS} requests of every kind`, async () => {
    const random = chance(SEED);
    for (let at = 0; at < REQUESTS; at++) {
      const request = someRequest(random);
      const expected = expectedPage(DEFINITION, things, request);
      for (const thing of things.slice(0, 20))
        expect({ request, total: explain(DEFINITION, request, thing).total }).toEqual({
          request,
          total: isWanted(DEFINITION, thing, request) ? score(DEFINITION, thing, request) : expect.any(Number),
        });
      const { items, total, totalInHead, facets } = await searchEngine.search(DEFINITION, request);
      const counted = Object.fromEntries([...facets].map(([field, counts]) => [field, Object.fromEntries(counts)]));
      expect({ request, ids: items.map(({ id }) => id), total, totalInHead, facets: counted }).toEqual({
        request,
        ...expected,
      });
    }
  });

  it.each([[[]], [[{ by: 'fresh' }]], [[{ by: 'distance' }]], [[{ by: 'relevance' }]]])(
    'loses and repeats nothing when all pages are walked, sorted by %j',
    async (sort) => {
      const seen: string[] = [];
      for (let offset = 0; offset < 300; offset += 7)
        seen.push(...(await ids({ sort, offset, limit: 7, origin: HARRISBURG })));
      expect(seen).toHaveLength(300);
      expect(new Set(seen)).toEqual(new Set(things.map(({ id }) => id)));
    },
  );

  it('counts all matches also beyond the last page', async () => {
    expect(await find({ offset: 5_000 })).toMatchObject({ items: [], total: 300 });
    expect(await find({ offset: 5_000, sort: [{ by: 'distance' }], origin: HARRISBURG })).toMatchObject({
      items: [],
      total: 300,
    });
  });

  it('refuses a page that ends behind 10,000', async () => {
    await expect(find({ offset: 9_981 })).rejects.toMatchObject({ kind: 'invalid', fields: [{ path: 'offset' }] });
    await expect(find({ offset: 9_980 })).resolves.toMatchObject({ total: 300 });
  });

  it.each([
    "' or 1=1 --",
    'math:* | nurse',
    '!math & (',
    '\\',
    '"math"~2',
    '* ? title:math',
    '{"match_all":{}}',
    '\u0000',
    'مدرس 老师 🙂',
  ])('takes %j for words, never for a language of its own', async (typed) => {
    const terms = parseTermGroups(typed);
    const expected = expectedPage(DEFINITION, things, { terms, sort: [], offset: 0, limit: 20 });
    expect(await find({ terms })).toMatchObject({ total: expected.total });
    const raw = [{ anyOf: [[typed]], prefix: typed }];
    expect(await find({ terms: typed === '\u0000' ? [] : raw })).toMatchObject({ total: typed === '\u0000' ? 300 : 0 });
  });

  it('finds nothing for an empty choice', async () => {
    for (const nothing of [{ field: 'color', anyOf: [] }, { either: [] }])
      expect(await find({ filters: [nothing] })).toMatchObject({ items: [], total: 0 });
  });

  it('shows a change soon', async () => {
    await put('fleeting', 5, 'Fleeting');
    await eventually(async () => expect(await ids({ terms: parseTermGroups('fleeting') })).toEqual(['fleeting']));
    await put('fleeting', 6, null);
    await eventually(async () => expect(await ids({ terms: parseTermGroups('fleeting') })).toEqual([]));
  });

  it('keeps the highest version, whatever the order of arrival', async () => {
    await put('a', 5, 'five');
    await put('a', 3, 'three');
    expect(await stored('a')).toEqual({ name: 'five' });
    await put('a', 5, 'five again');
    expect(await stored('a')).toEqual({ name: 'five' });
    await put('a', 7, 'seven');
    expect(await stored('a')).toEqual({ name: 'seven' });
    await put('a', 6, null);
    expect(await stored('a')).toEqual({ name: 'seven' });
    await put('a', 8, null);
  });

  it('holds the tombstone of a removal against older puts, also of what was never there', async () => {
    await put('b', 5, null);
    await put('b', 4, 'late');
    expect(await stored('b')).toBeUndefined();
    await put('b', 6, 'back');
    expect(await stored('b')).toEqual({ name: 'back' });
    await put('b', 9, null);
    await put('b', 8, 'late');
    expect(await stored('b')).toBeUndefined();
  });

  it('says what a generation holds', async () => {
    expect(await searchEngine.versions(generation)).toEqual(new Map(things.map(({ id }) => [id, 10])));
  });
});
