import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { TestApp } from '#test/support/app.js';
import { EICAR } from '#test/support/eicar.js';
import { type Employer, type Seeker, saveDraft, submit } from '#test/support/fixtures/applying.js';
import {
  describeWithClamd,
  documentsOf,
  openDocument,
  postJobWithFile,
  type ScannedDocument,
  sendResumes,
  startScannedInstallation,
  storedContents,
} from '#test/support/fixtures/scanned-files.js';
import { MAX_SCANNED_BYTES, type RunningClamd } from '#test/support/services/clamd.js';
import { Clamd } from './clamd.js';

describeWithClamd('files of an installation with a virus scanner', () => {
  let clamd: RunningClamd;
  let app: TestApp;
  let employer: Employer;
  let seeker: Seeker;
  let jobId: string;
  beforeAll(async () => {
    ({ clamd, app, employer, seeker, jobId } = await startScannedInstallation());
  });
  afterAll(async () => {
    await app?.close();
    await clamd?.stop();
  });

  it('open once they are clean, and the verdict goes with the file', async () => {
    await sendResumes(app, seeker, { 'clean.txt': 'nothing bad' });
    const { id, scan } = (await documentsOf(app, seeker))['clean.txt'] as ScannedDocument;
    expect(scan).toBe('clean');
    expect(await openDocument(app, seeker, id)).toMatchObject({ status: 200 });
    const verdicts = 'select count(*)::int as count from file_scan';
    const [before] = await app.rows<{ count: number }>(verdicts);
    const form = new FormData();
    form.set('fileData', JSON.stringify([{ id, deleted: true }]));
    const removed = await app.patch(`/api/users/${seeker.id}/supporting-documents`, { as: seeker.token, form });
    expect(removed.status).toBe(200);
    await app.idle();
    expect(await app.rows(verdicts)).toEqual([{ count: Number(before?.count) - 1 }]);
  });

  it('[S10] are refused at their field with a virus, and nothing is kept', async () => {
    const before = (await storedContents(app)).length;
    const message = (name: string) => `A virus was found in "${name}". The file was not kept. Choose another copy.`;
    const refusal = (path: string, name: string) => ({
      status: 400,
      body: { code: 'validation', fields: [{ path, code: 'virus', message: message(name) }] },
    });
    const files = { 'good.txt': 'good', 'bad.txt': EICAR };
    expect(await sendResumes(app, seeker, files)).toMatchObject(refusal('files', 'bad.txt'));
    const letter = { letter: 'letter.txt', letterContent: EICAR };
    expect(await saveDraft(app, seeker, jobId, letter)).toMatchObject(refusal('file', 'letter.txt'));
    expect(await submit(app, seeker, jobId, letter)).toMatchObject(refusal('file', 'letter.txt'));
    expect(await postJobWithFile(app, employer, 'plan.txt', EICAR)).toMatchObject(refusal('files', 'plan.txt'));
    expect(await storedContents(app)).toHaveLength(before);
    expect(Object.keys(await documentsOf(app, seeker))).toEqual(['resume.pdf']);
  });

  it('are refused when they are too large to be checked', async () => {
    const message = '"long.txt" is too large to be checked for viruses. Choose a smaller file.';
    expect(await sendResumes(app, seeker, { 'long.txt': 'x'.repeat(4 * MAX_SCANNED_BYTES) })).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'files', message }] },
    });
  });

  it('are scanned by a Unix socket too', async () => {
    const [local, signal] = [new Clamd(clamd.socketUrl), AbortSignal.timeout(10_000)];
    await local.ping();
    expect(await local.scan(Readable.from([Buffer.from('fine')]), signal)).toEqual({ state: 'clean' });
    expect(await local.scan(Readable.from([Buffer.from(EICAR)]), signal)).toMatchObject({ state: 'refused' });
  });
});
