import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Database } from '#platform/database/database.js';
import { FileReferences } from '#platform/files/file-references.js';
import { startApp, type TestApp } from '#test/support/app.js';
import { eventually } from '#test/support/eventually.js';
import {
  addDocument,
  CONTACT,
  createEmployer,
  createOpenJob,
  createSeeker,
  type Employer,
  type Seeker,
  saveDraft,
  submit,
} from '#test/support/fixtures/applying.js';
import { createSignedInUser } from '#test/support/fixtures/users.js';
import { findFileMismatches } from '#test/support/invariants/files.js';
import { pdfText } from '#test/support/pdf-text.js';
import { SentPdfMaker } from './pdf/sent-pdf-maker.js';

const PENDING = {
  status: 409,
  body: { code: 'pdf_pending', message: 'The PDF of what you sent is still being made. Try again in a moment.' },
};

/** An instance that records events, and no worker until a test starts one. */
let app: TestApp;
let worker: TestApp | undefined;
let boss: Employer;
let rachel: Seeker;
beforeAll(async () => {
  app = await startApp({ env: { ROLE: 'api' } });
  boss = await createEmployer(app);
  rachel = await createSeeker(app);
});
afterAll(async () => {
  await worker?.close();
  await app?.close();
});

const path = (id: string) => `/api/applications/user/pdf/${id}`;
const open = (id: string, as: { token: string } = rachel) => app.get(path(id), { as: as.token });
const apply = async (overrides = {}): Promise<string> =>
  (await submit(app, rachel, await createOpenJob(app, boss), overrides)).body.id;
const rowOf = async (id: string) =>
  (await app.rows<{ file_key: string | null }>('select * from application_pdf where application_id = ?', [id]))[0];
const eventsOf = (id: string) =>
  app.rows("select 1 from fact where name = 'ApplicationPdfRequested' and payload ->> 'applicationId' = ?", [id]);

async function openWhenMade(id: string): Promise<{ headers: Headers; text: string }> {
  return eventually(
    async () => {
      const response = await fetch(app.url + path(id), { headers: { authorization: `Bearer ${rachel.token}` } });
      expect(response.status).toBe(200);
      const content = Buffer.from(await response.arrayBuffer());
      expect(content.toString('latin1', 0, 5)).toBe('%PDF-');
      return { headers: response.headers, text: await pdfText(content) };
    },
    { within: 120_000 },
  );
}

describe('the PDF of what was sent, before a worker has made it', () => {
  let sent: string;
  let changed: string;
  beforeAll(async () => {
    sent = await apply({ data: { essay: 'I would listen first, to Łukasz too.' } });
    changed = await apply();
  });

  it('is requested by the first who opens it, and pending', async () => {
    expect(await rowOf(sent)).toBeUndefined();
    expect(await open(sent)).toMatchObject(PENDING);
    expect(await open(sent)).toMatchObject(PENDING);
    expect(await rowOf(sent)).toMatchObject({ file_key: null, made_at: null });
    expect(await eventsOf(sent)).toHaveLength(1);
  });

  it('is for the applicant only, and not for drafts', async () => {
    const admin = await createSignedInUser(app, { privileges: [8] });
    for (const other of [admin, boss, await createSeeker(app)])
      expect(await open(sent, other)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect((await app.get(path(sent))).status).toBe(401);
    const before = await app.rows("select 1 from fact where name = 'ApplicationPdfRequested'");
    const draft = await saveDraft(app, rachel, await createOpenJob(app, boss));
    expect((await open(draft.body.id)).status).toBe(404);
    expect((await open('0192f0c4-0000-7000-8000-000000000009')).status).toBe(404);
    expect((await open('me')).status).toBe(404);
    expect(await app.rows("select 1 from fact where name = 'ApplicationPdfRequested'")).toEqual(before);
  });

  it('holds what was sent, although profile and documents changed before it was made', async () => {
    const base = `/api/users/${rachel.id}`;
    const body = { ...CONTACT, address: '99 Later Lane', contactSurname: 'Later' };
    expect((await app.patch(`${base}/contact-details`, { as: rachel.token, body })).status).toBe(200);
    const added = await addDocument(app, rachel, 'added.pdf', { documentType: 'RESU' });
    const admin = await createSignedInUser(app, { privileges: [3] });
    const change = { selectedFiles: [added], deletedFiles: [] };
    expect((await app.patch(`/api/applications/admin/${changed}`, { as: admin.token, body: change })).status).toBe(200);

    worker = await startApp({ beside: app });
    const { text } = await openWhenMade(changed);
    expect(text).toContain('12 Orchard Road');
    expect(text).toContain('resume.pdf');
    for (const later of ['99 Later Lane', 'Later', 'added.pdf']) expect(text).not.toContain(later);
  });

  it('is made by the worker, with every answer', async () => {
    const { headers, text } = await openWhenMade(sent);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename=".+, sent \d{4}-\d\d-\d\d\.pdf"$/);
    for (const words of [
      '$61,000.00',
      '$65,000.50',
      'I would listen first, to Łukasz too.',
      'Carol Nolt',
      'letter.pdf',
    ])
      expect(text).toContain(words);
  });
});

describe('the PDF of what was sent', () => {
  it('is not made before somebody opens it, and requested once', async () => {
    const id = await apply();
    await app.idle();
    expect(await rowOf(id)).toBeUndefined();
    const replies = await Promise.all([open(id), open(id), open(id)]);
    for (const reply of replies) expect(reply).toMatchObject(PENDING);
    expect((await openWhenMade(id)).text).toContain('$61,000.00');
    expect(await eventsOf(id)).toHaveLength(1);
  });

  it('whose making was given up is requested again', async () => {
    const id = await apply();
    await openWhenMade(id);
    await app.rows(
      `update application_pdf set file_key = null, made_at = null, requested_at = now() - interval '11 minutes'
        where application_id = ? returning 1`,
      [id],
    );
    expect(await open(id)).toMatchObject(PENDING);
    expect((await openWhenMade(id)).text).toContain('$61,000.00');
    expect(await eventsOf(id)).toHaveLength(2);
  });

  it('stays with a withdrawn application', async () => {
    const id = await apply();
    expect((await app.delete(`/api/applications/${id}`, { as: rachel.token })).status).toBe(204);
    expect((await openWhenMade(id)).text).toContain('$61,000.00');
  });

  it('is one file, however often and by however many workers it is made', async () => {
    const id = await apply();
    await openWhenMade(id);
    await app.idle();
    const { orphans } = await findFileMismatches(app);
    await app.rows('update application_pdf set file_key = null, made_at = null where application_id = ? returning 1', [
      id,
    ]);
    const instances = [app, app, worker as TestApp];
    await Promise.all(instances.map((one) => one.service(SentPdfMaker).make(id)));
    // The file of the first PDF lost its row above.
    expect(await findFileMismatches(app)).toEqual({ withoutFile: [], orphans: orphans + 1 });
  });

  it('is a file that the application references', async () => {
    const id = await apply();
    await openWhenMade(id);
    const key = (await rowOf(id))?.file_key as string;
    const references = app.service(FileReferences);
    const unreferenced = app.service(Database).read((em) => references.unreferenced(em, [key, 'other', 'other']));
    expect(await unreferenced).toEqual(['other']);
  });
});
