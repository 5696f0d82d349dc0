import type { JobList } from '../../modules/postings/contract/api-search.js';
import type { TestApp } from '../support/app.js';
import { grade } from './grading.js';
import type { Hidden } from './hidden.js';
import { mean, ndcg, recall } from './metrics.js';
import type { Query } from './query.js';

/** How far down anybody looks. */
const DEPTH = 20;

export interface Outcome {
  query: Query;
  /** The districts' own numbers of what was found, best first. */
  found: string[];
  ndcg: number;
  recall: number;
  isEmpty: boolean;
  /** The first ten, for people: grade, title, employer and town. */
  top: string[];
}

/** Asks one query of GET /api/jobs and judges the answer. */
export async function judged(app: TestApp, query: Query, postings: readonly Hidden[]): Promise<Outcome> {
  const asked = new URLSearchParams({ q: query.text, limit: String(DEPTH) });
  const { status, body } = await app.get<JobList>(`/api/jobs?${asked}`);
  if (status !== 200) throw new Error(`“${query.text}” was answered ${status}: ${JSON.stringify(body)}`);
  const found = body.items.map(({ externalListingNumber }) => externalListingNumber);
  const grades = new Map(postings.map((hidden) => [hidden.number, grade(query.intent, hidden)]));
  const its = found.map((number) => grades.get(number) ?? 0);
  const all = [...grades.values()];
  const top = body.items.slice(0, 10).map(({ title, organization, city }, at) => {
    return `${its[at]} ${title} · ${organization.accountName}, ${city}`;
  });
  return { query, found, ndcg: ndcg(its, all), recall: recall(its, all), isEmpty: !found.length, top };
}

/** A line per kind and one for all, of the given outcomes. */
export function report(engine: string, outcomes: readonly Outcome[]): string[] {
  const kinds = [...new Set(outcomes.map(({ query }) => query.kind))];
  const line = (name: string, of: readonly Outcome[]) =>
    [
      engine.padEnd(14),
      name.padEnd(14),
      String(of.length).padStart(7),
      mean(of.map((one) => one.ndcg))
        .toFixed(3)
        .padStart(8),
      mean(of.map((one) => one.recall))
        .toFixed(3)
        .padStart(10),
      `${(100 * mean(of.map((one) => Number(one.isEmpty)))).toFixed(1)} %`.padStart(9),
    ].join('');
  return [
    ...kinds.map((kind) =>
      line(
        kind,
        outcomes.filter(({ query }) => query.kind === kind),
      ),
    ),
    line('all', outcomes),
  ];
}

/** What to look at next. */
export const weakest = (outcomes: readonly Outcome[]) =>
  outcomes
    .filter((one) => one.ndcg < 0.95)
    .sort((a, b) => a.ndcg - b.ndcg)
    .flatMap(({ query, ndcg, top }) => [
      `${ndcg.toFixed(3)} ${query.kind}: ${query.text}`,
      ...top.map((one) => `    ${one}`),
    ]);

export const HEADER = ['engine'.padEnd(14), 'kind'.padEnd(14), 'queries', ' nDCG@10', ' recall@20', '  nothing'].join(
  '',
);
