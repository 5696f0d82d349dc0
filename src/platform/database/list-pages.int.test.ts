import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '#test/support/app.js';
import { ListPages } from './list-pages.js';
import { choosePlan, containsText, type List, type ListPlan } from './list-plans.js';
import { pageStatement } from './list-statements.js';

const ROWS = 3_000;
/** Names of `Zoe` lie together at the end of the order, and `rare` numbers are few. */
const CREATE = `
  create table list_row as
  select n as id, case when n % 10 = 0 then 'Zoe ' || n % 7 else 'Name ' || n % 300 end as name,
         case when n % 500 = 0 then null else (n * 7919) % 1000 end as rank, n % 300 = 0 as is_rare
    from generate_series(1, ${ROWS}) as n`;

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
  await app.database.transaction(async (em) => {
    await em.execute(CREATE);
    await em.execute('create table list_detail as select id as row_id, id % 5 as detail from list_row');
    await em.execute('create index on list_row (lower(name), id)');
    await em.execute('create index on list_row (rank desc nulls last, id)');
  });
  await app.database.read((em) => em.execute('analyze list_row'));
});
afterAll(() => app?.close());

const byName = (direction: 'ASC' | 'DESC'): List['order'] => [
  { expression: 'lower(name)', direction },
  { expression: 'id', direction },
];
const list = (parts: Partial<List>): List => ({
  table: 'list_row',
  columns: 'list_row.id',
  scope: [],
  filters: [],
  order: byName('ASC'),
  isOrderIndexed: true,
  ...parts,
});
const isRare = { sql: 'is_rare', parameters: [] };
const inHalf = { sql: 'id <= ?', parameters: [ROWS / 2] };

const LISTS: Record<string, { list: List; sql: string }> = {
  'a filter': { list: list({ filters: [inHalf] }), sql: 'where id <= 1500 order by lower(name), id' },
  'a rare filter': { list: list({ filters: [isRare] }), sql: 'where is_rare order by lower(name), id' },
  'a scope and a filter': {
    list: list({ scope: [inHalf], filters: [{ sql: 'rank > ?', parameters: [500] }], order: byName('DESC') }),
    sql: 'where id <= 1500 and rank > 500 order by lower(name) desc, id desc',
  },
  'part of the sorted text': {
    list: list({ textFilter: containsText('name', 'zoe') }),
    sql: "where name ilike '%zoe%' order by lower(name), id",
  },
  'part of the sorted text, descending, and a filter': {
    list: list({ textFilter: containsText('name', '1'), filters: [inHalf], order: byName('DESC') }),
    sql: "where name ilike '%1%' and id <= 1500 order by lower(name) desc, id desc",
  },
  'a filter by a joined table, nulls last': {
    list: list({
      joins: 'join list_detail on row_id = id',
      filters: [{ sql: 'detail = ?', parameters: [3] }],
      order: [
        { expression: 'rank', direction: 'DESC', nulls: 'last' },
        { expression: 'id', direction: 'ASC' },
      ],
    }),
    sql: 'where id % 5 = 3 order by rank desc nulls last, id',
  },
  'rows with a joined table': {
    list: list({ pageJoins: 'join list_detail on row_id = id', filters: [inHalf] }),
    sql: 'where id <= 1500 order by lower(name), id',
  },
};
LISTS['a filter of two alternatives'] = {
  list: list({
    filters: [{ sql: 'rank > ?', parameters: [300] }],
    alternatives: [
      { sql: 'id % 5 = ?', parameters: [3] },
      { sql: '(id % 7 = ? and id % 5 <> 3)', parameters: [2] },
    ],
    areAlternativesIndexed: true,
    pageJoins: 'join list_detail on row_id = id',
  }),
  sql: 'where rank > 300 and (id % 5 = 3 or id % 7 = 2) order by lower(name), id',
};
LISTS['more alternatives than are merged'] = {
  list: list({
    areAlternativesIndexed: true,
    alternatives: Array.from({ length: 25 }, (_, n) => ({ sql: 'id % 30 = ?', parameters: [n] })),
  }),
  sql: 'where id % 30 < 25 order by lower(name), id',
};
LISTS['no alternatives'] = {
  list: list({ areAlternativesIndexed: true, alternatives: [] }),
  sql: 'where false order by lower(name), id',
};
const PLANS: ListPlan[] = [
  { kind: 'merge', maxRead: null },
  { kind: 'scan', maxRead: null },
  { kind: 'scan', maxRead: ROWS },
  { kind: 'texts', maxRead: ROWS },
  { kind: 'sort', maxRead: null },
];
const BOUNDS = [
  { offset: 0, limit: 10 },
  { offset: 7, limit: 3 },
  { offset: 95, limit: 10 },
  { offset: 5_000, limit: 10 },
];
const cases = Object.entries(LISTS).flatMap(([name, parts]) => BOUNDS.map((bounds) => ({ name, bounds, ...parts })));

const isPossible = ({ kind }: ListPlan, { textFilter, alternatives = [] }: List) =>
  (kind !== 'texts' || textFilter) && (kind !== 'merge' || alternatives.length > 0);

const expectedRows = (sql: string, { offset, limit }: (typeof BOUNDS)[number]) =>
  app.rows<{ id: number }>(`select id from list_row ${sql} limit ${limit} offset ${offset}`);

describe('a page of a list', () => {
  it.each(cases)('has the same rows by every plan: $name, $bounds', async ({ list, sql, bounds }) => {
    const expected = await expectedRows(sql, bounds);
    for (const plan of PLANS.filter((plan) => isPossible(plan, list))) {
      const statement = pageStatement(list, plan, bounds);
      expect([plan, await app.database.rows(statement.sql, statement.parameters)]).toEqual([plan, expected]);
    }
  });

  it.each(cases)('has its rows and the total: $name, $bounds', async ({ list, sql, bounds }) => {
    const [row] = await app.rows<{ n: number }>(
      `select count(*)::int as n from list_row ${sql.replace(/order by.*/, '')}`,
    );
    expect(await app.service(ListPages).read(list, bounds)).toEqual({
      items: await expectedRows(sql, bounds),
      totalItemsCount: row?.n,
    });
  });

  it('is complete if all matches lie at the end of the order, or the total is from before a change', async () => {
    const filters = [{ sql: 'name > ?', parameters: ['Y'] }];
    const bounds = { offset: 0, limit: 2 };
    const expected = await expectedRows("where name > 'Y' order by lower(name), id", bounds);
    const late = list({ filters });
    expect(choosePlan(late, 2, ROWS / 10, ROWS)).toMatchObject({ kind: 'scan', maxRead: 256 });
    expect((await app.service(ListPages).read(late, bounds)).items).toEqual(expected);
    const counts = { matching: async () => ROWS, all: async () => ROWS };
    expect((await app.service(ListPages).read(late, bounds, counts)).items).toEqual(expected);
  });
});

describe('the plan of a page', () => {
  it.each([
    { why: 'few match', plan: choosePlan(list({}), 10, 300, 100_000), kind: 'sort' },
    { why: 'a page would need more rows than match', plan: choosePlan(list({}), 10, 900, 100_000), kind: 'sort' },
    { why: 'many match', plan: choosePlan(list({}), 10, 50_000, 100_000), kind: 'scan' },
    {
      why: 'no index has the order',
      plan: choosePlan(list({ isOrderIndexed: false }), 10, 50_000, 100_000),
      kind: 'sort',
    },
    {
      why: 'many texts match',
      plan: choosePlan(LISTS['part of the sorted text']?.list as List, 10, 50_000, 100_000),
      kind: 'texts',
    },
  ])('is $kind if $why', ({ plan, kind }) => expect(plan.kind).toBe(kind));
});
