import { beforeAll, describe, expect, it } from '@jest/globals';
import type { TestApp } from '#test/support/app.js';
import {
  type ApplicationOverrides,
  applicationForm,
  createEmployer,
  createOpenJob,
  createSeeker,
  type Employer,
  REFERENCES,
  type Seeker,
  saveDraft,
  submit,
} from '#test/support/fixtures/applying.js';
import { dayFromToday } from '#test/support/fixtures/job-payload.js';
import { createSignedInUser } from '#test/support/fixtures/users.js';
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

const patch = (way: 'save' | 'submit', jobId: string, wish: ApplicationOverrides = {}, as: Seeker = rachel) =>
  app.patch(`/api/applications/${way}/${jobId}`, { as: as.token, form: applicationForm(wish) });
const read = async (id: string, as: Seeker = rachel) => app.get(`/api/applications/${id}`, { as: as.token });
const rowsOf = (jobId: string) => app.rows<{ type: string }>('select type from application where job_id = ?', [jobId]);
const eventsOf = (id: string) =>
  app.rows<{ name: string; number: number }>('select name, number from fact where aggregate_id = ? order by number', [
    id,
  ]);
const fieldsOf = (reply: { body: { fields?: { path: string }[] } }) => reply.body.fields?.map(({ path }) => path);

describe('submitting', () => {
  it('[W10.24, W10.27] makes a draft a submitted application, once', async () => {
    const jobId = await createOpenJob(app, boss);
    const draft = (await saveDraft(app, rachel, jobId, { attachedFiles: [rachel.resumeId] })).body;
    const { status, body } = await patch('submit', jobId, { letter: null });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: draft.id, type: 'submitted', coverLetter: draft.coverLetter });
    expect(body.files).toEqual([expect.objectContaining({ documentId: rachel.resumeId, fileName: 'resume.pdf' })]);
    expect(await eventsOf(draft.id)).toEqual([
      { name: 'ApplicationSaved', number: 1 },
      { name: 'ApplicationSubmitted', number: 2 },
    ]);
  });

  it('[W10.23, W10.32] works without a draft; then neither save nor submit goes on', async () => {
    const jobId = await createOpenJob(app, boss);
    const { status, body } = await submit(app, rachel, jobId);
    expect([status, body.type]).toEqual([201, 'submitted']);
    const tries = [
      await submit(app, rachel, jobId),
      await saveDraft(app, rachel, jobId, { data: { essay: 'changed' } }),
      await patch('save', jobId),
      await patch('submit', jobId),
    ];
    for (const { status, body } of tries) expect([status, body.code]).toEqual([409, 'already_submitted']);
    expect((await read(jobId)).body).toEqual(body);
    expect(await rowsOf(jobId)).toEqual([{ type: 'submitted' }]);
  });

  it('[W10.12, W10.16, W10.17] requires the expected salary and reasons', async () => {
    const jobId = await createOpenJob(app, boss);
    const data = { currentSalary: '', expectedSalary: '', isBeenTerminated: 1, isContractTerminated: 1 } as const;
    const { status, body } = await submit(app, rachel, jobId, { data });
    expect(status).toBe(400);
    expect(body.fields.map(({ message }: { message: string }) => message)).toEqual([
      'Expected Salary is required',
      'Termination Reason is required',
      'Contract Not Renewed Reason is required',
    ]);
  });

  it('requires an answer to both questions about an end of work, which a draft may leave open', async () => {
    const jobId = await createOpenJob(app, boss);
    const data = { isBeenTerminated: null, isContractTerminated: null };
    const draft = await saveDraft(app, rachel, jobId, { data, attachedFiles: [rachel.resumeId] });
    expect(draft).toMatchObject({ status: 201, body: data });
    const { status, body } = await patch('submit', jobId, { data });
    expect([status, fieldsOf({ body })]).toEqual([400, ['isBeenTerminated', 'isContractTerminated']]);
    expect(await rowsOf(jobId)).toEqual([{ type: 'draft' }]);
    const submitted = await patch('submit', jobId);
    expect(submitted).toMatchObject({ status: 200, body: { isBeenTerminated: 0, isContractTerminated: 0 } });
  });

  it('[W10.8, W10.9] (S4) needs three references', async () => {
    const two = await createSeeker(app, REFERENCES.slice(1));
    const jobId = await createOpenJob(app, boss, { isProfileRequired: false });
    const { status, body } = await submit(app, two, jobId);
    expect([status, fieldsOf({ body })]).toEqual([422, ['references']]);
    expect(body.message).toBe(
      'A minimum of three (3) references is required. Please add your references to your profile and then return to this application.',
    );
    expect(await rowsOf(jobId)).toEqual([]);
  });

  it('[W10.10] (S4) needs a resume among the chosen documents and a cover letter', async () => {
    const jobId = await createOpenJob(app, boss);
    const message = 'A cover letter and resume must be included to submit this application.';
    const noResume = await submit(app, rachel, jobId, { attachedFiles: [] });
    expect([noResume.status, noResume.body.message, fieldsOf(noResume)]).toEqual([422, message, ['attachedFiles']]);
    const noLetter = await submit(app, rachel, jobId, { letter: null });
    expect([noLetter.status, noLetter.body.message, fieldsOf(noLetter)]).toEqual([422, message, ['file']]);
    await saveDraft(app, rachel, jobId);
    const cleared = await patch('submit', jobId, {
      letter: null,
      clearCoverLetter: true,
      attachedFiles: [rachel.resumeId],
    });
    expect(fieldsOf(cleared)).toEqual(['file']);
    expect((await read(jobId)).body.coverLetter).not.toBeNull();
  });

  it('[W10.11] (S4) needs the disclaimer', async () => {
    const jobId = await createOpenJob(app, boss);
    const { status, body } = await submit(app, rachel, jobId, { data: { isDisclaimerAccepted: false } });
    expect([status, body.message]).toEqual([
      422,
      'You must agree to the disclaimer before submitting your application.',
    ]);
  });

  it('[W10.15, W10.18] needs the essay and the performance assessment where the job asks', async () => {
    const asks = {
      isEssayRequired: true,
      essayQuestion: 'Why?',
      isPerformanceAssessment: true,
      performanceAssessmentURL: 'https://assess.example',
    };
    const jobId = await createOpenJob(app, manager, asks);
    const bare = { essay: ' ', isPerformanceAssessment: false };
    const { status, body } = await submit(app, rachel, jobId, { data: bare });
    expect([status, fieldsOf({ body })]).toEqual([422, ['essay', 'isPerformanceAssessment']]);
    expect((await submit(app, rachel, jobId)).status).toBe(201);
  });

  it('[W5.16, W2.10] needs a complete profile where the job asks', async () => {
    const two = await createSeeker(app, REFERENCES.slice(1));
    const { status, body } = await submit(app, two, await createOpenJob(app, boss, { isProfileRequired: true }));
    expect([status, body.code]).toEqual([422, 'profile_incomplete']);
    expect(body.message).toBe('To apply for a position, please complete your profile.');
  });

  it('[W9.11, W10.27] (S4) is refused for a closed, filled, queued, expired and external job', async () => {
    const closed = await createOpenJob(app, boss);
    await app.patch(`/api/jobs/${closed}/status`, { as: boss.token, body: { status: 'closed' } });
    const filled = await createOpenJob(app, boss);
    await app.patch(`/api/jobs/${filled}/status`, { as: boss.token, body: { status: 'filled' } });
    const queued = await createOpenJob(app, boss, { startDate: dayFromToday(3) });
    const expired = await createOpenJob(app, boss);
    await app.rows("update job set end_date = clock_timestamp() - interval '1 second' where id = ? returning 1", [
      expired,
    ]);
    for (const jobId of [closed, filled, queued, expired]) {
      const { status, body } = await submit(app, rachel, jobId);
      expect([status, body.message]).toEqual([409, 'No longer accepting applications']);
      expect(await rowsOf(jobId)).toEqual([]);
    }
    const external = await createOpenJob(app, boss, { isExternalPost: true, externalUrl: 'https://jobs.example/1' });
    expect((await submit(app, rachel, external)).status).toBe(409);
  });

  it('[W10.27] is refused for a draft whose job was closed since, which stays as it was', async () => {
    const jobId = await createOpenJob(app, boss);
    const draft = (await saveDraft(app, rachel, jobId)).body;
    await app.patch(`/api/jobs/${jobId}/status`, { as: boss.token, body: { status: 'closed' } });
    const reply = await patch('submit', jobId, { attachedFiles: [rachel.resumeId] });
    expect([reply.status, reply.body.message]).toEqual([409, 'No longer accepting applications']);
    expect((await patch('save', jobId)).status).toBe(409);
    const after = (await read(jobId)).body;
    expect({ ...after, job: null }).toEqual({ ...draft, job: null });
  });

  it('[P12.4] is for everybody signed in who accepted the terms', async () => {
    const jobId = await createOpenJob(app, boss);
    const anonymous = await app.post('/api/applications/submit', { form: applicationForm({ data: { jobId } }) });
    expect(anonymous.status).toBe(401);
    const person = await createSeeker(app);
    await app.rows('update account set terms_accepted_at = null where id = ? returning 1', [person.id]);
    const refused = await submit(app, person, jobId);
    expect([refused.status, refused.body.code]).toEqual([403, 'terms_not_accepted']);
    expect(await rowsOf(jobId)).toEqual([]);
  });

  it.each([
    ['no applicationData', (form: FormData) => form.delete('applicationData'), 'applicationData'],
    ['broken JSON', (form: FormData) => form.set('applicationData', '{'), 'applicationData'],
    ['no job', (form: FormData) => form.set('applicationData', '{}'), 'jobId'],
    ['a job id that is none', (form: FormData) => form.set('applicationData', '{"jobId":"x"}'), 'jobId'],
    ['documents that are no list', (form: FormData) => form.set('attachedFiles', '{"a":1}'), ''],
    ['documents that are no ids', (form: FormData) => form.set('attachedFiles', '["x"]'), '0'],
  ])('(S22) says what is wrong with %s', async (_, spoil, path) => {
    const form = applicationForm({ data: { jobId: await createOpenJob(app, boss) }, attachedFiles: [rachel.resumeId] });
    spoil(form);
    const { status, body } = await app.post('/api/applications/submit', { as: rachel.token, form });
    expect([status, body.fields?.[0]?.path]).toEqual([400, path]);
  });
});
