import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { jobPayload } from '../support/fixtures/job-payload.js';
import { jobForm } from '../support/fixtures/postings.js';
import { type Caller } from '../support/http.js';
import { quantile } from './figures.js';

const TIMEOUT_MS = 120_000;

/** Throughput in events per second from the outbox to the system log. */
export async function eventsPerSecond(databaseUrl: string, count: number): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const before = Number((await client.query('select count(*) as n from system_log')).rows[0].n);
    const begun = performance.now();
    await client.query(
      `insert into fact (id, aggregate_id, number, name, version, payload)
       select gen_random_uuid(), gen_random_uuid(), 1, 'ReferencesSaved', 1,
              jsonb_build_object('userId', gen_random_uuid(), 'references', 3) from generate_series(1, $1)`,
      [count],
    );
    for (const end = Date.now() + TIMEOUT_MS; Date.now() < end; ) {
      const { rows } = await client.query('select count(*) as n from system_log');
      if (Number(rows[0].n) >= before + count) return count / ((performance.now() - begun) / 1000);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error('The facts did not arrive.');
  } finally {
    await client.end();
  }
}

/** A word that no posting contains. */
export const unheardOf = () => `zq${randomUUID().replace(/\W/g, '').slice(0, 10)}`;

/** Returns a function that posts a job with a word in its title. */
export async function poster(
  api: Caller,
  token: string,
  organization: string,
): Promise<(word: string) => Promise<void>> {
  const { body: positions } = await api.get('/api/positions');
  const position = positions.items.find((one: { approval: boolean }) => !one.approval).id;
  return async (word) => {
    const form = jobForm(jobPayload({ organization, position, title: `Teacher ${word}`, status: 'open' }));
    const { status, body } = await api.post('/api/jobs', { as: token, form });
    if (status !== 201) throw new Error(JSON.stringify(body));
  };
}

/**
 * Milliseconds from the response of a Post until search finds the job, for `count` jobs in sequence, or fewer if they
 * take longer than `within` milliseconds in all.
 */
export async function searchableAfter(
  api: Caller,
  token: string,
  organization: string,
  count: number,
  within = Number.POSITIVE_INFINITY,
): Promise<number[]> {
  const post = await poster(api, token, organization);
  const times: number[] = [];
  const started = performance.now();
  for (let done = 0; done < count && performance.now() < started + within; done += 1) {
    const word = unheardOf();
    await post(word);
    const begun = performance.now();
    for (const end = Date.now() + TIMEOUT_MS; Date.now() < end; ) {
      const found = await api.get(`/api/jobs?positionTitle=${word}&isPositionsPage=true`);
      if (found.body.totalItemsCount === 1) break;
    }
    times.push(performance.now() - begun);
  }
  return times;
}

export const spread = (times: readonly number[]) =>
  `p50 ${Math.round(quantile(times, 0.5))} ms, p99 ${Math.round(quantile(times, 0.99))} ms`;
