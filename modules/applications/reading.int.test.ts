import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { z } from 'zod';
import type { TestApp } from '#test/support/app.js';
import {
  addDocument,
  cloneSeekers,
  createSeeker,
  type Employer,
  PDF,
  type Seeker,
  saveDraft,
} from '#test/support/fixtures/applying.js';
import { createReviewFixture, type ReviewActions, reviewActions, statusesOf } from '#test/support/fixtures/review.js';
import { createSignedInUser, type TestUser } from '#test/support/fixtures/users.js';
import { sharedApp } from '#test/support/shared-app.js';
import { AdminReview, PosterReview, ReviewerReview } from './contract/api/review.js';

let app: TestApp;
let does: ReviewActions;
let boss: Employer;
let manager: Employer;
let strangeBoss: Employer;
let reviewer: TestUser;
let colleague: TestUser;
let rachel: Seeker;
let certificate: string;
beforeAll(async () => {
  app = await sharedApp();
  const cast = await createReviewFixture(app);
  does = reviewActions(app, cast);
  ({ boss, manager, strangeBoss, reviewer, colleague, rachel, certificate } = cast);
});

let jobId: string;
let id: string;
const apply = (by?: Seeker) => does.apply(jobId, by);
const boardJob = () => does.boardJob();
const open = (as: TestUser, application = id) => does.open(as, application);
const toApplicants = (ids: unknown, as?: TestUser) => does.toApplicants(jobId, ids, as);
const toReviewers = (ids: unknown, date?: unknown, as?: TestUser) => does.toReviewers(jobId, ids, date, as);
const passReviewDate = () => does.passReviewDate(jobId);
const factNames = (application: string) => does.factNames(application);

describe('reading an application', () => {
  /** All keys of a schema at every depth, as a snapshot per role (S2). */
  const strict = (schema: z.ZodObject, body: unknown) => schema.strict().safeParse(body).error?.issues ?? [];

  beforeEach(async () => {
    jobId = await boardJob();
    id = (await apply()).id;
    await toReviewers([id]);
  });

  it('[W13.1, W13.2, W13.4, W13.5, W13.6, W13.7] (S2) a reviewer reads name, place, answers, cover letter and resume, nothing else', async () => {
    const { body } = await open(reviewer);
    expect(body.audience).toBe('reviewer');
    expect(strict(ReviewerReview, body)).toEqual([]);
    expect(body.candidate).toEqual({ firstName: 'Rachel', lastName: 'Hoover', city: 'Lititz', state: 'PA' });
    expect(body).toMatchObject({
      currentSalary: '61000.00',
      expectedSalary: '65000.50',
      essay: 'I would listen first.',
    });
    expect(body.files.map(({ documentType }: { documentType: string }) => documentType)).toEqual(['RESU']);
    expect(body.coverLetter).toBe(`coverLetters/${id}/letter.pdf`);
    for (const secret of ['12 Orchard Road', '17543', '(717)555-0186', 'PPID-77', rachel.email, 'Weaver', 'act34']) {
      expect(JSON.stringify(body)).not.toContain(secret);
    }
  });

  it('[W13.2, W13.4, W13.7, W14.5] admin-level reads everything, and what else the profile has', async () => {
    const { body } = await open(manager);
    expect(body.audience).toBe('admin');
    expect(strict(AdminReview, body)).toEqual([]);
    expect(body.user).toMatchObject({ address: '12 Orchard Road', ppid: 'PPID-77', email: rachel.email });
    expect(body.references.map(({ lastName }: { lastName: string }) => lastName)).toEqual(['Nolt', 'Weaver', 'Zook']);
    expect(body.files.map(({ documentType }: { documentType: string }) => documentType).sort()).toEqual([
      'CRED',
      'RESU',
    ]);
    expect(body.availableDocuments.map(({ id }: { id: string }) => id)).toEqual([rachel.resumeId, certificate]);
    expect(body).toMatchObject({
      educationDetails: [{ name: 'Millersville University' }],
      careerDetails: [],
      employmentQuestions: null,
    });
    expect(body.job).toMatchObject({ id: jobId, isBoardReview: true, boardReviewDays: expect.any(String) });
  });

  it('(T37) the posters of the organization can reach the people released to it; its board never', async () => {
    expect((await open(boss)).status).toBe(404);
    await passReviewDate();
    await toApplicants([id]);
    const { body } = await open(boss);
    expect(body.audience).toBe('poster');
    expect(strict(PosterReview, body)).toEqual([]);
    expect(body.user).toMatchObject({ email: rachel.email, cellPhone: '(717)555-0186' });
    expect(body.references).toHaveLength(3);
    expect(JSON.stringify(body)).not.toContain('PPID-77');
    expect(body.files.map(({ documentType }: { documentType: string }) => documentType)).toEqual(['RESU']);
    expect((await open(reviewer)).status).toBe(404);
  });

  it('a draft and an unknown application are equally not found', async () => {
    const [person] = await cloneSeekers(app, rachel, 1);
    const draft = person ? (await saveDraft(app, person, jobId)).body.id : '';
    const absent = await open(manager, '01939e3e-0000-7000-8000-000000000001');
    expect([absent.status, (await open(manager, draft)).body]).toEqual([404, absent.body]);
    expect((await open(manager, 'x')).status).toBe(404);
    expect((await open(rachel)).status).toBe(403);
  });

  it('(S15) ends with the privilege', async () => {
    const short = await createSignedInUser(app, { privileges: [3] });
    expect((await open(short)).status).toBe(200);
    await app.rows("update account set privileges = '{}' where id = ? returning 1", [short.id]);
    expect((await open(short)).status).toBe(403);
  });
});

describe('the files of an application', () => {
  let resume: string;
  let clearance: string;
  beforeEach(async () => {
    jobId = await boardJob();
    const { files, id: made } = await apply();
    id = made;
    const of = (type: string) => files.find((one: { documentType: string }) => one.documentType === type).id;
    [resume, clearance] = [of('RESU'), of('CRED')];
  });
  const get = (path: string, as: TestUser) => app.get(`/api/applications/${path}`, { as: as.token });
  const all = (as: TestUser) =>
    statusesOf([
      get(`user/files/${resume}`, as),
      get(`user/files/${clearance}`, as),
      get(`user/coverLetter/${id}`, as),
      get(`admin/files/${resume}`, as),
      get(`admin/files/${clearance}`, as),
      get(`admin/coverLetter/${id}`, as),
    ]);

  it('[W13.6, W13.7, W13.8, P12.10] (S1) open to whoever may open it, by role', async () => {
    expect(await all(rachel)).toEqual([200, 200, 200, 403, 403, 403]);
    expect(await all(manager)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(await all(reviewer)).toEqual([404, 404, 404, 403, 403, 403]);
    expect(await all(boss)).toEqual([404, 404, 404, 403, 403, 403]);
    await toReviewers([id]);
    expect(await all(reviewer)).toEqual([200, 404, 200, 403, 403, 403]);
    expect(await all(colleague)).toEqual([404, 404, 404, 403, 403, 403]);
    await passReviewDate();
    await toApplicants([id]);
    expect(await all(boss)).toEqual([200, 404, 200, 403, 403, 403]);
    expect(await all(strangeBoss)).toEqual([404, 404, 404, 403, 403, 403]);
    expect((await app.get(`/api/applications/user/files/${resume}`)).status).toBe(401);
    await app.delete(`/api/applications/${id}`, { as: rachel.token });
    expect(await all(manager)).toEqual([404, 404, 404, 404, 404, 404]);
  });

  it('(S7, S9) are attachments of a fixed type', async () => {
    const file = await get(`admin/files/${resume}`, manager);
    expect(file.body).toBe(PDF);
    expect(file.headers.get('content-disposition')).toContain('attachment; filename=resume.pdf');
    expect(file.headers.get('x-content-type-options')).toBe('nosniff');
    expect(file.headers.get('cache-control')).toBe('no-store');
  });

  const change = (body: unknown, as: TestUser = manager) =>
    app.patch(`/api/applications/admin/${id}`, { as: as.token, body });

  it('[W14.5] (I8) are chosen anew by admin-level out of the profile, as an event, and nothing else changes', async () => {
    const before = (await open(manager)).body;
    const extra = await addDocument(app, rachel, `extra-${id}.pdf`, {
      documentType: 'PROFCERT',
      additionalType: 'Instructional I',
    });
    const { status, body } = await change({ selectedFiles: [extra, rachel.resumeId], deletedFiles: [certificate] });
    expect(status).toBe(200);
    const chosen = body.files.map(({ documentId }: { documentId: string }) => documentId).sort();
    expect(chosen).toEqual([extra, rachel.resumeId].sort());
    expect({ ...body, files: 0, availableDocuments: 0 }).toEqual({ ...before, files: 0, availableDocuments: 0 });
    const [event] = await app.rows(
      "select payload, actor_id from fact where aggregate_id = ? and name = 'ApplicationDocumentsChanged'",
      [id],
    );
    expect(event).toMatchObject({ payload: { added: [extra], removed: [certificate] }, actor_id: manager.id });
    expect((await get(`admin/files/${clearance}`, manager)).status).toBe(404);
    await app.idle();
    expect((await app.get(`/api/users/files/${certificate}`, { as: rachel.token })).status).toBe(200);
    expect((await change({ selectedFiles: [extra], deletedFiles: [certificate] })).status).toBe(200);
    expect((await factNames(id)).filter((name) => name === 'ApplicationDocumentsChanged')).toHaveLength(1);
  });

  it('(S1) are not chosen by others, nor out of a stranger’s profile', async () => {
    const other = await createSeeker(app);
    expect(await statusesOf([change({}, boss), change({}, reviewer), change({}, rachel)])).toEqual([403, 403, 403]);
    const { status, body } = await change({ selectedFiles: [other.resumeId], deletedFiles: [certificate] });
    expect([status, body.fields[0].path]).toEqual([400, 'selectedFiles']);
    expect((await open(manager)).body.files).toHaveLength(2);
  });
});
