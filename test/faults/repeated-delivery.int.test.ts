import { afterEach, describe, expect, it } from '@jest/globals';
import { QueueBackend } from '../../src/platform/events/queue-backend.js';
import { Subscribers } from '../../src/platform/events/subscribers.js';
import { SETS, startApp, type TestApp } from '../support/app.js';
import { employer, newJob, seeker, submit } from '../support/applying.js';
import { eventually } from '../support/eventually.js';
import { somebody } from '../support/people.js';
import { expectInvariants } from './invariants.js';

/** Everything that facts have led to, but the inbox itself. */
const EFFECTS = [
  'select * from system_log order by fact_id',
  'select * from mail order by id',
  'select * from application order by id',
  'select * from job order by id',
  'select name, aggregate_id, number, payload from fact order by seq',
];

describe.each(SETS)('F7 every fact is delivered three times, %s', (set) => {
  let app: TestApp | undefined;
  afterEach(() => app?.close());

  it('leaves the same state as one delivery', async () => {
    app = await startApp({ set });
    const here = app;
    const poster = await employer(here);
    const applicant = await seeker(here);
    const admin = await somebody(here, { privileges: [8] });
    const jobId = await newJob(here, poster);
    const { body } = await submit(here, applicant, jobId);
    const release = { releasedApplications: [body.id], jobId };
    await here.patch('/api/applications/admin/release/applicants', { as: admin.token, body: release });
    await here.idle();
    const state = () => Promise.all(EFFECTS.map((sql) => here.rows(sql)));
    const once = await state();

    const facts = await here.rows<{ id: string; name: string }>('select id, name from fact');
    const queues = here.service(QueueBackend);
    for (const { id, name } of facts) {
      for (const subscribed of here.service(Subscribers).of(name)) {
        for (const turn of ['second', 'third']) {
          await queues.queue(subscribed.name).add(name, { factId: id }, { jobId: `${id}-${turn}` });
        }
      }
    }
    await eventually(async () => {
      expect(await here.rows('select subscriber, fact_id from inbox where repeats <> 2')).toEqual([]);
    });
    expect(await state()).toEqual(once);
    await expectInvariants(here, [{ jobId, userId: applicant.id }]);
  });
});
