import { measureMs, recordFigure, seconds } from '../figures.js';
import { type BenchTarget, targetLabel } from './bench-target.js';
import { generateRequests } from './requests.js';

const SEARCHERS = 4;
const DISTINCT_REQUESTS = 2_000;

/** Duration of a rebuild during searches, and the failures that clients see. */
export async function benchReindex(target: BenchTarget): Promise<void> {
  const { site, env } = target;
  // Responses to signed-in users are not cached.
  const as = await site.signIn();
  const { body } = await site.api.get('/api/jobs?isPositionsPage=true', { as });
  const before: number = body.totalItemsCount;
  const requests = generateRequests(DISTINCT_REQUESTS, 70, ['unfiltered']);
  const seen = { answers: 0, failed: 0, short: 0 };
  let isOver = false;
  const search = async (): Promise<void> => {
    while (!isOver) {
      const { path = '' } = requests[seen.answers % requests.length] ?? {};
      const limit = Number(new URL(path, site.url).searchParams.get('limit'));
      const answer = await site.api.get(path, { as });
      seen.answers += 1;
      if (answer.status !== 200) seen.failed += 1;
      else if (answer.body.totalItemsCount < before || answer.body.items.length < limit) seen.short += 1;
    }
  };
  const searching = Array.from({ length: SEARCHERS }, search);
  const took = await measureMs(() => site.cliMeanwhile(['reindex', 'job-search'], env));
  isOver = true;
  await Promise.all(searching);
  const outcome = `${seen.answers} answers meanwhile, ${seen.failed} failed, ${seen.short} short`;
  recordFigure(
    `rebuild (the whole command) while ${SEARCHERS} connections search, ${targetLabel(target)}`,
    `${seconds(took)}; ${outcome}`,
    '100,000 in ≤ 60 s; 0 failed, 0 short',
  );
}
