import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { TestApp } from '#test/support/app.js';
import type { Employer, Seeker } from '#test/support/fixtures/applying.js';
import { createReviewFixture, type ReviewActions, reviewActions, statusesOf } from '#test/support/fixtures/review.js';
import { createSignedInUser, type TestUser } from '#test/support/fixtures/users.js';
import { sharedApp } from '#test/support/shared-app.js';

let app: TestApp;
let does: ReviewActions;
let manager: Employer;
let boss: Employer;
let reviewer: TestUser;
let colleague: TestUser;
let rachel: Seeker;
beforeAll(async () => {
  app = await sharedApp();
  const cast = await createReviewFixture(app);
  does = reviewActions(app, cast);
  ({ manager, boss, reviewer, colleague, rachel } = cast);
});

let jobId: string;
let id: string;
let ids: { applicationId: string; jobId: string; userId: string };
let resume: string;
let clearance: string;
let letter: string;
beforeEach(async () => {
  jobId = await does.boardJob();
  const application = await does.apply(jobId);
  id = application.id;
  ids = { applicationId: id, jobId, userId: rachel.id };
  const fileId = (type: string) =>
    application.files.find((file: { documentType: string }) => file.documentType === type).id;
  [resume, clearance] = [fileId('RESU'), fileId('CRED')];
  const sql = 'select id from application_file where application_id = ? and document_id is null';
  letter = (await app.rows<{ id: string }>(sql, [id]))[0]?.id ?? '';
});

const get = (path: string, as: TestUser) => app.get(`/api/applications/${path}`, { as: as.token });
const recorded = () =>
  app.rows<{ name: string; actor: string; payload: object; batch: string; number: number }>(
    `select name, actor_id as actor, payload, aggregate_id as batch, number from fact
      where name in ('ApplicationViewed', 'ApplicationFileViewed') and payload ->> 'applicationId' = ? order by seq`,
    [id],
  );
const reads = async () => (await recorded()).map(({ name, actor, payload }) => ({ name, actor, payload }));
const page = (actor: TestUser) => ({ name: 'ApplicationViewed', actor: actor.id, payload: ids });
const file = (actor: TestUser, fileId: string) => ({
  name: 'ApplicationFileViewed',
  actor: actor.id,
  payload: { ...ids, fileId },
});

describe('(S24) reading an application of somebody else', () => {
  it('is recorded each time, with its reader', async () => {
    await does.toReviewers(jobId, [id]);
    for (const reader of [manager, reviewer, manager]) expect((await does.open(reader, id)).status).toBe(200);
    expect(await reads()).toEqual([page(manager), page(reviewer), page(manager)]);
  });

  it.each([
    ['admin/files', () => resume, () => manager],
    ['admin/files', () => clearance, () => manager],
    ['user/files', () => resume, () => reviewer],
  ])('is recorded for a document from %s', async (path, fileId, reader) => {
    await does.toReviewers(jobId, [id]);
    expect((await get(`${path}/${fileId()}`, reader())).status).toBe(200);
    expect(await reads()).toEqual([file(reader(), fileId())]);
  });

  it.each([
    ['admin/coverLetter', () => manager],
    ['user/coverLetter', () => reviewer],
  ])('is recorded for the cover letter from %s', async (path, reader) => {
    await does.toReviewers(jobId, [id]);
    expect((await get(`${path}/${id}`, reader())).status).toBe(200);
    expect(await reads()).toEqual([file(reader(), letter)]);
  });

  it('is recorded when the answer to changed documents contains it, even if nothing changed', async () => {
    const body = { selectedFiles: [], deletedFiles: [] };
    const { status } = await app.patch(`/api/applications/admin/${id}`, { as: manager.token, body });
    expect(status).toBe(200);
    expect(await reads()).toEqual([page(manager)]);
  });

  it('is not answered again by the key of a write', async () => {
    const body = { selectedFiles: [], deletedFiles: [] };
    const headers = { 'idempotency-key': `read-again-${id}` };
    const change = () => app.patch(`/api/applications/admin/${id}`, { as: manager.token, body, headers });
    expect((await change()).status).toBe(200);
    const second = await change();
    expect([second.status, second.body.code]).toEqual([409, 'already_done']);
    expect(JSON.stringify(second.body)).not.toContain(rachel.email);
    expect(await app.rows('select answer from idempotency_key where key = ?', [headers['idempotency-key']])).toEqual([
      { answer: null },
    ]);
    expect(await reads()).toEqual([page(manager)]);
  });

  it('is not recorded of the applicant, not even one who may review', async () => {
    const own = ['user/files', 'admin/files'].map((path) => `${path}/${resume}`);
    own.push(`user/coverLetter/${id}`, `admin/coverLetter/${id}`, id);
    await app.rows("update account set privileges = '{1,3}' where id = ? returning 1", [rachel.id]);
    expect(await statusesOf(own.map((path) => get(path, rachel)))).toEqual(own.map(() => 200));
    expect((await get(`review/${id}`, rachel)).status).toBe(404);
    await app.rows("update account set privileges = '{1}' where id = ? returning 1", [rachel.id]);
    expect(await reads()).toEqual([]);
  });

  it('is not recorded if it is refused, nor for a list of applicants', async () => {
    const refused = [
      ...[boss, reviewer, colleague].flatMap((as) => [does.open(as, id), get(`user/files/${resume}`, as)]),
      ...[boss, reviewer, colleague].map((as) => get(`admin/files/${resume}`, as)),
      get(`user/coverLetter/${id}`, boss),
      get(`admin/coverLetter/${id}`, reviewer),
      get(`user/pdf/${id}`, manager),
    ];
    for (const status of await statusesOf(refused)) expect([403, 404]).toContain(status);
    await does.toReviewers(jobId, [id]);
    expect((await get(`user/files/${clearance}`, reviewer)).status).toBe(404);
    expect((await does.applicants(manager, jobId)).status).toBe(200);
    expect((await get(`admin/candidates?jobId=${jobId}`, manager)).status).toBe(200);
    expect(await reads()).toEqual([]);
  });

  it('is recorded exactly once for each of many readers at the same time', async () => {
    const others = await Promise.all([1, 2, 3].map(() => createSignedInUser(app, { privileges: [3] })));
    const readers = Array.from({ length: 40 }, (_, at) => [manager, ...others][at % 4] ?? manager);
    const opened = readers.map((as, at) => (at % 2 ? get(`admin/files/${resume}`, as) : does.open(as, id)));
    expect(await statusesOf(opened)).toEqual(readers.map(() => 200));
    const events = await recorded();
    const sorted = (rows: { name: string; actor: string }[]) =>
      rows.map(({ name, actor }) => `${name} ${actor}`).sort();
    expect(sorted(events)).toEqual(sorted(readers.map((as, at) => (at % 2 ? file(as, resume) : page(as)))));
    const batches = [...Map.groupBy(events, ({ batch }) => batch).values()];
    for (const batch of batches) expect(batch.map(({ number }) => number)).toEqual(batch.map((_, at) => at + 1));
    expect(batches.length).toBeLessThan(events.length);
  });

  it('fails if it cannot be recorded', async () => {
    // Rendering PDFs of what was submitted reads events in open transactions, and holds up a change of their table.
    await app.idle();
    await app.rows("alter table fact add constraint no_reads check (name not like 'Application%Viewed') not valid");
    const answers = await Promise.all([does.open(manager, id), get(`admin/files/${resume}`, manager)]);
    await app.rows('alter table fact drop constraint no_reads');
    expect(answers.map(({ status }) => status)).toEqual([500, 500]);
    expect((await does.open(manager, id)).status).toBe(200);
    expect(await reads()).toEqual([page(manager)]);
  });

  it('reaches the system log with the job and the reader, without a name', async () => {
    await does.open(manager, id);
    await app.idle();
    const [entry] = await app.rows<{ message: string; number: string }>(
      `select message, job_listing_number as number from system_log join fact on fact.id = fact_id
         join job on job.id = ? where name = 'ApplicationViewed' and payload ->> 'applicationId' = ?`,
      [jobId, id],
    );
    expect(entry?.message).toBe(`Application for job ${entry?.number} read, by account ${manager.id.slice(-8)}`);
  });
});
