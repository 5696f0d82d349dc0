import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SETS, startApp, type TestApp } from '../support/app.js';
import { createSignedInUser } from '../support/fixtures/users.js';
import { grade } from './grading.js';
import { groundTruthPostings } from './ground-truth.js';
import { mean } from './metrics.js';
import { HEADER, type JudgedQuery, judgeQuery, reportLines, weakestQueries } from './quality.js';
import { QUERIES } from './queries.js';
import { seedPostings } from './seed-postings.js';
import { toPosting } from './wording.js';

const CACHE = fileURLToPath(new URL('../../.cache/', import.meta.url));
const postings = groundTruthPostings();
const outcomes = new Map<string, JudgedQuery[]>();

/** A floor well below the present value: the frozen half has goals, but no test looks at it. */
const MIN_TUNING_NDCG = 0.9;

/** The half of the queries to report: the frozen one, unless weights or synonyms are being tuned. */
const REPORTED = process.env.SEARCH_QUALITY === 'tuning' ? 'tuning' : 'frozen';

describe.each(SETS)('search on the %s set', (set) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ set });
    await createSignedInUser(app);
    await seedPostings(app, postings.map(toPosting));
  });
  afterAll(() => app?.close());

  it('serves every judged query', async () => {
    const answered: JudgedQuery[] = [];
    for (const query of QUERIES) {
      const grades = new Map(postings.map((posting) => [posting.number, grade(query.intent, posting)]));
      answered.push(await judgeQuery(app, query, grades));
    }
    outcomes.set(set, answered);
    expect(answered).toHaveLength(QUERIES.length);
  });
});

it('returns the same postings in the same order on every search engine', () => {
  const [first = [], ...others] = [...outcomes.values()];
  const found = (answered: readonly JudgedQuery[]) => answered.map((one) => [one.query.text, one.found]);
  expect(first).not.toHaveLength(0);
  for (const other of others) expect(found(other)).toEqual(found(first));
});

it('is good for the half of the queries that it was tuned with', () => {
  for (const judged of outcomes.values()) {
    const tuning = judged.filter(({ query }) => query.half === 'tuning');
    expect(mean(tuning.map(({ ndcg }) => ndcg))).toBeGreaterThanOrEqual(MIN_TUNING_NDCG);
  }
});

afterAll(() => {
  const lines = [...outcomes].flatMap(([set, answered]) => {
    const half = answered.filter(({ query }) => query.half === REPORTED);
    return [...reportLines(set, half), ...(REPORTED === 'tuning' ? weakestQueries(half) : [])];
  });
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(`${CACHE}search-quality.txt`, `${[HEADER, ...lines].join('\n')}\n`);
});
