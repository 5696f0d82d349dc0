import { afterEach, describe, expect, it } from '@jest/globals';
import { JOB_SEARCH } from '#modules/job-search/index/job-search.index.js';
import { randomOf } from '#modules/postings/demo/demo-posting.js';
import { IdempotentConsumer } from '#platform/events/idempotent-consumer.js';
import { SubscriberRegistry } from '#platform/events/subscriber-registry.js';
import { SearchAdapters } from '#platform/search/search-adapters.js';
import { SETS, startApp, type TestApp } from '../support/app.js';
import { createEmployer, createOpenJob } from '../support/fixtures/applying.js';
import { jobForm } from '../support/fixtures/postings.js';
import { createSignedInUser, type TestUser } from '../support/fixtures/users.js';
import { expectSearchMatches, FULL } from './invariants.js';

const SEEDS = FULL ? [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] : [1, 2, 3];
const STEPS = 60;
const WINDOW = 50;

describe.each(SETS)('F8 events reach the search index out of order, %s', (set) => {
  let app: TestApp | undefined;
  afterEach(() => app?.close());

  it.each(SEEDS)('ends as in order, with nothing closed or deleted come back, seed %i', async (seed) => {
    app = await startApp({ set, env: { ROLE: 'api' } });
    const here = app;
    const random = randomOf(seed);
    const poster = await createEmployer(here);
    const admin = await createSignedInUser(here, { privileges: [8] });
    const delivery = here.service(IdempotentConsumer);
    const index = here.service(SubscriberRegistry).byName('job-search');
    const jobs: string[] = [];
    const waiting: string[] = [];
    let after = '0';

    const deliverOne = async (): Promise<void> => {
      const [eventId] = waiting.splice(Math.floor(random() * Math.min(waiting.length, WINDOW)), 1);
      if (eventId) await delivery.deliver(index, [eventId]);
    };
    for (let step = 0; step < STEPS; step += 1) {
      const jobId = jobs[Math.floor(random() * jobs.length)];
      if (!jobId || random() < 0.4) jobs.push(await createOpenJob(here, poster));
      else if (random() < 0.3) await edit(here, admin, jobId, `Step ${step}`);
      else if (random() < 0.7) {
        const status = ['closed', 'filled', 'unsubmitted'][Math.floor(random() * 3)];
        await here.patch(`/api/jobs/${jobId}/status`, { as: admin.token, body: { status } });
      } else await here.delete(`/api/jobs/${jobId}`, { as: admin.token });

      const fresh = await here.rows<{ seq: string; id: string; name: string }>(
        'select seq, id, name from fact where seq > ?::bigint order by seq',
        [after],
      );
      after = fresh.at(-1)?.seq ?? after;
      const subscribed = fresh.filter(({ name }) => here.service(SubscriberRegistry).forEvent(name).includes(index));
      waiting.push(...subscribed.map(({ id }) => id));
      if (random() < 0.5) await deliverOne();
    }
    expect(waiting.length).toBeGreaterThan(STEPS / 4);
    while (waiting.length) await deliverOne();
    await expectSearchMatches(here);
    const shuffled = await projected(here);

    const events = await here.rows<{ id: string }>(
      `delete from inbox using fact where subscriber = 'job-search' and fact_id = fact.id returning fact.id, fact.seq`,
    );
    expect(events.length).toBeGreaterThan(STEPS / 2);
    for (const { id } of await here.rows<{ id: string }>('select id from fact order by seq'))
      if (events.some((event) => event.id === id)) await delivery.deliver(index, [id]);
    await expectSearchMatches(here);
    expect(await projected(here)).toEqual(shuffled);
  });
});

/** Saves an open posting with a new title; fails for a closed or deleted one. */
async function edit(app: TestApp, by: TestUser, jobId: string, title: string): Promise<void> {
  const [job] = await app.rows<{ version: number }>('select version from job where id = ?', [jobId]);
  const form = jobForm({ version: job?.version, status: 'open', title });
  await app.patch(`/api/jobs/${jobId}`, { as: by.token, form });
}

/** All search results with all facet counts, once the index is up to date. */
async function projected(app: TestApp): Promise<unknown> {
  const searchEngine = app.service(SearchAdapters).searched;
  await searchEngine.versions((await searchEngine.activeGeneration(JOB_SEARCH.name)) ?? '');
  const { body } = await app.get('/api/jobs?facets=true&limit=100');
  return { items: body.items, facets: body.facets, total: body.totalItemsCount };
}
