import type { TestApp } from '../app.js';
import type { Caller } from '../http.js';

type Rows = Pick<TestApp, 'rows'>;

interface SearchBreaches {
  I5?: { missing?: string; stale?: string; status?: number; body?: unknown }[];
  I6?: { found: number; total: number }[];
}

/** I5 and I6: compares all pages of search with the open, started and unexpired postings. */
export async function findSearchBreaches(api: Pick<Caller, 'get'>, app: Rows): Promise<SearchBreaches> {
  const found: string[] = [];
  let total = 0;
  do {
    const { status, body } = await api.get(`/api/jobs?isPositionsPage=true&limit=100&offset=${found.length}`);
    if (status !== 200) return { I5: [{ status, body }] };
    total = body.totalItemsCount;
    if (!body.items.length) break;
    found.push(...body.items.map(({ id }: { id: string }) => id));
  } while (found.length < total);
  const open = new Set(await openPostings(app));
  const served = new Set(found);
  const I5 = [
    ...[...open].filter((id) => !served.has(id)).map((missing) => ({ missing })),
    ...[...served].filter((id) => !open.has(id)).map((stale) => ({ stale })),
  ];
  const I6 = found.length === total && served.size === total ? [] : [{ found: found.length, total }];
  return { ...(I5.length && { I5 }), ...(I6.length && { I6 }) };
}

/** Ids of the currently public postings. */
export async function openPostings(app: Rows): Promise<string[]> {
  const open = await app.rows<{ id: string }>(
    `select j.id from job j join organization o on o.account_number = j.organization
      where j.status = 'open' and j.deleted_at is null and j.start_date <= now() and j.end_date >= now()
        and o.active and o.action = 'enabled'`,
  );
  return open.map(({ id }) => id);
}
