import { beforeAll, describe, expect, it } from '@jest/globals';
import { Privilege } from '#modules/shared/privileges.js';
import { newId } from '#platform/database/aggregate.js';
import type { TestApp } from '#test/support/app.js';
import { waitUntilBlocking } from '#test/support/blocked-transaction.js';
import { createOpenJob, createSeeker, type Seeker, saveDraft, submit } from '#test/support/fixtures/applying.js';
import { jobPayload } from '#test/support/fixtures/job-payload.js';
import {
  ALBERT_GALLATIN,
  createPostingsFixture,
  HARRISBURG,
  jobForm,
  type PostingsFixture,
} from '#test/support/fixtures/postings.js';
import { createSignedInUser, type TestUser } from '#test/support/fixtures/users.js';
import { sharedApp } from '#test/support/shared-app.js';
import { PostingsApi } from './contract/postings-api.js';

let app: TestApp;
let world: PostingsFixture;
let rachel: Seeker;
/** Posts for both organizations. */
let both: TestUser;
beforeAll(async () => {
  app = await sharedApp();
  world = await createPostingsFixture(app);
  rachel = await createSeeker(app);
  both = await createSignedInUser(app, {
    privileges: [Privilege.JobPosting],
    organizations: [HARRISBURG, ALBERT_GALLATIN],
  });
});

const posting = (by: TestUser) => createOpenJob(app, { token: by.token, organization: HARRISBURG });
const forEdit = async (id: string) => (await app.get(`/api/jobs/${id}/admin`, { as: world.admin.token })).body;

async function move(id: string, as: TestUser, changes: object = {}) {
  const { version } = await forEdit(id);
  const payload = jobPayload({ organization: ALBERT_GALLATIN, position: world.teacher.id });
  return app.patch(`/api/jobs/${id}`, { as: as.token, form: jobForm({ ...payload, version, ...changes }) });
}

const organizationOf = async (id: string) => (await forEdit(id)).organization.accountNumber;

describe('the organization of a posting', () => {
  it('is not changed by a creator who lost it, who learns and ends nothing of it either (S1, S4)', async () => {
    const id = await posting(world.creator);
    const { body: application } = await submit(app, rachel, id);
    await app.patch('/api/applications/admin/release/applicants', {
      as: world.manager.token,
      body: { jobId: id, releasedApplications: [application.id] },
    });
    await app.patch(`/api/users/${world.creator.id}`, {
      as: world.admin.token,
      body: { privileges: [Privilege.JobPosting], organizations: [ALBERT_GALLATIN] },
    });
    const as = world.creator.token;
    for (const status of ['unsubmitted', 'open']) {
      const refused = await move(id, world.creator, { status });
      expect(refused).toMatchObject({ status: 403, body: { fields: [{ path: 'organization' }] } });
    }
    expect(await organizationOf(id)).toBe(HARRISBURG);
    expect((await app.get(`/api/applications/admin/data?jobId=${id}`, { as })).status).toBe(404);
    expect((await app.get(`/api/applications/review/${application.id}`, { as })).status).toBe(404);
    expect((await app.delete(`/api/jobs/${id}`, { as })).status).toBe(403);
  });

  it('is changed by who posts for the present and the new one, and by administrators [W5.9, W5.10]', async () => {
    const id = await posting(world.poster);
    expect((await move(id, world.poster)).status).toBe(403);
    expect((await move(id, world.otherPoster)).status).toBe(404);
    expect((await move(id, both)).status).toBe(200);
    expect((await move(id, world.manager, { organization: HARRISBURG })).status).toBe(200);
    expect(await organizationOf(id)).toBe(HARRISBURG);
  });

  const stands = { status: 409, body: { code: 'organization_stands', fields: [{ path: 'organization' }] } };

  it('stands once somebody applied, for everybody, also when the application was withdrawn (S1)', async () => {
    const id = await posting(world.poster);
    await saveDraft(app, rachel, id);
    expect((await move(id, both, { status: 'open' })).status).toBe(200);
    const { body: application } = await submit(app, rachel, id);
    const back = { organization: HARRISBURG, status: 'open' };
    for (const one of [both, world.manager, world.admin]) expect(await move(id, one, back)).toMatchObject(stands);
    expect((await app.delete(`/api/applications/${application.id}`, { as: rachel.token })).status).toBe(204);
    expect(await move(id, world.admin, back)).toMatchObject(stands);
    expect((await move(id, world.admin, { title: 'Reading specialist' })).status).toBe(200);
    expect(await organizationOf(id)).toBe(ALBERT_GALLATIN);
  });

  it('waits for a submission that is under way, and then stands (F15)', async () => {
    const [id, applied] = [await posting(world.poster), await posting(world.poster)];
    const application = (await submit(app, rachel, applied)).body.id;
    let moving: ReturnType<typeof move> | undefined;
    await app.database.transaction(async () => {
      await app.service(PostingsApi).jobForApplying(id, { lock: 'share' });
      moving = move(id, both);
      await waitUntilBlocking(app.rows);
      await app.rows(
        `insert into application select (jsonb_populate_record(a, jsonb_build_object('id', ?::text, 'job_id', ?::text))).*
           from application a where id = ? returning 1`,
        [newId(), id, application],
      );
    });
    expect(await moving).toMatchObject(stands);
  });
});
