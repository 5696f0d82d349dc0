import { afterAll, expect, it } from '@jest/globals';
import { startApp } from '#test/support/app.js';
import { EICAR } from '#test/support/eicar.js';
import { eventually } from '#test/support/eventually.js';
import { applicationForm, createEmployer, createOpenJob, createSeeker, PDF } from '#test/support/fixtures/applying.js';
import { describeWithClamd, documentsOf, openDocument, sendResumes } from '#test/support/fixtures/scanned-files.js';
import { startClamd } from '#test/support/services/clamd.js';

describeWithClamd('files from before the scanner', () => {
  const opened: (() => Promise<void>)[] = [];
  afterAll(async () => {
    for (const close of opened.reverse()) await close();
  });

  it('open as ever without one, and with one wait for their verdict, which holds without it', async () => {
    let clamd = await startClamd();
    opened.push(() => clamd.stop());
    const before = await startApp();
    opened.push(() => before.close());
    const seeker = await createSeeker(before);
    await sendResumes(before, seeker, { 'evil.txt': EICAR });
    const draft = applicationForm({ letter: 'letter.pdf', letterContent: PDF });
    draft.set('applicationData', JSON.stringify({ jobId: await createOpenJob(before, await createEmployer(before)) }));
    expect(await before.post('/api/applications/save', { as: seeker.token, form: draft })).toMatchObject({
      body: { coverLetterScan: null },
    });
    const unscanned = await documentsOf(before, seeker);
    expect(unscanned).toMatchObject({ 'resume.pdf': { scan: null }, 'evil.txt': { scan: null } });
    expect(await openDocument(before, seeker, unscanned['evil.txt']?.id)).toMatchObject({ status: 200 });
    expect(await before.rows('select * from file_scan')).toEqual([]);

    await clamd.stop();
    const after = await startApp({ beside: before, env: { CLAMAV_URL: clamd.url } });
    opened.push(() => after.close());
    expect(await openDocument(after, seeker, unscanned['evil.txt']?.id)).toMatchObject({ status: 409 });
    clamd = await startClamd(clamd.port);
    await eventually(async () =>
      expect(await documentsOf(after, seeker)).toMatchObject({
        'resume.pdf': { scan: 'clean' },
        'evil.txt': { scan: 'refused' },
      }),
    );
    await eventually(async () =>
      expect(await after.rows('select state from file_scan order by state')).toEqual([
        { state: 'clean' },
        { state: 'clean' },
        { state: 'refused' },
      ]),
    );

    const later = await startApp({ beside: after });
    opened.push(() => later.close());
    expect(await documentsOf(later, seeker)).toMatchObject({
      'resume.pdf': { scan: null },
      'evil.txt': { scan: 'refused' },
    });
  });
});
