import { afterEach, describe, expect, it } from '@jest/globals';
import { randomOf } from '../../modules/postings/demo/demo-posting.js';
import { Delivery } from '../../src/platform/events/delivery.js';
import { Subscribers } from '../../src/platform/events/subscribers.js';
import { SETS, startApp, type TestApp } from '../support/app.js';
import { employer, newJob } from '../support/applying.js';
import { somebody } from '../support/people.js';
import { expectSearchMatches, FULL } from './invariants.js';

const SEEDS = FULL ? [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] : [1, 2, 3];
const STEPS = 60;
const WINDOW = 50;

describe.each(SETS)('F8 facts reach the search index out of order, %s', (set) => {
  let app: TestApp | undefined;
  afterEach(() => app?.close());

  it.each(SEEDS)('ends as in order, with nothing closed or deleted come back, seed %i', async (seed) => {
    app = await startApp({ set, env: { ROLE: 'api' } });
    const here = app;
    const random = randomOf(seed);
    const poster = await employer(here);
    const admin = await somebody(here, { privileges: [8] });
    const delivery = here.service(Delivery);
    const index = here.service(Subscribers).named('job-search');
    const jobs: string[] = [];
    const waiting: string[] = [];
    let after = '0';

    const deliverOne = async (): Promise<void> => {
      const [factId] = waiting.splice(Math.floor(random() * Math.min(waiting.length, WINDOW)), 1);
      if (factId) await delivery.deliver(index, factId);
    };
    for (let step = 0; step < STEPS; step += 1) {
      const jobId = jobs[Math.floor(random() * jobs.length)];
      if (!jobId || random() < 0.4) jobs.push(await newJob(here, poster));
      else if (random() < 0.7) {
        const status = random() < 0.5 ? 'closed' : 'filled';
        await here.patch(`/api/jobs/${jobId}/status`, { as: admin.token, body: { status } });
      } else await here.delete(`/api/jobs/${jobId}`, { as: admin.token });

      const fresh = await here.rows<{ seq: string; id: string; name: string }>(
        'select seq, id, name from fact where seq > ?::bigint order by seq',
        [after],
      );
      after = fresh.at(-1)?.seq ?? after;
      const subscribed = fresh.filter(({ name }) => here.service(Subscribers).of(name).includes(index));
      waiting.push(...subscribed.map(({ id }) => id));
      if (random() < 0.5) await deliverOne();
    }
    expect(waiting.length).toBeGreaterThan(STEPS / 4);
    while (waiting.length) await deliverOne();
    await expectSearchMatches(here);
  });
});
