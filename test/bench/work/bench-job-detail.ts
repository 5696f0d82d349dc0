import { recordFigure } from '../figures.js';
import { formatLoad, load } from '../load.js';
import { loadApi } from '../search/api-load.js';
import { type BenchTarget, targetLabel } from './bench-target.js';

/** Benchmarks job detail for visitors: one job again and again, and all public ones in turn. */
export async function benchJobDetail(target: BenchTarget): Promise<void> {
  const { site, database, options } = target;
  const { rows } = await database.query<{ id: string }>(
    "select id from job where status = 'open' and deleted_at is null and start_date <= now() order by md5(id::text)",
  );
  const requests = rows.map(({ id }) => ({ kind: 'job', path: `/api/jobs/${id}` }));
  const label = targetLabel(target);
  recordFigure(
    `job detail for visitors, one job, ${label}`,
    formatLoad(await load(site.url + (requests[0]?.path ?? ''))),
  );
  const uncached = await loadApi(site.url, requests, options);
  const asked = Math.round(uncached.perSecond * options.seconds);
  const name = `job detail for visitors, ${asked} requests for ${requests.length} jobs in turn, ${label}`;
  recordFigure(name, formatLoad(uncached), 'p99 ≤ 20 ms');
}
