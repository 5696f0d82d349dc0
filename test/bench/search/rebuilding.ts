import { figure, seconds, timed } from '../figures.js';
import { labelOf, type Place } from './place.js';
import { requests } from './requests.js';

const SEARCHING = 4;
const DIFFERENT = 2_000;

/** How long a rebuild takes while people search, and whether any of them notices. */
export async function rebuilding(place: Place): Promise<void> {
  const { site, env } = place;
  // Answers to somebody signed in are not kept.
  const as = await site.signIn();
  const { body } = await site.api.get('/api/jobs?isPositionsPage=true', { as });
  const before: number = body.totalItemsCount;
  const asked = requests(DIFFERENT, 70, ['unfiltered']);
  const seen = { answers: 0, failed: 0, short: 0 };
  let isOver = false;
  const search = async (): Promise<void> => {
    while (!isOver) {
      const { path = '' } = asked[seen.answers % asked.length] ?? {};
      const limit = Number(new URL(path, site.url).searchParams.get('limit'));
      const answer = await site.api.get(path, { as });
      seen.answers += 1;
      if (answer.status !== 200 || answer.body.degraded) seen.failed += 1;
      else if (answer.body.totalItemsCount < before || answer.body.items.length < limit) seen.short += 1;
    }
  };
  const searching = Array.from({ length: SEARCHING }, search);
  const took = await timed(() => site.cliMeanwhile(['reindex', 'job-search'], env));
  isOver = true;
  await Promise.all(searching);
  const told = `${seen.answers} answers meanwhile, ${seen.failed} failed, ${seen.short} short`;
  figure(
    `rebuild (the whole command) while ${SEARCHING} connections search, ${labelOf(place)}`,
    `${seconds(took)}; ${told}`,
    '100,000 in ≤ 60 s; 0 failed, 0 short',
  );
}
