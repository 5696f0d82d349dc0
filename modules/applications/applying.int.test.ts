import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '../../test/support/app.js';
import {
  addDocument,
  applicationForm,
  CONTACT,
  type Employer,
  employer,
  newJob,
  PDF,
  REFERENCES,
  type Seeker,
  saveDraft,
  seeker,
  submit,
  type Wish,
} from '../../test/support/applying.js';
import { dayFromToday } from '../../test/support/job-payload.js';
import { somebody } from '../../test/support/people.js';

let app: TestApp;
let boss: Employer;
let manager: Employer;
let rachel: Seeker;
beforeAll(async () => {
  app = await startApp();
  boss = await employer(app);
  manager = { ...(await somebody(app, { privileges: [3] })), organization: boss.organization };
  rachel = await seeker(app);
});
afterAll(() => app?.close());

const patch = (way: 'save' | 'submit', jobId: string, wish: Wish = {}, as: Seeker = rachel) =>
  app.patch(`/api/applications/${way}/${jobId}`, { as: as.token, form: applicationForm(wish) });
const read = async (id: string, as: Seeker = rachel) => app.get(`/api/applications/${id}`, { as: as.token });
const rowsOf = (jobId: string) => app.rows<{ type: string }>('select type from application where job_id = ?', [jobId]);
const factsOf = (id: string) =>
  app.rows<{ name: string; number: number }>('select name, number from fact where aggregate_id = ? order by number', [
    id,
  ]);
const fieldsOf = (reply: { body: { fields?: { path: string }[] } }) => reply.body.fields?.map(({ path }) => path);

describe('a draft', () => {
  it('[W10.23, W10.26, W10.30, W10.31] is begun by POST and comes back with all that was written', async () => {
    const jobId = await newJob(app, boss, { externalListingNumber: 'EXT-9' });
    const wish = {
      attachedFiles: [rachel.resumeId],
      data: { isBeenTerminated: 1, terminationReason: 'Moved' },
    } as Wish;
    const { status, body } = await saveDraft(app, rachel, jobId, wish);
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(String),
      type: 'draft',
      jobId,
      job: expect.objectContaining({
        id: jobId,
        title: 'Fourth grade teacher',
        listingNumber: 'EXT-9',
        organization: expect.objectContaining({ accountNumber: boss.organization }),
        city: 'Harrisburg',
        status: 'open',
        isExternalPost: false,
        isDeleted: false,
      }),
      user: expect.objectContaining({ ...CONTACT, id: rachel.id, firstName: 'Robin', email: rachel.email }),
      references: REFERENCES.map((one) => ({ ...one, organizationName: '', position: '' })),
      files: [expect.objectContaining({ id: rachel.resumeId, documentId: rachel.resumeId, documentType: 'RESU' })],
      attachedFiles: [rachel.resumeId],
      coverLetter: `coverLetters/${body.id}/letter.pdf`,
      isReleased: false,
      submittedAt: null,
      updatedAt: expect.any(String),
      currentSalary: '61000.00',
      expectedSalary: '65000.50',
      expectedBenefits: 'Health insurance',
      essay: 'I would listen first.',
      isBeenTerminated: 1,
      terminationReason: 'Moved',
      isContractTerminated: 0,
      contractTerminationReason: '',
      isPerformanceAssessment: true,
    });
    expect((await read(body.id)).body).toEqual(body);
    expect((await read(jobId)).body).toEqual(body);
    expect(await factsOf(body.id)).toEqual([{ name: 'ApplicationSaved', number: 1 }]);
  });

  it('[W10.4] checks limits and requires nothing', async () => {
    const jobId = await newJob(app, boss);
    const empty = await saveDraft(app, rachel, jobId, {
      letter: null,
      data: { currentSalary: '', expectedSalary: '' },
    });
    expect(empty.status).toBe(201);
    const long = { essay: 'x'.repeat(8001), expectedBenefits: 'x'.repeat(101), currentSalary: '-1' };
    const { status, body } = await patch('save', jobId, { data: long });
    expect(status).toBe(400);
    expect(fieldsOf({ body })?.sort()).toEqual(['currentSalary', 'essay', 'expectedBenefits']);
  });

  it('[W10.24] is changed by PATCH, which begins none', async () => {
    const jobId = await newJob(app, boss);
    expect((await patch('save', jobId)).status).toBe(404);
    await saveDraft(app, rachel, jobId);
    const { status, body } = await patch('save', jobId, { data: { essay: 'Again' }, letter: null });
    expect([status, body.essay]).toEqual([200, 'Again']);
    expect(await rowsOf(jobId)).toEqual([{ type: 'draft' }]);
  });

  it('[W10.25] keeps its cover letter and documents until they are replaced or cleared', async () => {
    const jobId = await newJob(app, boss);
    const { body } = await saveDraft(app, rachel, jobId, { attachedFiles: [rachel.resumeId] });
    const kept = (await patch('save', jobId, { letter: null })).body;
    expect([kept.coverLetter, kept.attachedFiles]).toEqual([body.coverLetter, [rachel.resumeId]]);
    const replaced = (await patch('save', jobId, { letter: 'other.txt', letterContent: 'Dear all' })).body;
    expect(replaced.coverLetter).toBe(`coverLetters/${body.id}/other.txt`);
    const letter = await app.get(`/api/applications/user/coverLetter/${body.id}`, { as: rachel.token });
    expect(letter.body).toBe('Dear all');
    const cleared = (await patch('save', jobId, { letter: null, clearCoverLetter: true, attachedFiles: [] })).body;
    expect([cleared.coverLetter, cleared.attachedFiles]).toEqual([null, []]);
    expect((await app.get(`/api/applications/user/coverLetter/${body.id}`, { as: rachel.token })).status).toBe(404);
    await app.idle();
    expect(await app.rows('select 1 from application_file where application_id = ?', [body.id])).toEqual([]);
  });

  it.each([
    ['letter.docx', PDF],
    ['letter.doc', PDF],
    ['letter.pdf', 'not a pdf'],
    ['letter.txt', '<html><script>alert(1)</script></html>'],
    ['letter.pdf.exe', PDF],
    ['letter.txt', ''],
  ])('[W10.19, S7] refuses the cover letter %s with %j', async (letter, letterContent) => {
    const jobId = await newJob(app, boss);
    const { status, body } = await saveDraft(app, rachel, jobId, { letter, letterContent });
    expect([status, fieldsOf({ body })]).toEqual([400, ['file']]);
    expect(await rowsOf(jobId)).toEqual([]);
  });

  it('[S9] gives its cover letter a plain name and sends it as an attachment', async () => {
    const jobId = await newJob(app, boss);
    const { body } = await saveDraft(app, rachel, jobId, { letter: '../../étc/\u202epass;"wd.pdf' });
    expect(body.coverLetter.split('/')).toHaveLength(3);
    const letter = await app.get(`/api/applications/user/coverLetter/${body.id}`, { as: rachel.token });
    expect(letter.headers.get('content-disposition')).toMatch(
      /^attachment; filename="[^"\\]+"; filename\*=UTF-8''\S+$/,
    );
    expect(letter.headers.get('x-content-type-options')).toBe('nosniff');
    expect(letter.headers.get('cache-control')).toBe('no-store');
  });

  it('[S1] takes only documents of the own profile', async () => {
    const jobId = await newJob(app, boss);
    const other = await seeker(app);
    const { status, body } = await saveDraft(app, rachel, jobId, { attachedFiles: [other.resumeId] });
    expect([status, fieldsOf({ body })]).toEqual([400, ['attachedFiles']]);
  });

  it('[S3] ignores what is not for the applicant to say', async () => {
    const jobId = await newJob(app, boss);
    const sly = { type: 'submitted', isReleased: true, userId: boss.id, id: boss.id, submittedAt: '2026-01-01' };
    const { body } = await saveDraft(app, rachel, jobId, { data: sly });
    expect(body).toMatchObject({ type: 'draft', isReleased: false, submittedAt: null });
    expect(await app.rows('select user_id from application where job_id = ?', [jobId])).toEqual([
      { user_id: rachel.id },
    ]);
  });

  it('forgets a chosen document that left the profile since', async () => {
    const jobId = await newJob(app, boss);
    const id = await addDocument(app, rachel, `extra-${jobId}.pdf`, { documentType: 'RESU' });
    await saveDraft(app, rachel, jobId, { attachedFiles: [rachel.resumeId, id] });
    const form = new FormData();
    form.set('fileData', JSON.stringify([{ id, deleted: true }]));
    await app.patch(`/api/users/${rachel.id}/supporting-documents`, { as: rachel.token, form });
    expect((await read(jobId)).body.attachedFiles).toEqual([rachel.resumeId]);
    expect((await patch('save', jobId, { letter: null })).body.attachedFiles).toEqual([rachel.resumeId]);
  });

  it('is not begun for a job that takes no applications or that nobody knows of', async () => {
    const queued = await newJob(app, boss, { startDate: dayFromToday(2) });
    const external = await newJob(app, boss, { isExternalPost: true, externalUrl: 'https://jobs.example/1' });
    const unsubmitted = await newJob(app, boss, { status: 'unsubmitted' });
    const unknown = '01939e3e-0000-7000-8000-000000000001';
    expect((await saveDraft(app, rachel, queued)).body.message).toBe('No longer accepting applications');
    expect((await saveDraft(app, rachel, external)).body.code).toBe('external_posting');
    const absent = await saveDraft(app, rachel, unknown);
    const hidden = await saveDraft(app, rachel, unsubmitted);
    expect([absent.status, hidden.status]).toEqual([404, 404]);
    expect(hidden.body).toEqual(absent.body);
  });
});

describe('submitting', () => {
  it('[W10.24, W10.27] makes a draft a submitted application, once', async () => {
    const jobId = await newJob(app, boss);
    const draft = (await saveDraft(app, rachel, jobId, { attachedFiles: [rachel.resumeId] })).body;
    const { status, body } = await patch('submit', jobId, { letter: null });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: draft.id, type: 'submitted', coverLetter: draft.coverLetter });
    expect(body.files).toEqual([expect.objectContaining({ documentId: rachel.resumeId, fileName: 'resume.pdf' })]);
    expect(await factsOf(draft.id)).toEqual([
      { name: 'ApplicationSaved', number: 1 },
      { name: 'ApplicationSubmitted', number: 2 },
    ]);
  });

  it('[W10.23, W10.32] works without a draft; then neither save nor submit goes on', async () => {
    const jobId = await newJob(app, boss);
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

  it('[W10.12, W10.16, W10.17] requires salaries and reasons', async () => {
    const jobId = await newJob(app, boss);
    const data = { currentSalary: '', expectedSalary: '', isBeenTerminated: 1, isContractTerminated: 1 } as const;
    const { status, body } = await submit(app, rachel, jobId, { data });
    expect(status).toBe(400);
    expect(body.fields.map(({ message }: { message: string }) => message)).toEqual([
      'Current Salary is required',
      'Expected Salary is required',
      'Termination Reason is required',
      'Contract Not Renewed Reason is required',
    ]);
  });

  it('[W10.8, W10.9, S4] needs three references', async () => {
    const two = await seeker(app, REFERENCES.slice(1));
    const jobId = await newJob(app, boss, { isProfileRequired: false });
    const { status, body } = await submit(app, two, jobId);
    expect([status, fieldsOf({ body })]).toEqual([422, ['references']]);
    expect(body.message).toBe(
      'A minimum of three (3) references is required. Please add your references to your profile and then return to this application.',
    );
    expect(await rowsOf(jobId)).toEqual([]);
  });

  it('[W10.10, S4] needs a resume among the chosen documents and a cover letter', async () => {
    const jobId = await newJob(app, boss);
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

  it('[W10.11, S4] needs the disclaimer', async () => {
    const jobId = await newJob(app, boss);
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
    const jobId = await newJob(app, manager, asks);
    const bare = { essay: ' ', isPerformanceAssessment: false };
    const { status, body } = await submit(app, rachel, jobId, { data: bare });
    expect([status, fieldsOf({ body })]).toEqual([422, ['essay', 'isPerformanceAssessment']]);
    expect((await submit(app, rachel, jobId)).status).toBe(201);
  });

  it('[W5.16, W2.10] needs a complete profile where the job asks', async () => {
    const two = await seeker(app, REFERENCES.slice(1));
    const { status, body } = await submit(app, two, await newJob(app, boss, { isProfileRequired: true }));
    expect([status, body.code]).toEqual([422, 'profile_incomplete']);
    expect(body.message).toBe('To apply for a position, please complete your profile.');
  });

  it('[W9.11, W10.27, S4] is refused for a closed, filled, queued, expired and external job', async () => {
    const closed = await newJob(app, boss);
    await app.patch(`/api/jobs/${closed}/status`, { as: boss.token, body: { status: 'closed' } });
    const filled = await newJob(app, boss);
    await app.patch(`/api/jobs/${filled}/status`, { as: boss.token, body: { status: 'filled' } });
    const queued = await newJob(app, boss, { startDate: dayFromToday(3) });
    const expired = await newJob(app, boss);
    await app.rows("update job set end_date = clock_timestamp() - interval '1 second' where id = ? returning 1", [
      expired,
    ]);
    for (const jobId of [closed, filled, queued, expired]) {
      const { status, body } = await submit(app, rachel, jobId);
      expect([status, body.message]).toEqual([409, 'No longer accepting applications']);
      expect(await rowsOf(jobId)).toEqual([]);
    }
    const external = await newJob(app, boss, { isExternalPost: true, externalUrl: 'https://jobs.example/1' });
    expect((await submit(app, rachel, external)).status).toBe(409);
  });

  it('[W10.27] is refused for a draft whose job was closed since, which stays as it was', async () => {
    const jobId = await newJob(app, boss);
    const draft = (await saveDraft(app, rachel, jobId)).body;
    await app.patch(`/api/jobs/${jobId}/status`, { as: boss.token, body: { status: 'closed' } });
    const reply = await patch('submit', jobId, { attachedFiles: [rachel.resumeId] });
    expect([reply.status, reply.body.message]).toEqual([409, 'No longer accepting applications']);
    expect((await patch('save', jobId)).status).toBe(409);
    const after = (await read(jobId)).body;
    expect({ ...after, job: null }).toEqual({ ...draft, job: null });
  });

  it('[P12.4, P12.3] is for everybody signed in who accepted the terms', async () => {
    const jobId = await newJob(app, boss);
    const anonymous = await app.post('/api/applications/submit', { form: applicationForm({ data: { jobId } }) });
    expect(anonymous.status).toBe(401);
    const person = await seeker(app);
    await app.rows('update account set terms_accepted_at = null where id = ? returning 1', [person.id]);
    const refused = await submit(app, person, jobId);
    expect([refused.status, refused.body.code]).toEqual([403, 'terms_not_accepted']);
    expect(await rowsOf(jobId)).toEqual([]);
  });

  it('[I8] copies contact, references and documents: what happens to the profile later changes nothing', async () => {
    const person = await seeker(app);
    const certificate = await addDocument(app, person, 'act34.pdf', { documentType: 'CRED', additionalType: 'Act 34' });
    const jobId = await newJob(app, boss);
    const wish = { attachedFiles: [person.resumeId, certificate] };
    const { body } = await submit(app, person, jobId, wish);
    const base = `/api/users/${person.id}`;
    await app.patch(`${base}/contact-details`, { as: person.token, body: { ...CONTACT, city: 'Elsewhere' } });
    await app.patch(`${base}/references`, { as: person.token, body: { references: [] } });
    const form = new FormData();
    form.set('fileData', JSON.stringify([person.resumeId, certificate].map((id) => ({ id, deleted: true }))));
    await app.patch(`${base}/supporting-documents`, { as: person.token, form });
    await app.idle();
    expect((await read(jobId, person)).body).toEqual(body);
    const file = await app.get(`/api/applications/user/files/${body.files[0].id}`, { as: person.token });
    expect(file.body).toBe(PDF);
  });

  it('[I8] stands whoever writes: the database itself refuses', async () => {
    const jobId = await newJob(app, boss);
    await submit(app, rachel, jobId);
    const change = app.rows("update application set essay = 'better' where job_id = ? returning 1", [jobId]);
    await expect(change).rejects.toThrow('a submitted application does not change');
  });

  it.each([
    ['no applicationData', (form: FormData) => form.delete('applicationData'), 'applicationData'],
    ['broken JSON', (form: FormData) => form.set('applicationData', '{'), 'applicationData'],
    ['no job', (form: FormData) => form.set('applicationData', '{}'), 'jobId'],
    ['a job id that is none', (form: FormData) => form.set('applicationData', '{"jobId":"x"}'), 'jobId'],
    ['documents that are no list', (form: FormData) => form.set('attachedFiles', '{"a":1}'), ''],
    ['documents that are no ids', (form: FormData) => form.set('attachedFiles', '["x"]'), '0'],
  ])('[S22] says what is wrong with %s', async (_, spoil, path) => {
    const form = applicationForm({ data: { jobId: await newJob(app, boss) }, attachedFiles: [rachel.resumeId] });
    spoil(form);
    const { status, body } = await app.post('/api/applications/submit', { as: rachel.token, form });
    expect([status, body.fields?.[0]?.path]).toEqual([400, path]);
  });
});

describe('taking an application back', () => {
  const remove = (id: string, as: Seeker = rachel) => app.delete(`/api/applications/${id}`, { as: as.token });

  it('[W10.29, W11.6, T25] deletes a draft with its cover letter, by its id or the job', async () => {
    for (const way of ['id', 'jobId'] as const) {
      const jobId = await newJob(app, boss);
      const draft = (await saveDraft(app, rachel, jobId)).body;
      expect((await remove(draft[way])).status).toBe(204);
      expect((await read(draft.id)).status).toBe(404);
      expect(await rowsOf(jobId)).toEqual([]);
      expect((await factsOf(draft.id)).map(({ name }) => name)).toEqual(['ApplicationSaved', 'ApplicationDeleted']);
      await app.idle();
      expect(await app.rows('select 1 from application_file where application_id = ?', [draft.id])).toEqual([]);
      expect((await remove(draft.id)).status).toBe(404);
    }
  });

  it('[W10.32, T25] withdraws a submitted one, which is kept out of sight, and makes room for another', async () => {
    const jobId = await newJob(app, boss);
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

  it('[S1, P12.5] is for its owner alone, as is reading it', async () => {
    const jobId = await newJob(app, boss);
    const { body } = await saveDraft(app, rachel, jobId);
    const other = await seeker(app);
    for (const as of [other, { ...manager, resumeId: '' }, { ...boss, resumeId: '' }]) {
      expect((await read(body.id, as)).status).toBe(404);
      expect((await remove(body.id, as)).status).toBe(404);
      const letter = await app.get(`/api/applications/user/coverLetter/${body.id}`, { as: as.token });
      expect(letter.status).toBe(404);
    }
    expect((await read(body.id)).status).toBe(200);
  });
});
