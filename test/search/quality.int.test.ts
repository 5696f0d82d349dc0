import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SETS, startApp, type TestApp } from '../support/app.js';
import { somebody } from '../support/people.js';
import { hiddenPostings } from './hidden.js';
import { HEADER, judged, type Outcome, report, weakest } from './quality.js';
import { QUERIES } from './queries.js';
import { seed } from './seeded.js';

const CACHE = fileURLToPath(new URL('../../.cache/', import.meta.url));
const postings = hiddenPostings();
const outcomes = new Map<string, Outcome[]>();

/** Which queries the report is of: the frozen ones, unless weights or vocabulary are being tuned. */
const REPORTED = process.env.SEARCH_QUALITY === 'tuning' ? 'tuning' : 'frozen';

describe.each(SETS)('search on the %s set', (set) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ set });
    await somebody(app);
    await seed(app, postings);
  }, 300_000);
  afterAll(() => app?.close());

  it('answers every judged query', async () => {
    const answered: Outcome[] = [];
    for (const query of QUERIES) answered.push(await judged(app, query, postings));
    outcomes.set(set, answered);
    expect(answered).toHaveLength(QUERIES.length);
  });
});

it('gives the same postings in the same order on every engine', () => {
  const [first = [], ...others] = [...outcomes.values()];
  const found = (answered: readonly Outcome[]) => answered.map((one) => [one.query.text, one.found]);
  expect(first).not.toHaveLength(0);
  for (const other of others) expect(found(other)).toEqual(found(first));
});

afterAll(() => {
  const lines = [...outcomes].flatMap(([set, answered]) => {
    const half = answered.filter(({ query }) => query.half === REPORTED);
    return [...report(set, half), ...(REPORTED === 'tuning' ? weakest(half) : [])];
  });
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(`${CACHE}search-quality.txt`, `${[HEADER, ...lines].join('\n')}\n`);
});
