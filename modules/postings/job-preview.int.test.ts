import { beforeAll, describe, expect, it } from '@jest/globals';
import type { TestApp } from '#test/support/app.js';
import { dayFromToday, jobPayload } from '#test/support/fixtures/job-payload.js';
import { createPostingsFixture, HARRISBURG, jobForm, type PostingsFixture } from '#test/support/fixtures/postings.js';
import type { TestUser } from '#test/support/fixtures/users.js';
import { sharedApp } from '#test/support/shared-app.js';
import { JOB_MESSAGES } from './contract/api/rules.js';

let app: TestApp;
let world: PostingsFixture;

beforeAll(async () => {
  app = await sharedApp();
  world = await createPostingsFixture(app);
});

const TEXT = { name: 'notes.txt', content: 'Bring a pencil.' };
const payload = (changes: object = {}) => ({
  ...jobPayload({ organization: HARRISBURG, position: world.teacher.id }),
  salaryMin: 50_000,
  salaryMax: 60_000,
  isSalaryShow: false,
  ...changes,
});

async function create(changes: object = {}, as = world.poster): Promise<string> {
  const { status, body } = await app.post('/api/jobs', { as: as.token, form: jobForm(payload(changes), [TEXT]) });
  expect(status).toBe(201);
  return body.id;
}
const preview = (id: string, as?: TestUser) => app.get(`/api/jobs/${id}/preview`, as ? { as: as.token } : {});
const previewInput = (body: object, as?: TestUser) =>
  app.post('/api/jobs/preview', { body, ...(as ? { as: as.token } : {}) });
const post = (id: string) => app.patch(`/api/jobs/${id}/status`, { as: world.manager.token, body: { status: 'open' } });

/** Jobs, files and events: nothing may be stored by a preview. */
const rowCounts = () =>
  app.rows(`select (select count(*) from job)::int, (select count(*) from job_file)::int as files,
    (select count(*) from fact)::int as facts, (select last_value from job_listing_number)::int as number`);

describe('the preview of a saved posting', () => {
  it('is what visitors get once it is open, field by field', async () => {
    const id = await create();
    const before = (await preview(id, world.poster)).body;
    expect(before).toMatchObject({
      isPublic: false,
      status: 'unsubmitted',
      isAccepting: true,
      deadlineText: '30 days',
    });
    expect([before.salaryMin, before.salaryMax]).toEqual([null, null]);
    await post(id);
    const visitors = (await app.get(`/api/jobs/${id}`)).body;
    const { isPublic, ...after } = (await preview(id, world.poster)).body;
    expect(isPublic).toBe(true);
    expect(after).toEqual(visitors);
    const { jobListingNumber, status, updatedAt } = visitors;
    const { isPublic: _, ...same } = before;
    expect({ ...same, jobListingNumber, status, updatedAt }).toEqual(visitors);
  });

  it('shows a queued one as on its first day, and an ended one as it is', async () => {
    const queued = await create({ status: 'open', startDate: dayFromToday(5), endDate: dayFromToday(15) });
    expect((await preview(queued, world.poster)).body).toMatchObject({
      isPublic: false,
      status: 'open',
      isAccepting: true,
      deadlineText: '10 days',
    });
    const closed = await create({ status: 'open' });
    await app.patch(`/api/jobs/${closed}/status`, { as: world.poster.token, body: { status: 'closed' } });
    expect((await preview(closed, world.poster)).body).toMatchObject({ isPublic: true, isAccepting: false });
  });

  it('is for who may open the form only, and answers others as the form does', async () => {
    const id = await create({}, world.creator);
    const unknown = '0190a000-0000-7000-8000-000000000001';
    for (const as of [undefined, world.seeker, world.reviewer, world.otherPoster]) {
      const [shown, form] = [await preview(id, as), await app.get(`/api/jobs/${id}/admin`, as ? { as: as.token } : {})];
      expect([shown.status, shown.body]).toEqual([form.status, form.body]);
      expect(shown.status).toBeGreaterThanOrEqual(400);
      expect((await preview(unknown, as)).body).toEqual(shown.body);
    }
    for (const as of [world.creator, world.poster, world.manager]) expect((await preview(id, as)).status).toBe(200);
    await app.delete(`/api/jobs/${id}`, { as: world.poster.token });
    expect((await preview(id, world.poster)).status).toBe(410);
    expect((await preview('not-an-id', world.poster)).status).toBe(404);
  });

  it('is not cached', async () => {
    const id = await create();
    expect((await preview(id, world.poster)).headers.get('cache-control')).toBe('no-store');
  });
});

describe('the preview of input', () => {
  it('shows what saving it would show, and stores nothing', async () => {
    const before = await rowCounts();
    const { status, body } = await previewInput(payload({ title: 'Typed just now', isFeatured: true }), world.poster);
    expect(status).toBe(200);
    expect(body).toMatchObject({ title: 'Typed just now', isPublic: false, isFeatured: false, files: [] });
    expect(await rowCounts()).toEqual(before);
    expect((await app.get(`/api/jobs/${body.id}/admin`, { as: world.manager.token })).status).toBe(404);
  });

  it('sanitizes the text as saving does (S6)', async () => {
    const description = '<p onclick="x()">Hello<script>alert(1)</script><img src=x onerror=y></p>';
    const { body } = await previewInput(payload({ description }), world.poster);
    expect(body.description).toBe('<p>Hello</p>');
  });

  it('of a saved posting has its files but the removed ones, and its settings of administrators', async () => {
    const id = await create({ isFeatured: true }, world.manager);
    const shown = await previewInput(payload({ id, title: 'Other' }), world.poster);
    expect(shown.body).toMatchObject({ id, title: 'Other', isFeatured: true, files: [{ fileName: TEXT.name }] });
    const deletedFiles = [shown.body.files[0].id];
    expect((await previewInput(payload({ id, deletedFiles }), world.poster)).body.files).toEqual([]);
    expect((await app.get(`/api/jobs/${id}/admin`, { as: world.poster.token })).body).toMatchObject({
      version: 1,
      title: 'Fourth grade teacher',
      files: [{ fileName: TEXT.name }],
    });
  });

  it('is refused at the fields, as saving is', async () => {
    const refused = await previewInput(payload({ title: '', endDate: dayFromToday(-1) }), world.poster);
    expect(refused).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'title' }, { path: 'endDate', message: JOB_MESSAGES.endBeforeStart }] },
    });
    const elsewhere = await previewInput(payload({ organization: '999999999' }), world.manager);
    expect(elsewhere).toMatchObject({ status: 400, body: { fields: [{ path: 'organization' }] } });
  });

  it('is for who may save it only', async () => {
    const id = await create();
    const statuses = async (body: object) =>
      Promise.all(
        [undefined, world.seeker, world.reviewer, world.otherPoster].map(
          async (as) => (await previewInput(body, as)).status,
        ),
      );
    expect(await statuses(payload())).toEqual([401, 403, 403, 403]);
    expect(await statuses(payload({ id }))).toEqual([401, 403, 403, 404]);
  });
});
