import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { TestApp } from '#test/support/app.js';
import { EICAR } from '#test/support/eicar.js';
import { eventually } from '#test/support/eventually.js';
import { type Employer, type Seeker, saveDraft, submit } from '#test/support/fixtures/applying.js';
import { downloadExport, makeExport } from '#test/support/fixtures/data-export.js';
import {
  describeWithClamd,
  documentsOf,
  openDocument,
  postJobWithFile,
  sendResumes,
  startScannedInstallation,
  storedContents,
} from '#test/support/fixtures/scanned-files.js';
import { createSignedInUser } from '#test/support/fixtures/users.js';
import { readZip } from '#test/support/read-zip.js';
import { type RunningClamd, startClamd } from '#test/support/services/clamd.js';

const SCANNING = 'This file is still being checked for viruses. Try again in a moment.';

describeWithClamd('files while the scanner is away', () => {
  let clamd: RunningClamd;
  let app: TestApp;
  let employer: Employer;
  let seeker: Seeker;
  let jobId: string;
  beforeAll(async () => {
    ({ clamd, app, employer, seeker, jobId } = await startScannedInstallation());
    await clamd.stop();
  });
  afterAll(async () => {
    await app?.close();
    await clamd?.stop();
  });

  let attachmentId: string;
  const ownApplication = async () => (await app.get(`/api/applications/${jobId}`, { as: seeker.token })).body;
  const attachment = async () => {
    const [file] = await app.rows<{ job_id: string }>('select job_id from job_file where id = ?', [attachmentId]);
    return (await app.get(`/api/jobs/${file?.job_id}`, { as: employer.token })).body.files[0];
  };

  it('[S10] are accepted, and nobody can open them', async () => {
    expect(await sendResumes(app, seeker, { 'late.txt': 'late', 'evil.txt': EICAR })).toMatchObject({ status: 201 });
    const documents = await documentsOf(app, seeker);
    expect(documents).toMatchObject({
      'resume.pdf': { scan: 'clean' },
      'late.txt': { scan: 'scanning' },
      'evil.txt': { scan: 'scanning' },
    });
    for (const name of ['late.txt', 'evil.txt']) {
      const reply = await openDocument(app, seeker, documents[name]?.id);
      expect(reply).toMatchObject({ status: 409, body: { code: 'file_scanning', message: SCANNING } });
    }
    expect(await openDocument(app, seeker, seeker.resumeId)).toMatchObject({ status: 200 });

    const posted = await postJobWithFile(app, employer, 'plan.txt', 'a plan');
    expect(posted.status).toBe(201);
    const [file] = await app.rows<{ id: string }>('select id from job_file where job_id = ?', [posted.body.id]);
    attachmentId = `${file?.id}`;
    expect(await attachment()).toMatchObject({ fileName: 'plan.txt', scan: 'scanning' });
    expect(await app.get(`/api/jobs/files/${attachmentId}`)).toMatchObject({ status: 409 });
  });

  it('[S10] are not submitted', async () => {
    expect(await saveDraft(app, seeker, jobId, { letter: 'letter.txt' })).toMatchObject({
      status: 201,
      body: { coverLetter: expect.stringContaining('letter.txt'), coverLetterScan: 'scanning' },
    });
    const { 'late.txt': late } = await documentsOf(app, seeker);
    const reply = await submit(app, seeker, jobId, { letter: null, attachedFiles: [seeker.resumeId, late?.id] });
    const message = (name: string) => `"${name}" is still being checked for viruses. Submit again in a moment.`;
    expect(reply).toMatchObject({
      status: 422,
      body: {
        fields: [
          { path: 'attachedFiles', code: 'scanning', message: message('late.txt') },
          { path: 'file', code: 'scanning', message: message('letter.txt') },
        ],
      },
    });
    expect(await submit(app, seeker, jobId, { letter: 'new.txt' })).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'file', message: message('new.txt') }] },
    });
    expect(await ownApplication()).toMatchObject({ type: 'draft' });
  });

  it('are not in a download of what is kept, which is not scanned itself', async () => {
    await makeExport(app, seeker);
    const files = await readZip((await downloadExport(app, seeker)).archive);
    const documents = [...files.keys()].filter((path) => path.startsWith('documents/'));
    expect(documents).toEqual(['documents/resume.pdf']);
    for (const name of ['late.txt', 'evil.txt'])
      expect(files.get('README.txt')?.toString()).toContain(`documents/${name}\r\n`);
  });

  it('readiness tells, and the instance still serves', async () => {
    await eventually(async () =>
      expect(await app.get('/api/health/ready')).toMatchObject({
        status: 200,
        body: { status: 'ok', engines: { files: 'ok', scan: 'unavailable' } },
      }),
    );
  });

  it('[S10] get their verdict by themselves once it is back', async () => {
    clamd = await startClamd(clamd.port);
    await eventually(async () =>
      expect(await documentsOf(app, seeker)).toMatchObject({
        'late.txt': { scan: 'clean' },
        'evil.txt': { scan: 'refused' },
      }),
    );
    const { 'late.txt': late, 'evil.txt': evil } = await documentsOf(app, seeker);
    expect(await openDocument(app, seeker, late?.id)).toMatchObject({ status: 200 });
    expect(await openDocument(app, seeker, evil?.id)).toMatchObject({ status: 410, body: { code: 'file_refused' } });
    await eventually(async () => expect(await storedContents(app)).not.toContain(EICAR));
    await eventually(async () => {
      expect(await attachment()).toMatchObject({ scan: 'clean' });
      expect(await ownApplication()).toMatchObject({ coverLetterScan: 'clean' });
    });
    expect(await app.get(`/api/jobs/files/${attachmentId}`)).toMatchObject({ status: 200 });
  });

  it('[S10] and only clean ones are submitted then', async () => {
    const { 'late.txt': late, 'evil.txt': evil } = await documentsOf(app, seeker);
    const choose = (...ids: unknown[]) => ({ letter: null, attachedFiles: [seeker.resumeId, ...ids] });
    expect(await submit(app, seeker, jobId, choose(evil?.id))).toMatchObject({
      status: 422,
      body: {
        fields: [
          {
            path: 'attachedFiles',
            code: 'refused',
            message: '"evil.txt" was refused because a virus was found. Choose another document.',
          },
        ],
      },
    });
    const { status, body } = await submit(app, seeker, jobId, choose(late?.id));
    expect(status).toBe(201);
    expect(body).toMatchObject({ coverLetterScan: 'clean', files: [{ scan: 'clean' }, { scan: 'clean' }] });
    const admin = await createSignedInUser(app, { privileges: [3] });
    const change = { as: admin.token, body: { selectedFiles: [evil?.id] } };
    expect(await app.patch(`/api/applications/admin/${body.id}`, change)).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'selectedFiles', code: 'refused' }] },
    });
    const review = await app.get(`/api/applications/review/${body.id}`, { as: admin.token });
    expect(review.body).toMatchObject({
      coverLetterScan: 'clean',
      files: [{ scan: 'clean' }, { scan: 'clean' }],
      availableDocuments: expect.arrayContaining([expect.objectContaining({ fileName: 'evil.txt', scan: 'refused' })]),
    });
  });
});
