import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Privilege } from '#modules/shared/privileges.js';
import { endOfLocalDay, startOfLocalDay } from '#platform/time/local-time.js';
import { startApp, type TestApp } from '#test/support/app.js';
import { dayFromToday, jobPayload } from '#test/support/fixtures/job-payload.js';
import {
  ALBERT_GALLATIN,
  createJob,
  createPostingsFixture,
  HARRISBURG,
  jobForm,
  type PostingsFixture,
} from '#test/support/fixtures/postings.js';
import { createSignedInUser } from '#test/support/fixtures/users.js';
import type { JobPayloadInput } from './contract/api/job.js';

let app: TestApp;
let world: PostingsFixture;

beforeAll(async () => {
  app = await startApp();
  world = await createPostingsFixture(app);
});
afterAll(() => app?.close());

const payload = (changes: Partial<JobPayloadInput> = {}) =>
  jobPayload({ organization: HARRISBURG, position: world.teacher.id, ...changes });
const create = (jobData: unknown, as = world.poster) => app.post('/api/jobs', { as: as.token, form: jobForm(jobData) });
const forEdit = async (id: string, as = world.poster) =>
  (await app.get(`/api/jobs/${id}/admin`, { as: as.token })).body;

describe('every saved field', () => {
  it('comes back, for an administrator all of them [W5.12, W5.14, W5.15, W5.21, W5.45]', async () => {
    const sent = payload({
      iu: 15,
      isRemote: true,
      phoneExt: '204',
      addressLine2: 'Room 3',
      externalListingNumber: 'HR-88',
      isExternalPost: true,
      externalUrl: 'https://jobs.example.org/apply?id=7',
      isSalaryShow: true,
      salaryMin: 41_250.5,
      salaryMax: 58_000,
      salaryUnit: 'hour',
      isProfileRequired: false,
      isHot: true,
      isFeatured: true,
      isPerformanceAssessment: true,
      performanceAssessmentURL: 'http://assess.example.org',
      isBoardReview: true,
      boardReviewDays: dayFromToday(44),
      reviewers: [world.reviewer.id],
      isEssayRequired: true,
      essayQuestion: 'Why this district?',
    });
    const { status, body } = await create(sent, world.manager);
    expect(status).toBe(201);
    const read = await forEdit(body.id, world.manager);
    const { organization, position, startDate, endDate, boardReviewDays, ...rest } = sent;
    expect(read).toMatchObject({
      ...rest,
      organization: { accountNumber: organization, accountName: expect.any(String), active: true, action: 'enabled' },
      position: { id: position, name: world.teacher.name, type: world.teacher.type, approval: false },
      startDate: startOfLocalDay(startDate).toISOString(),
      endDate: endOfLocalDay(endDate).toISOString(),
      boardReviewDays: endOfLocalDay(boardReviewDays ?? '').toISOString(),
      state: 'PA',
      status: 'unsubmitted',
      statusCode: 0,
      jobListingNumber: null,
      creatorId: world.manager.id,
      creator: { firstName: 'Robin', lastName: 'Miller' },
      applicationsCount: 0,
      applicantsReleased: 0,
      applicantsToRelease: 0,
      applicationsUndecided: 0,
    });
  });

  it('stays as it is where it is read-only, whoever sends it [W5.19]', async () => {
    const { id, version } = (await create(payload(), world.manager)).body;
    const before = await forEdit(id, world.manager);
    const readOnly = {
      jobListingNumber: null,
      statusCode: 0,
      creatorId: world.manager.id,
      updatedAt: expect.any(String),
      applicantsReleased: 0,
      applicantsToRelease: 0,
      applicationsCount: 0,
      position: { id: world.teacher.id, name: world.teacher.name, type: world.teacher.type, approval: false },
      organization: {
        accountNumber: HARRISBURG,
        accountName: expect.any(String),
        active: true,
        action: 'enabled',
      },
      creator: { firstName: 'Robin', lastName: 'Miller' },
    };
    expect(before).toMatchObject(readOnly);
    const foreign = {
      jobListingNumber: 7,
      statusCode: 3,
      creatorId: world.poster.id,
      creator: { firstName: 'Someone', lastName: 'Else' },
      updatedAt: '2020-01-01T00:00:00.000Z',
      applicantsReleased: 4,
      applicantsToRelease: 5,
      applicationsCount: 9,
    };
    const form = jobForm({ ...payload(), ...foreign, version });
    expect((await app.patch(`/api/jobs/${id}`, { as: world.manager.token, form })).status).toBe(200);
    const after = await forEdit(id, world.manager);
    expect(after).toMatchObject(readOnly);
    expect(Date.parse(after.updatedAt)).toBeGreaterThanOrEqual(Date.parse(before.updatedAt));
  });

  it('has its default [W5.16] (T33)', async () => {
    const { isExternalPost: _, ...rest } = payload({ externalUrl: 'https://jobs.example.org' });
    const { body } = await create(rest);
    expect(await forEdit(body.id)).toMatchObject({
      status: 'unsubmitted',
      state: 'PA',
      isExternalPost: true,
      isProfileRequired: true,
      salaryUnit: 'year',
    });
  });

  it('takes instants for days, which begin and end in Pennsylvania [W5.32]', async () => {
    const { body } = await create(payload({ startDate: '2031-03-01T12:00:00Z', endDate: '2031-07-05T01:00:00Z' }));
    expect(await forEdit(body.id)).toMatchObject({
      startDate: '2031-03-01T05:00:00.000Z',
      endDate: '2031-07-05T03:59:59.000Z',
    });
  });
});

describe('what is not for everybody', () => {
  const ADMIN_ONLY = {
    isHot: true,
    isFeatured: true,
    isPerformanceAssessment: true,
    performanceAssessmentURL: 'https://assess.example.org',
    isBoardReview: true,
    boardReviewDays: dayFromToday(60),
    isEssayRequired: true,
    essayQuestion: 'Why?',
  };

  it('is left alone when a poster sends it, at first and later [W5.39] (S3)', async () => {
    const foreign = { creatorId: world.manager.id, jobListingNumber: 5, approvedAt: dayFromToday(0), eventCount: 9 };
    const wished = { ...ADMIN_ONLY, reviewers: [world.reviewer.id], ...foreign, ['__proto__']: { isHot: true } };
    const { body } = await create({ ...payload(), ...wished });
    const untouched = { isHot: false, isFeatured: false, isBoardReview: false, reviewers: [], isEssayRequired: false };
    const fresh = await forEdit(body.id);
    expect(fresh).toMatchObject({ ...untouched, isPerformanceAssessment: false, essayQuestion: '' });
    expect(fresh).toMatchObject({ creatorId: world.poster.id, jobListingNumber: null });

    const patch = (jobData: object, as: typeof world.poster) =>
      app.patch(`/api/jobs/${body.id}`, { as: as.token, form: jobForm(jobData) });
    const chosen = { ...ADMIN_ONLY, reviewers: [world.reviewer.id] };
    expect((await patch({ ...payload(), ...chosen, version: fresh.version }, world.manager)).status).toBe(200);
    const { version } = await forEdit(body.id);
    expect((await patch({ ...payload({ endDate: dayFromToday(90) }), version }, world.poster)).status).toBe(200);
    expect(await forEdit(body.id)).toMatchObject({
      isHot: true,
      isFeatured: true,
      isBoardReview: true,
      isEssayRequired: true,
      essayQuestion: 'Why?',
      reviewers: [world.reviewer.id],
      // W5.33: moved by the later end date.
      boardReviewDays: endOfLocalDay(dayFromToday(90)).toISOString(),
    });
  });

  it('is cleared with board review, and reviewers are the organization’s [W5.44, W5.45]', async () => {
    const stranger = await create(payload({ ...ADMIN_ONLY, reviewers: [world.seeker.id] }), world.manager);
    expect(stranger).toMatchObject({ status: 400, body: { fields: [{ path: 'reviewers' }] } });
    const { body } = await create(payload({ ...ADMIN_ONLY, reviewers: [world.reviewer.id] }), world.manager);
    const off = { ...payload({ reviewers: [world.reviewer.id] }), version: body.version };
    await app.patch(`/api/jobs/${body.id}`, { as: world.manager.token, form: jobForm(off) });
    expect(await forEdit(body.id)).toMatchObject({ isBoardReview: false, reviewers: [], boardReviewDays: null });
    const reviewers = await app.get(`/api/reviewers/${HARRISBURG}`, { as: world.manager.token });
    expect(reviewers.body).toEqual([{ id: world.reviewer.id, firstName: 'Robin', lastName: 'Miller' }]);
    expect((await app.get(`/api/reviewers/${HARRISBURG}`, { as: world.seeker.token })).status).toBe(403);
  });

  it('cannot be had by naming another posting (S3)', async () => {
    const one = await createJob(app, world.poster, payload());
    const two = await createJob(app, world.poster, payload());
    const form = jobForm({ ...payload(), id: two.id, version: one.version });
    const answer = await app.patch(`/api/jobs/${one.id}`, { as: world.poster.token, form });
    expect(answer).toMatchObject({ status: 400, body: { fields: [{ path: 'id' }] } });
  });
});

describe('what cannot be stored', () => {
  it.each(['file:///etc/passwd', 'javascript:alert(1)', 'data:text/html,x', 'https://a@b.example', 'jobs.example.org'])(
    'is refused as an address: %s [W5.34, W5.40] (S20)',
    async (url) => {
      const external = await create(payload({ isExternalPost: true, externalUrl: url }));
      expect(external).toMatchObject({ status: 400, body: { fields: [{ path: 'externalUrl' }] } });
      const wish = { isPerformanceAssessment: true, performanceAssessmentURL: url };
      const assessment = await create(payload(wish), world.manager);
      expect(assessment).toMatchObject({ status: 400, body: { fields: [{ path: 'performanceAssessmentURL' }] } });
    },
  );

  it('is cleaned out of the description, or refused when nothing is left [W5.42] (S5)', async () => {
    const html =
      '<h2 onclick="x()">Duties</h2><p style="color:red">Read <a href="javascript:x()">this</a>, <a href="https://a.example">that</a></p>' +
      '<script>x()</script><img src=x onerror=x()><iframe src="https://a.example"></iframe>';
    const { body } = await create(payload({ description: html }));
    expect((await forEdit(body.id)).description).toBe(
      '<h2>Duties</h2><p>Read <a>this</a>, <a href="https://a.example">that</a></p>',
    );
    for (const empty of ['<p></p>', '<p>&nbsp;</p>', '<script>x()</script>']) {
      expect(await create(payload({ description: empty }))).toMatchObject({
        status: 400,
        body: { fields: [{ path: 'description', message: 'Position Description is required' }] },
      });
    }
    expect((await create(payload({ description: '&'.repeat(4000) }))).status).toBe(400);
  });

  it('never is an error of ours', async () => {
    for (const jobData of [null, 7, [], 'text', { title: 'a\u0000b' }, { ...payload(), title: 'a\ud800b' }])
      expect((await create(jobData)).status).toBe(400);
    expect((await app.post('/api/jobs', { as: world.poster.token, body: payload() })).status).toBe(415);
    const position = await create(payload({ position: '0190a000-0000-7000-8000-000000000001' }));
    expect(position.body.fields).toMatchObject([{ path: 'position' }]);
  });
});

describe('contact and place of the next posting', () => {
  it("are those of the poster's newest one that was not deleted (U31)", async () => {
    const poster = await createSignedInUser(app, { privileges: [Privilege.JobPosting], organizations: [HARRISBURG] });
    const read = async () => (await app.get('/api/jobs/user/contact', { as: poster.token })).body;
    const last = async () => (await read()).contact;
    expect(await read()).toEqual({ contact: null, places: [], hasTemplates: false });
    await create(payload({ contactsFirstName: 'First' }), poster);
    const { body } = await create(payload({ contactsFirstName: 'Second', phoneExt: '7' }), poster);
    const { phoneNumber, email, contactsLastName } = payload();
    expect(await last()).toEqual({ contactsFirstName: 'Second', contactsLastName, phoneNumber, phoneExt: '7', email });
    const { addressLine1, city, zipCode, county } = payload();
    const written = { addressLine1, addressLine2: '', city, state: 'PA', zipCode, county };
    const place = { organization: HARRISBURG, ...written };
    expect((await read()).places).toEqual([place]);
    expect((await app.delete(`/api/jobs/${body.id}`, { as: poster.token })).status).toBe(204);
    expect(await last()).toMatchObject({ contactsFirstName: 'First' });
  });

  it('are not those that a copy has taken over from a colleague', async () => {
    const [poster, colleague] = await Promise.all(
      [1, 2].map(() => createSignedInUser(app, { privileges: [Privilege.JobPosting], organizations: [HARRISBURG] })),
    );
    const contact = async () => (await app.get('/api/jobs/user/contact', { as: poster?.token })).body.contact;
    const { id } = (await create(payload({ contactsFirstName: 'Colleague' }), colleague)).body;
    const copy = () => app.post(`/api/jobs/${id}/copy`, { as: poster?.token });
    expect((await copy()).status).toBe(201);
    expect(await contact()).toBeNull();
    await create(payload({ contactsFirstName: 'Typed' }), poster);
    expect((await copy()).status).toBe(201);
    expect(await contact()).toMatchObject({ contactsFirstName: 'Typed' });
  });

  it('is a place for each organization, the newest (U31)', async () => {
    const organizations = [HARRISBURG, ALBERT_GALLATIN];
    const poster = await createSignedInUser(app, { privileges: [Privilege.JobPosting], organizations });
    for (const [organization, city] of [
      [HARRISBURG, 'Steelton'],
      [ALBERT_GALLATIN, 'Carrick'],
      [ALBERT_GALLATIN, 'Brookline'],
    ])
      expect((await create(payload({ organization, city }), poster)).status).toBe(201);
    const { places } = (await app.get('/api/jobs/user/contact', { as: poster.token })).body;
    expect(places).toMatchObject([
      { organization: ALBERT_GALLATIN, city: 'Brookline' },
      { organization: HARRISBURG, city: 'Steelton' },
    ]);
  });
});
