import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import { startApp, type TestApp } from '../support/app.js';
import { waitUntilBlocking } from '../support/blocked-transaction.js';
import { eventually } from '../support/eventually.js';
import { applicationForm, createEmployer, createOpenJob, type Employer } from '../support/fixtures/applying.js';
import { jobPayload } from '../support/fixtures/job-payload.js';
import { jobForm } from '../support/fixtures/postings.js';
import { createSignedInUser, PASSWORD, type TestUser } from '../support/fixtures/users.js';
import type { Reply } from '../support/http.js';
import { startBeside } from '../support/instances/beside.js';
import type { Server } from '../support/instances/server.js';
import { expectInvariants } from './invariants.js';

/** More than an instance has connections. */
const PEOPLE = 40;
/** Several times the limit of the database for a transaction that says nothing. */
const FREED = { within: 90_000 };

let app: TestApp;
let boss: Employer;
let people: TestUser[];
let jobId: string;
let elsewhere: string;
let positionId: string;
let frozen: Server | undefined;

beforeAll(async () => {
  app = await startApp();
  boss = await createEmployer(app);
  [jobId, elsewhere] = [await createOpenJob(app, boss), await createOpenJob(app, boss)];
  const [row] = await app.rows<{ id: string }>('select id from position where not approval order by id limit 1');
  positionId = row?.id ?? '';
  people = await Promise.all(Array.from({ length: PEOPLE }, () => createSignedInUser(app)));
});
afterAll(async () => {
  await frozen?.stop('SIGKILL');
  await app?.close();
});

const posting = (title: string, version: number) =>
  jobForm({ ...jobPayload({ organization: boss.organization, position: positionId, status: 'open', title }), version });
const versionOf = async (id: string) => (await app.get(`/api/jobs/${id}/admin`, { as: boss.token })).body.version;
const edit = async (title: string, id = jobId) =>
  app.patch(`/api/jobs/${id}`, { as: boss.token, form: posting(title, await versionOf(id)) });
const saveDraft = (person: TestUser, id: string): Promise<Reply> =>
  app.post('/api/applications/save', { as: person.token, form: applicationForm({ data: { jobId: id } as never }) });

/** Stops the process in the middle of its transaction: it has locked the posting and waits for the log of events. */
async function freezeInWrite(): Promise<{ server: Server; answer: Promise<Reply> }> {
  const server = await startBeside(app, 'embedded', 'api');
  const version = await versionOf(jobId);
  const log = new pg.Client({ connectionString: app.home.databaseUrl });
  await log.connect();
  try {
    await log.query('begin');
    await log.query('lock table fact in share mode');
    const form = posting('Written by the frozen one', version);
    const answer = server.api.patch(`/api/jobs/${jobId}`, { as: boss.token, form });
    await waitUntilBlocking(async (sql) => (await log.query(sql)).rows);
    process.kill(server.pid, 'SIGSTOP');
    return { server, answer };
  } finally {
    await log.end();
  }
}

it('an instance that freezes in a write keeps people from its posting alone, and from that for seconds', async () => {
  const { server, answer } = await freezeInWrite();
  frozen = server;
  answer.catch(() => undefined);

  const editing = edit('Written by the other one');
  const drafts = people.map((person) => saveDraft(person, jobId));
  // The people of everything else need no connection that waits for the posting.
  for (let round = 0; round < 3; round += 1) {
    const [one] = people as [TestUser];
    const signIn = await app.post('/api/auth/signin', { body: { email: one.email, password: PASSWORD } });
    const others = [
      signIn,
      await app.get('/api/jobs'),
      await app.get('/api/health/ready'),
      await saveDraft(people[round + 1] as TestUser, elsewhere),
      await edit(`Edited in round ${round}`, elsewhere),
    ];
    expect(others.map(({ status }) => status < 300)).toEqual(others.map(() => true));
  }
  for (const { status } of await Promise.all([editing, ...drafts])) expect([200, 201, 503]).toContain(status);

  await eventually(async () => expect((await edit('Written by the other one')).status).toBe(200), FREED);
  for (const person of people) expect((await saveDraft(person, jobId)).status).toBeLessThan(300);
  process.kill(server.pid, 'SIGCONT');
  expect((await answer).status).toBe(503);
  expect(await app.rows('select title from job where id = ?', [jobId])).toEqual([
    { title: 'Written by the other one' },
  ]);
  await server.stop();
  frozen = undefined;
  await expectInvariants(app);
});
