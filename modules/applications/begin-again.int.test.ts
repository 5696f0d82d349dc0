import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { TestApp } from '#test/support/app.js';
import { eventually } from '#test/support/eventually.js';
import {
  addDocument,
  applicationForm,
  createEmployer,
  createOpenJob,
  createSeeker,
  type Employer,
  type Seeker,
  saveDraft,
  submit,
} from '#test/support/fixtures/applying.js';
import { createSignedInUser } from '#test/support/fixtures/users.js';
import { sharedApp } from '#test/support/shared-app.js';

let app: TestApp;
let boss: Employer;
let me: Seeker;
let jobId: string;
beforeAll(async () => {
  app = await sharedApp();
  boss = await createEmployer(app);
  me = await createSeeker(app);
});
beforeEach(async () => {
  jobId = await createOpenJob(app, boss);
});

const withdraw = (id: string) => app.delete(`/api/applications/${id}`, { as: me.token });
const again = (id: string, as = me) => app.post(`/api/applications/${id}/again`, { as: as.token });
const list = async (status?: string) =>
  (await app.get(`/api/applications/list?limit=100${status ? `&status=${status}` : ''}`, { as: me.token })).body.items;
const ofJob = (items: { jobId: string }[]) => items.filter((item) => item.jobId === jobId);

async function withdrawn(): Promise<string> {
  const { body } = await submit(app, me, jobId);
  expect((await withdraw(body.id)).status).toBe(204);
  return body.id;
}

describe('a withdrawn application (T25)', () => {
  it('stands under its filter alone, with who withdrew it, and can be begun again', async () => {
    const id = await withdrawn();
    expect(ofJob(await list())).toEqual([]);
    expect(ofJob(await list('submitted'))).toEqual([]);
    expect(ofJob(await list('withdrawn'))).toMatchObject([
      {
        id,
        type: 'withdrawn',
        status: 'withdrawn',
        canEdit: false,
        canBeginAgain: true,
        withdrawnBy: 'applicant',
        withdrawnAt: expect.any(String),
      },
    ]);
  });

  it('that an administrator removed says so', async () => {
    const admin = await createSignedInUser(app, { privileges: [3] });
    const { body } = await submit(app, me, jobId);
    await app.delete(`/api/applications/admin/${body.id}`, { as: admin.token });
    expect(ofJob(await list('withdrawn'))).toMatchObject([{ withdrawnBy: 'administrator' }]);
  });

  it('becomes a draft with its answers, its documents and its letter; nothing is sent', async () => {
    const certificate = await addDocument(app, me, `${jobId}.pdf`, {
      documentType: 'CRED',
      additionalType: 'Act 34 Pennsylvania State Police Criminal Record Check',
    });
    const form = applicationForm({
      data: { jobId, isBeenTerminated: 1, terminationReason: 'It closed.' },
      attachedFiles: [me.resumeId, certificate],
      letter: 'my letter.pdf',
    });
    const sent = (await app.post('/api/applications/submit', { as: me.token, form })).body;
    await withdraw(sent.id);
    const removal = new FormData();
    removal.set('fileData', JSON.stringify([{ id: certificate, deleted: true }]));
    await app.patch(`/api/users/${me.id}/supporting-documents`, { as: me.token, form: removal });

    const { status, body } = await again(sent.id);
    expect([status, body.type, body.isReleased, body.submittedAt]).toEqual([201, 'draft', false, null]);
    expect(body).toMatchObject({
      jobId,
      currentSalary: sent.currentSalary,
      expectedSalary: sent.expectedSalary,
      expectedBenefits: sent.expectedBenefits,
      essay: sent.essay,
      isBeenTerminated: 1,
      terminationReason: 'It closed.',
      attachedFiles: [me.resumeId],
      coverLetter: `coverLetters/${body.id}/my letter.pdf`,
    });
    expect(ofJob(await list('withdrawn'))).toMatchObject([{ canBeginAgain: false }]);

    // The letter is one stored file of two applications, and goes with the last of them only.
    await withdraw(body.id);
    await app.idle();
    const next = (await again(sent.id)).body;
    const letter = await app.get(`/api/applications/user/coverLetter/${next.id}`, { as: me.token });
    expect(letter.status).toBe(200);
    const complete = applicationForm({ attachedFiles: [me.resumeId], letter: null });
    expect((await app.patch(`/api/applications/submit/${jobId}`, { as: me.token, form: complete })).status).toBe(200);
  });

  it('cannot be begun again beside a draft or a submission, for a closed job, or by somebody else', async () => {
    const id = await withdrawn();
    expect((await again(id, await createSeeker(app))).status).toBe(404);
    await saveDraft(app, me, jobId);
    expect(await again(id)).toMatchObject({ status: 409, body: { code: 'draft_exists' } });
    const sent = (await submit(app, me, jobId)).body;
    expect(await again(id)).toMatchObject({ status: 409, body: { code: 'already_submitted' } });
    expect((await again(sent.id)).status).toBe(404);
    await withdraw(sent.id);
    await app.patch(`/api/jobs/${jobId}/status`, { as: boss.token, body: { status: 'filled' } });
    await eventually(async () =>
      expect(ofJob(await list('withdrawn'))).toMatchObject([{ canBeginAgain: false }, { canBeginAgain: false }]),
    );
    expect(await again(id)).toMatchObject({ status: 409, body: { code: 'not_accepting' } });
  });

  it('pressed twice at once gives one draft', async () => {
    const id = await withdrawn();
    const replies = await Promise.all([again(id), again(id)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(ofJob(await list())).toHaveLength(1);
  });
});

describe('two tabs on one draft', () => {
  const save = (version: number | undefined, essay: string, exists: boolean) => {
    const form = applicationForm({ data: { jobId, version, essay }, letter: null });
    return exists
      ? app.patch(`/api/applications/save/${jobId}`, { as: me.token, form })
      : app.post('/api/applications/save', { as: me.token, form });
  };
  const stale = { status: 409, body: { code: 'stale' } };

  it('the older one is told, also by its first save, and nothing is lost', async () => {
    const first = await save(0, 'one', false);
    expect(first.body.version).toBe(1);
    expect(await save(0, 'other', false)).toMatchObject(stale);
    const second = await save(1, 'two', true);
    expect(second.body).toMatchObject({ version: 2, essay: 'two' });
    expect(await save(1, 'old', true)).toMatchObject(stale);
    const form = applicationForm({ data: { version: 1 }, attachedFiles: [me.resumeId] });
    expect(await app.patch(`/api/applications/submit/${jobId}`, { as: me.token, form })).toMatchObject(stale);
    expect((await app.get(`/api/applications/${jobId}`, { as: me.token })).body).toMatchObject({
      type: 'draft',
      essay: 'two',
    });
  });

  it('a draft that was deleted and begun again is another one, whatever its version', async () => {
    const first = (await save(0, 'one', false)).body;
    await app.delete(`/api/applications/${first.id}`, { as: me.token });
    const late = applicationForm({ data: { version: 1, draftId: first.id, essay: 'old' }, letter: null });
    const patch = () => app.patch(`/api/applications/save/${jobId}`, { as: me.token, form: late });
    expect(await patch()).toMatchObject(stale);
    const second = (await save(0, 'new', false)).body;
    expect([second.version, second.id === first.id]).toEqual([1, false]);
    expect(await patch()).toMatchObject(stale);
    expect((await app.get(`/api/applications/${jobId}`, { as: me.token })).body.essay).toBe('new');
  });

  it('a save without a version replaces any', async () => {
    await save(0, 'one', false);
    expect((await save(undefined, 'two', true)).status).toBe(200);
  });

  it('that save at once: one wins, the other gets 409', async () => {
    await save(0, 'one', false);
    const replies = await Promise.all([save(1, 'two', true), save(1, 'three', true)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('a version that is none is refused', async () => {
    expect(await save('x' as never, 'one', false)).toMatchObject({ status: 400, body: { code: 'validation' } });
  });
});
