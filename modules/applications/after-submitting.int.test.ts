import { beforeAll, describe, expect, it } from '@jest/globals';
import type { TestApp } from '#test/support/app.js';
import {
  addDocument,
  CONTACT,
  createEmployer,
  createOpenJob,
  createSeeker,
  type Employer,
  PDF,
  type Seeker,
  saveDraft,
  submit,
} from '#test/support/fixtures/applying.js';
import { createSignedInUser } from '#test/support/fixtures/users.js';
import { jsonForm } from '#test/support/json-form.js';
import { sharedApp } from '#test/support/shared-app.js';

let app: TestApp;
let boss: Employer;
let manager: Employer;
let rachel: Seeker;
beforeAll(async () => {
  app = await sharedApp();
  boss = await createEmployer(app);
  manager = { ...(await createSignedInUser(app, { privileges: [3] })), organization: boss.organization };
  rachel = await createSeeker(app);
});

const read = async (id: string, as: Seeker = rachel) => app.get(`/api/applications/${id}`, { as: as.token });
const rowsOf = (jobId: string) => app.rows<{ type: string }>('select type from application where job_id = ?', [jobId]);
const eventsOf = (id: string) =>
  app.rows<{ name: string; number: number }>('select name, number from fact where aggregate_id = ? order by number', [
    id,
  ]);

describe('a submitted application', () => {
  it('(I8) copies contact, references and documents: what happens to the profile later changes nothing', async () => {
    const person = await createSeeker(app);
    const certificate = await addDocument(app, person, 'act34.pdf', {
      documentType: 'CRED',
      additionalType: 'Act 34 Pennsylvania State Police Criminal Record Check',
    });
    const jobId = await createOpenJob(app, boss);
    const wish = { attachedFiles: [person.resumeId, certificate] };
    const { body } = await submit(app, person, jobId, wish);
    const base = `/api/users/${person.id}`;
    await app.patch(`${base}/contact-details`, { as: person.token, body: { ...CONTACT, city: 'Elsewhere' } });
    await app.patch(`${base}/references`, { as: person.token, body: { references: [] } });
    const form = jsonForm({ fileData: [person.resumeId, certificate].map((id) => ({ id, deleted: true })) });
    await app.patch(`${base}/supporting-documents`, { as: person.token, form });
    await app.idle();
    expect((await read(jobId, person)).body).toEqual(body);
    const file = await app.get(`/api/applications/user/files/${body.files[0].id}`, { as: person.token });
    expect(file.body).toBe(PDF);
  });

  it('(I8) is immutable: the database itself rejects changes', async () => {
    const jobId = await createOpenJob(app, boss);
    await submit(app, rachel, jobId);
    const change = app.rows("update application set essay = 'better' where job_id = ? returning 1", [jobId]);
    await expect(change).rejects.toThrow('a submitted application does not change');
  });
});

describe('taking an application back', () => {
  const remove = (id: string, as: Seeker = rachel) => app.delete(`/api/applications/${id}`, { as: as.token });

  it('[W10.29, W11.6] (T25) reads a draft, and deletes it with its cover letter, by its id or the job', async () => {
    for (const way of ['id', 'jobId'] as const) {
      const jobId = await createOpenJob(app, boss);
      const draft = (await saveDraft(app, rachel, jobId)).body;
      expect((await read(draft[way])).body).toMatchObject({ id: draft.id, jobId });
      expect((await remove(draft[way])).status).toBe(204);
      expect((await read(draft.id)).status).toBe(404);
      expect(await rowsOf(jobId)).toEqual([]);
      expect((await eventsOf(draft.id)).map(({ name }) => name)).toEqual(['ApplicationSaved', 'ApplicationDeleted']);
      await app.idle();
      expect(await app.rows('select 1 from application_file where application_id = ?', [draft.id])).toEqual([]);
      expect((await remove(draft.id)).status).toBe(404);
    }
  });

  it('[W10.32] (T25) withdraws a submitted one, which is kept out of sight, and makes room for another', async () => {
    const jobId = await createOpenJob(app, boss);
    const { body } = await submit(app, rachel, jobId);
    expect((await remove(body.id)).status).toBe(204);
    for (const id of [body.id, jobId]) expect((await read(id)).status).toBe(404);
    const applicants = await app.get(`/api/applications/admin/data?jobId=${jobId}`, { as: manager.token });
    expect(applicants.body).toEqual({ items: [], totalItemsCount: 0 });
    expect((await app.get(`/api/applications/review/${body.id}`, { as: manager.token })).status).toBe(404);
    expect((await remove(body.id)).status).toBe(404);
    const again = await submit(app, rachel, jobId);
    expect(again.status).toBe(201);
    expect((await rowsOf(jobId)).map(({ type }) => type).sort()).toEqual(['submitted', 'withdrawn']);
  });

  it('[P12.5] (S1) is for its owner alone, as is reading it', async () => {
    const jobId = await createOpenJob(app, boss);
    const { body } = await saveDraft(app, rachel, jobId);
    const other = await createSeeker(app);
    for (const as of [other, { ...manager, resumeId: '' }, { ...boss, resumeId: '' }]) {
      expect((await read(body.id, as)).status).toBe(404);
      expect((await remove(body.id, as)).status).toBe(404);
      const letter = await app.get(`/api/applications/user/coverLetter/${body.id}`, { as: as.token });
      expect(letter.status).toBe(404);
    }
    expect((await read(body.id)).status).toBe(200);
  });
});
