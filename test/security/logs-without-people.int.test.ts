import { afterAll, afterEach, beforeAll, expect, it, jest } from '@jest/globals';
import { type Reply, startApp, type TestApp } from '../support/app.js';
import {
  addDocument,
  CONTACT,
  createEmployer,
  createOpenJob,
  createSeeker,
  saveDraft,
  submit,
  upload,
} from '../support/fixtures/applying.js';
import { createSignedInUser, PASSWORD } from '../support/fixtures/users.js';
import { linkToken, mailsTo } from '../support/mail.js';

const CANARY = 'Kanarienvogel';
const EMAIL = `${CANARY}@bird.example`;
const FORGED = 'ERROR [Http] forged entry';
const FILE_NAME = `${CANARY}.pdf`;

let app: TestApp;
let written = '';
let spies: { mockRestore(): void }[] = [];

beforeAll(() => {
  const take = (chunk: unknown): boolean => {
    written += String(chunk);
    return true;
  };
  spies = [
    ...[process.stdout, process.stderr].map((stream) => jest.spyOn(stream, 'write').mockImplementation(take as never)),
    ...(['log', 'error'] as const).map((method) =>
      jest.spyOn(console, method).mockImplementation((...words) => take(`${words.join(' ')}\n`)),
    ),
  ];
});
afterEach(() => app?.close());
afterAll(() => {
  for (const spy of spies) spy.mockRestore();
});

/** Uses an account's whole life cycle with recognizable personal data. */
async function liveAsCanary(): Promise<string[]> {
  const secrets: string[] = [];
  const account = { firstName: CANARY, lastName: 'Bird', email: EMAIL, password: PASSWORD };
  expect((await app.post('/api/users', { body: account })).status).toBe(201);
  secrets.push(linkToken((await mailsTo(app, EMAIL)).at(-1), 'email-confirmation'));
  await app.patch(`/api/users/confirmation/${secrets[0]}`);
  await app.post('/api/auth/signin', { body: { email: EMAIL, password: `Wrong-${CANARY}-1` } });
  const { body } = await app.post('/api/auth/signin', { body: { email: EMAIL, password: PASSWORD } });
  secrets.push(body.accessToken, body.refreshToken);
  await app.delete(`/api/users/${EMAIL}/password`);
  secrets.push(linkToken((await mailsTo(app, EMAIL)).at(-1), 'reset-password'));
  await app.post('/api/auth/signin', { body: { email: `x\r\n${FORGED}`, password: 'a' } });
  await app.get(`/api/jobs?positionTitle=${encodeURIComponent(`${CANARY}\r\n${FORGED}`)}`);

  const work = await createEmployer(app);
  const jobId = await createOpenJob(app, work);
  const applicant = await createSeeker(app);
  const contact = { ...CONTACT, contactName: CANARY };
  await app.patch(`/api/users/${applicant.id}/contact-details`, { as: applicant.token, body: contact });
  await addDocument(app, applicant, FILE_NAME, { documentType: 'RESU' });
  expect((await saveDraft(app, applicant, jobId, { data: { essay: `${CANARY} essay` } })).status).toBeLessThan(300);
  expect((await submit(app, applicant, jobId, { data: { essay: `${CANARY} essay` } })).status).toBeLessThan(300);
  return secrets;
}

const rename = (table: string, from: string, to: string) =>
  app.database.transaction((em) => em.execute(`alter table ${table} rename column ${from} to ${to}`, [], 'run'));

/** Unexpected failures with personal data in the failing statement. */
async function failAsCanary(): Promise<Reply[]> {
  const account = { firstName: CANARY, lastName: 'Bird', email: `second-${EMAIL}`, password: PASSWORD };
  const applicant = await createSignedInUser(app, { privileges: [9] });
  const form = new FormData();
  form.append('files', upload(), FILE_NAME);
  form.set('fileData', JSON.stringify([{ fileName: FILE_NAME, documentType: 'RESU' }]));
  await rename('account', 'last_name', 'surname');
  const signUp = await app.post('/api/users', { body: account });
  await rename('account', 'surname', 'last_name');
  await rename('profile_document', 'file_name', 'name');
  const uploading = await app.patch(`/api/users/${applicant.id}/supporting-documents`, { as: applicant.token, form });
  await rename('profile_document', 'name', 'file_name');
  return [signUp, uploading];
}

it.each(['plain', 'json'])(
  'neither the %s log nor the system log names a person, a secret or a text, and nobody writes lines of his own (S23)',
  async (LOG_FORMAT) => {
    written = '';
    app = await startApp({ env: { LOG_LEVEL: 'debug', LOG_FORMAT } });
    const secrets = await liveAsCanary();
    const failures = await failAsCanary();
    await app.idle();

    const lines = written.split('\n');
    for (const { status, body, headers } of failures) {
      expect({ status, body }).toMatchObject({ status: 500, body: { code: 'unexpected' } });
      expect(JSON.stringify(body)).not.toMatch(/ at |node_modules|select|insert/i);
      const requestId = String(headers.get('x-request-id'));
      expect(lines.filter((line) => line.includes(requestId))).toEqual([expect.stringMatching(/42703.*\| at /)]);
    }
    // As stored; names are looked up for a Super Admin who reads them.
    const entries = await app.rows('select * from system_log');
    expect(entries.length).toBeGreaterThan(5);

    expect(written).toMatch(/POST \/api\/users/);
    for (const place of [written, JSON.stringify(entries)]) {
      for (const reported of [CANARY, CANARY.toLowerCase(), ...secrets, PASSWORD, FORGED])
        expect(place).not.toContain(reported);
    }
  },
);
