import type { JobList } from '#modules/job-search/contract/api/search.js';
import type { TestApp } from '../support/app.js';
import { mean, ndcg, recall } from './metrics.js';
import type { Query } from './query.js';

export type AskedQuery = Pick<Query, 'text' | 'half'> & { kind: string };

/** Results that users look at. */
const DEPTH = 20;

export interface JudgedQuery {
  query: AskedQuery;
  /** External listing numbers of the results, best first. */
  found: string[];
  ndcg: number;
  recall: number;
  isEmpty: boolean;
  /** The first ten results as text: grade, title, employer and town. */
  top: string[];
}

/** Searches for a text by GET /api/jobs. */
export async function searchFor(app: TestApp, text: string): Promise<JobList['items']> {
  const parameters = new URLSearchParams({ q: text, limit: String(DEPTH) });
  const { status, body } = await app.get<JobList>(`/api/jobs?${parameters}`);
  if (status !== 200) throw new Error(`“${text}” was answered ${status}: ${JSON.stringify(body)}`);
  return body.items;
}

/** Runs a query and grades the results; `grades` has those of all postings, by external listing number. */
export async function judgeQuery(
  app: TestApp,
  query: AskedQuery,
  grades: ReadonlyMap<string, number>,
): Promise<JudgedQuery> {
  const items = await searchFor(app, query.text);
  const found = items.map(({ externalListingNumber }) => externalListingNumber);
  const its = found.map((number) => grades.get(number) ?? 0);
  const all = [...grades.values()];
  const top = items.slice(0, 10).map(({ title, organization, city }, at) => {
    return `${its[at]} ${title} · ${organization.accountName}, ${city}`;
  });
  return { query, found, ndcg: ndcg(its, all), recall: recall(its, all), isEmpty: !found.length, top };
}

/** Report lines: one for each kind and one for all. */
export function reportLines(searchEngine: string, outcomes: readonly JudgedQuery[]): string[] {
  const kinds = [...new Set(outcomes.map(({ query }) => query.kind))];
  const line = (name: string, judged: readonly JudgedQuery[]) =>
    [
      searchEngine.padEnd(14),
      name.padEnd(14),
      String(judged.length).padStart(7),
      mean(judged.map(({ ndcg }) => ndcg))
        .toFixed(3)
        .padStart(8),
      mean(judged.map(({ recall }) => recall))
        .toFixed(3)
        .padStart(10),
      `${(100 * mean(judged.map(({ isEmpty }) => Number(isEmpty)))).toFixed(1)} %`.padStart(9),
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

/** Queries with an nDCG below 0.95, worst first. */
export const weakestQueries = (outcomes: readonly JudgedQuery[]) =>
  outcomes
    .filter(({ ndcg }) => ndcg < 0.95)
    .sort((a, b) => a.ndcg - b.ndcg)
    .flatMap(({ query, ndcg, top }) => [
      `${ndcg.toFixed(3)} ${query.kind}: ${query.text}`,
      ...top.map((line) => `    ${line}`),
    ]);

export const HEADER = ['engine'.padEnd(14), 'kind'.padEnd(14), 'queries', ' nDCG@10', ' recall@20', '  nothing'].join(
  '',
);
