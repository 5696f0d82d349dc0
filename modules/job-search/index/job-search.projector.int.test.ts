import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Organization } from '#modules/directory/domain/organization.js';
import type { JobPayloadInput } from '#modules/postings/contract/api/job.js';
import { SETS, startApp, type TestApp } from '#test/support/app.js';
import { eventually } from '#test/support/eventually.js';
import {
  ALBERT_GALLATIN,
  createJob,
  createPostingsFixture,
  HARRISBURG,
  jobForm,
  type PostingsFixture,
} from '#test/support/fixtures/postings.js';

describe.each(SETS)('the search index follows its sources on the %s set', (set) => {
  let app: TestApp;
  let world: PostingsFixture;

  const titles = async () => {
    const { body } = await app.get('/api/jobs');
    return body.items.map(({ title }: { title: string }) => title);
  };
  const post = (title: string, changes: Partial<JobPayloadInput> = {}) =>
    createJob(app, world.manager, {
      organization: HARRISBURG,
      position: world.teacher.id,
      title,
      status: 'open',
      ...changes,
    });
  const move = async (id: string, status: string) => {
    const answer = await app.patch(`/api/jobs/${id}/status`, { as: world.manager.token, body: { status } });
    expect(answer).toMatchObject({ status: 200 });
  };
  const shown = (title: string, isThere: boolean) =>
    eventually(async () => expect((await titles()).includes(title)).toBe(isThere));

  beforeAll(async () => {
    app = await startApp({ set });
    world = await createPostingsFixture(app);
  });
  afterAll(() => app?.close());

  it('follows a posting from its Post to its end [P2.19, W6.2, W6.5, W6.7, W6.8]', async () => {
    const { id, version } = await post('Wandering Tutor', { status: 'unsubmitted' });
    await app.idle();
    expect(await titles()).not.toContain('Wandering Tutor');
    await move(id, 'open');
    await shown('Wandering Tutor', true);
    await move(id, 'unsubmitted');
    await shown('Wandering Tutor', false);
    await move(id, 'open');
    await shown('Wandering Tutor', true);
    const renamed = { title: 'Settled Tutor', organization: HARRISBURG, position: world.teacher.id };
    const edited = (await app.get(`/api/jobs/${id}/admin`, { as: world.manager.token })).body;
    expect(edited.version).toBeGreaterThan(version);
    const change = { ...edited, ...renamed, status: 'open', boardReviewDays: null };
    expect((await app.patch(`/api/jobs/${id}`, { as: world.manager.token, form: jobForm(change) })).status).toBe(200);
    await shown('Settled Tutor', true);
    expect(await titles()).not.toContain('Wandering Tutor');
    await move(id, 'filled');
    await shown('Settled Tutor', false);
  });

  it('leaves out a deleted posting, and one that waits for approval [P2.19, W6.5]', async () => {
    const { id } = await post('Short-lived Aide');
    await shown('Short-lived Aide', true);
    await move(id, 'unsubmitted');
    expect((await app.delete(`/api/jobs/${id}`, { as: world.manager.token })).status).toBe(204);
    await shown('Short-lived Aide', false);
    await createJob(app, world.poster, {
      organization: HARRISBURG,
      position: world.superintendent.id,
      title: 'Waiting Chief',
      status: 'open',
    });
    await app.idle();
    expect(await titles()).not.toContain('Waiting Chief');
  });

  it('hides the postings of an organization while it is switched off (T36)', async () => {
    const turn = (action: 'enabled' | 'disabled') =>
      app.database.transaction(async (em) => {
        (await em.findOneOrFail(Organization, { accountNumber: ALBERT_GALLATIN })).change({ action }, null);
      });
    await post('School Nurse', { organization: ALBERT_GALLATIN });
    await shown('School Nurse', true);
    await turn('disabled');
    await shown('School Nurse', false);
    await turn('enabled');
    await shown('School Nurse', true);
  });
});
