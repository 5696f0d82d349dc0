import { beforeAll, describe, expect, it } from '@jest/globals';
import type { TestApp } from '#test/support/app.js';
import {
  type ApplicationOverrides,
  addDocument,
  applicationForm,
  CONTACT,
  createEmployer,
  createOpenJob,
  createSeeker,
  EDUCATION,
  type Employer,
  PDF,
  REFERENCES,
  type Seeker,
  saveDraft,
} from '#test/support/fixtures/applying.js';
import { dayFromToday } from '#test/support/fixtures/job-payload.js';
import { jsonForm } from '#test/support/json-form.js';
import { sharedApp } from '#test/support/shared-app.js';

let app: TestApp;
let boss: Employer;
let rachel: Seeker;
beforeAll(async () => {
  app = await sharedApp();
  boss = await createEmployer(app);
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

describe('a draft', () => {
  it('[W10.23, W10.30, W10.31] is created by POST and returned with all its fields', async () => {
    const contact = {
      ...CONTACT,
      state: 'NJ',
      additionalAddress: 'Unit 7',
      homePhone: '(717)555-0187',
      businessPhone: '(717)555-0188',
      businessExt: '38',
    };
    const path = `/api/users/${rachel.id}/contact-details`;
    expect((await app.patch(path, { as: rachel.token, body: contact })).status).toBe(200);
    const jobId = await createOpenJob(app, boss, { externalListingNumber: 'EXT-9' });
    const wish = {
      attachedFiles: [rachel.resumeId],
      data: { isBeenTerminated: 1, terminationReason: 'Moved' },
    } as ApplicationOverrides;
    const { status, body } = await saveDraft(app, rachel, jobId, wish);
    expect(status).toBe(201);
    expect(body).toEqual({
      version: 1,
      educationDetails: [expect.objectContaining(EDUCATION)],
      careerDetails: [],
      employmentQuestions: null,
      timeline: [],
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
      user: { ...contact, id: rachel.id, firstName: 'Robin', lastName: 'Miller', email: rachel.email },
      references: REFERENCES.map((one) => ({ ...one, organizationName: '', position: '' })),
      files: [expect.objectContaining({ id: rachel.resumeId, documentId: rachel.resumeId, documentType: 'RESU' })],
      attachedFiles: [rachel.resumeId],
      coverLetter: `coverLetters/${body.id}/letter.pdf`,
      coverLetterScan: null,
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
    expect(await eventsOf(body.id)).toEqual([{ name: 'ApplicationSaved', number: 1 }]);
  });

  it('checks limits and requires nothing', async () => {
    const jobId = await createOpenJob(app, boss);
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

  it('[W10.24] is changed by PATCH, which creates none', async () => {
    const jobId = await createOpenJob(app, boss);
    expect((await patch('save', jobId)).status).toBe(404);
    await saveDraft(app, rachel, jobId);
    const { status, body } = await patch('save', jobId, { data: { essay: 'Again' }, letter: null });
    expect([status, body.essay]).toEqual([200, 'Again']);
    expect(await rowsOf(jobId)).toEqual([{ type: 'draft' }]);
  });

  it('[W10.25] keeps its cover letter and documents until they are replaced or cleared', async () => {
    const jobId = await createOpenJob(app, boss);
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
  ])('[W10.19] [S7] refuses the cover letter %s with %j', async (letter, letterContent) => {
    const jobId = await createOpenJob(app, boss);
    const { status, body } = await saveDraft(app, rachel, jobId, { letter, letterContent });
    expect([status, fieldsOf({ body })]).toEqual([400, ['file']]);
    expect(await rowsOf(jobId)).toEqual([]);
  });

  it('(S9) gives its cover letter a plain name and sends it as an attachment', async () => {
    const jobId = await createOpenJob(app, boss);
    const { body } = await saveDraft(app, rachel, jobId, { letter: '../../étc/\u202epass;"wd.pdf' });
    expect(body.coverLetter.split('/')).toHaveLength(3);
    const letter = await app.get(`/api/applications/user/coverLetter/${body.id}`, { as: rachel.token });
    expect(letter.headers.get('content-disposition')).toMatch(/^attachment; filename="([^"\\]|\\")+"$/);
    expect(letter.headers.get('x-content-type-options')).toBe('nosniff');
    expect(letter.headers.get('cache-control')).toBe('no-store');
  });

  it('(S1) takes only documents of the own profile', async () => {
    const jobId = await createOpenJob(app, boss);
    const other = await createSeeker(app);
    const { status, body } = await saveDraft(app, rachel, jobId, { attachedFiles: [other.resumeId] });
    expect([status, fieldsOf({ body })]).toEqual([400, ['attachedFiles']]);
  });

  it('(S3) ignores fields that the applicant may not set', async () => {
    const jobId = await createOpenJob(app, boss);
    const sly = { type: 'submitted', isReleased: true, userId: boss.id, id: boss.id, submittedAt: '2026-01-01' };
    const { body } = await saveDraft(app, rachel, jobId, { data: sly });
    expect(body).toMatchObject({ type: 'draft', isReleased: false, submittedAt: null });
    expect(await app.rows('select user_id from application where job_id = ?', [jobId])).toEqual([
      { user_id: rachel.id },
    ]);
  });

  it('drops a selected document that left the profile since', async () => {
    const jobId = await createOpenJob(app, boss);
    const id = await addDocument(app, rachel, `extra-${jobId}.pdf`, { documentType: 'RESU' });
    await saveDraft(app, rachel, jobId, { attachedFiles: [rachel.resumeId, id] });
    const form = jsonForm({ fileData: [{ id, deleted: true }] });
    await app.patch(`/api/users/${rachel.id}/supporting-documents`, { as: rachel.token, form });
    expect((await read(jobId)).body.attachedFiles).toEqual([rachel.resumeId]);
    expect((await patch('save', jobId, { letter: null })).body.attachedFiles).toEqual([rachel.resumeId]);
  });

  it('is not begun for a job that takes no applications or that nobody knows of', async () => {
    const queued = await createOpenJob(app, boss, { startDate: dayFromToday(2) });
    const external = await createOpenJob(app, boss, { isExternalPost: true, externalUrl: 'https://jobs.example/1' });
    const unsubmitted = await createOpenJob(app, boss, { status: 'unsubmitted' });
    const unknown = '01939e3e-0000-7000-8000-000000000001';
    expect((await saveDraft(app, rachel, queued)).body.message).toBe('No longer accepting applications');
    expect((await saveDraft(app, rachel, external)).body.code).toBe('external_posting');
    const absent = await saveDraft(app, rachel, unknown);
    const hidden = await saveDraft(app, rachel, unsubmitted);
    expect([absent.status, hidden.status]).toEqual([404, 404]);
    expect(hidden.body).toEqual(absent.body);
  });

  it('takes no letter beyond 500 MB of files in all, and keeps the one that was there', async () => {
    const [first, second] = [await createOpenJob(app, boss), await createOpenJob(app, boss)];
    const me = await createSeeker(app);
    const { body } = await saveDraft(app, me, first);
    await app.rows('update application_file set size = ? where application_id = ? returning 1', [
      500 * 1024 ** 2,
      body.id,
    ]);
    const refused = await saveDraft(app, me, second);
    expect([refused.status, refused.body.fields?.[0]]).toEqual([
      400,
      expect.objectContaining({
        path: 'file',
        message: expect.stringMatching(/^The files of your applications may take 500 MB/),
      }),
    ]);
    // The letter that is replaced makes room for its successor.
    expect((await patch('save', first, {}, me)).status).toBe(200);
  });
});
