import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Suggestion, Suggestions } from '#modules/job-search/contract/api/suggest.js';
import { startApp, type TestApp } from '../../support/app.js';
import { createSignedInUser } from '../../support/fixtures/users.js';
import { seedPostings } from '../seed-postings.js';
import { BEGINNINGS, type Beginning } from './beginnings.js';
import { realPostings } from './postings.js';

const CACHE = fileURLToPath(new URL('../../../.cache/', import.meta.url));
/** The expected suggestion must be among the first. */
const MAX_RANK = 5;
/** All are good at present. */
const MIN_GOOD_SHARE = 0.95;

interface Outcome {
  text: string;
  isGood: boolean;
  suggestions: string[];
}

let app: TestApp;
const outcomes: Outcome[] = [];

beforeAll(async () => {
  app = await startApp();
  await createSignedInUser(app);
  await seedPostings(app, realPostings());
});

const tuningHalf = () => outcomes.filter((_, at) => at % 2 === 0);

afterAll(async () => {
  await app?.close();
  const tuning = tuningHalf();
  const lines = [
    shareLine('tuning', tuning),
    shareLine(
      'frozen',
      outcomes.filter((_, at) => at % 2 === 1),
    ),
    ...tuning.filter(({ isGood }) => !isGood).map(({ text, suggestions }) => `${text}: ${suggestions.join(' | ')}`),
  ];
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(`${CACHE}search-suggestions.txt`, `${lines.join('\n')}\n`);
});

it('suggests something for every beginning', async () => {
  for (const beginning of BEGINNINGS) {
    const path = `/api/jobs/suggest?q=${encodeURIComponent(beginning.text)}`;
    const { status, body } = await app.get<Suggestions>(path);
    expect({ path, status, body }).toMatchObject({ status: 200 });
    outcomes.push(judge(beginning, body.items));
  }
});

it('suggests what is meant for the half of the beginnings that it was tuned with', () => {
  const good = tuningHalf().filter(({ isGood }) => isGood);
  expect(good.length / tuningHalf().length).toBeGreaterThanOrEqual(MIN_GOOD_SHARE);
});

function judge({ text, expected, never = [] }: Beginning, items: readonly Suggestion[]): Outcome {
  const suggestions = items.map(({ label, detail }) => [label, detail].filter(Boolean).join(', '));
  const isExpected = suggestions.slice(0, MAX_RANK).some((shown) => expected.some((pattern) => pattern.test(shown)));
  const isForbidden = items.some(({ label }) => never.some((pattern) => pattern.test(label)));
  return { text, isGood: isExpected && !isForbidden, suggestions };
}

function shareLine(half: string, its: readonly Outcome[]): string {
  const good = its.filter(({ isGood }) => isGood).length;
  return `${half} half of the beginnings: ${good} of ${its.length} good (${((100 * good) / its.length).toFixed(0)} %)`;
}
