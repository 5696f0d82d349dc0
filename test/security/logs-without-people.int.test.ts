import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { startApp, type TestApp } from '../support/app.js';
import { CONTACT, employer, newJob, saveDraft, seeker, submit } from '../support/applying.js';
import { mailsTo, tokenIn } from '../support/mail.js';
import { PASSWORD, somebody } from '../support/people.js';

const CANARY = 'Kanarienvogel';
const EMAIL = `${CANARY}@bird.example`;
const FORGED = 'ERROR [Http] forged entry';

let app: TestApp;
let written = '';
let spies: { mockRestore(): void }[] = [];

beforeAll(async () => {
  const take = (chunk: unknown): boolean => {
    written += String(chunk);
    return true;
  };
  spies = [process.stdout, process.stderr].map((stream) =>
    jest.spyOn(stream, 'write').mockImplementation(take as never),
  );
  app = await startApp({ env: { LOG_LEVEL: 'debug' } });
});
afterAll(async () => {
  await app?.close();
  for (const spy of spies) spy.mockRestore();
});

/** Whatever a person may type or be given, in one life of an account. */
async function liveAsCanary(): Promise<string[]> {
  const secrets: string[] = [];
  const account = { firstName: CANARY, lastName: 'Bird', email: EMAIL, password: PASSWORD };
  expect((await app.post('/api/users', { body: account })).status).toBe(201);
  secrets.push(tokenIn((await mailsTo(app, EMAIL)).at(-1), 'email-confirmation'));
  await app.patch(`/api/users/confirmation/${secrets[0]}`);
  await app.post('/api/auth/signin', { body: { email: EMAIL, password: `Wrong-${CANARY}-1` } });
  const { body } = await app.post('/api/auth/signin', { body: { email: EMAIL, password: PASSWORD } });
  secrets.push(body.accessToken, body.refreshToken);
  await app.delete(`/api/users/${EMAIL}/password`);
  secrets.push(tokenIn((await mailsTo(app, EMAIL)).at(-1), 'reset-password'));
  await app.post('/api/auth/signin', { body: { email: `x\r\n${FORGED}`, password: 'a' } });
  await app.get(`/api/jobs?positionTitle=${encodeURIComponent(`${CANARY}\r\n${FORGED}`)}`);

  const work = await employer(app);
  const jobId = await newJob(app, work);
  const applicant = await seeker(app);
  const contact = { ...CONTACT, contactName: CANARY };
  await app.patch(`/api/users/${applicant.id}/contact-details`, { as: applicant.token, body: contact });
  expect((await saveDraft(app, applicant, jobId, { data: { essay: `${CANARY} essay` } })).status).toBeLessThan(300);
  expect((await submit(app, applicant, jobId, { data: { essay: `${CANARY} essay` } })).status).toBeLessThan(300);
  return secrets;
}

it('neither the log nor the system log names a person, a secret or a text, and nobody writes lines of his own (S23)', async () => {
  const secrets = await liveAsCanary();

  // What nobody foresaw, with the values in the statement that fails.
  const rename = (from: string, to: string) =>
    app.database.transaction((em) => em.execute(`alter table account rename column ${from} to ${to}`, [], 'run'));
  await rename('last_name', 'surname');
  const broken = await app.post('/api/users', {
    body: { firstName: CANARY, lastName: 'Bird', email: `second-${EMAIL}`, password: PASSWORD },
  });
  expect(broken).toMatchObject({ status: 500, body: { code: 'unexpected' } });
  expect(JSON.stringify(broken.body)).not.toMatch(/ at |node_modules|select|insert/i);
  await rename('surname', 'last_name');
  await app.idle();

  const admin = await somebody(app, { privileges: [8] });
  const logs = await app.get('/api/logs?limit=100', { as: admin.token });
  expect(logs.body.items.length).toBeGreaterThan(5);

  expect(written).toMatch(/POST \/api\/users/);
  for (const place of [written, JSON.stringify(logs.body)]) {
    for (const told of [CANARY, CANARY.toLowerCase(), ...secrets, PASSWORD, FORGED]) expect(place).not.toContain(told);
  }
});
