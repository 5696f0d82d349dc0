import { afterEach, describe, expect, it } from '@jest/globals';
import { DeliveryQueues } from '#platform/events/delivery-queues.js';
import { SubscriberRegistry } from '#platform/events/subscriber-registry.js';
import { SETS, startApp, type TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import { createEmployer, createOpenJob, createSeeker, submit } from '../support/fixtures/applying.js';
import { createSignedInUser } from '../support/fixtures/users.js';
import { expectInvariants } from './invariants.js';

/** All effects of events, except the inbox. */
const EFFECTS = [
  'select * from system_log order by fact_id',
  'select * from mail order by id',
  'select * from application order by id',
  'select * from job order by id',
  'select name, aggregate_id, number, payload from fact order by seq',
];

describe.each(SETS)('F7 every event is delivered three times, %s', (set) => {
  let app: TestApp | undefined;
  afterEach(() => app?.close());

  it('leaves the same state as one delivery', async () => {
    app = await startApp({ set });
    const here = app;
    const poster = await createEmployer(here);
    const applicant = await createSeeker(here);
    const admin = await createSignedInUser(here, { privileges: [8] });
    const jobId = await createOpenJob(here, poster);
    const { body } = await submit(here, applicant, jobId);
    const release = { releasedApplications: [body.id], jobId };
    await here.patch('/api/applications/admin/release/applicants', { as: admin.token, body: release });
    await here.idle();
    const state = () => Promise.all(EFFECTS.map((sql) => here.rows(sql)));
    const once = await state();

    const events = await here.rows<{ id: string; name: string }>('select id, name from fact');
    const queues = here.service(DeliveryQueues);
    for (const { id, name } of events) {
      for (const subscribed of here.service(SubscriberRegistry).forEvent(name)) {
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
