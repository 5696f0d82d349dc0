import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FileStore } from '#platform/files/file-store.js';
import { startApp, type TestApp } from '#test/support/app.js';
import { eventually } from '#test/support/eventually.js';
import {
  addDocument,
  CONTACT,
  createEmployer,
  createOpenJob,
  EDUCATION,
  type Employer,
  REFERENCES,
  type Seeker,
  saveDraft,
  submit,
} from '#test/support/fixtures/applying.js';
import { makeExport } from '#test/support/fixtures/data-export.js';
import { createAccount, createSignedInUser, type TestUser } from '#test/support/fixtures/users.js';

/** Occur nowhere else. */
const NAMES = { firstName: 'Zephyrine', lastName: 'Quixley' };
const EMAIL = 'zephyrine.quixley@test.example';

let app: TestApp;
let admin: TestUser;
let superAdmin: TestUser;
let employer: Employer;
beforeAll(async () => {
  app = await startApp();
  admin = await createSignedInUser(app, { privileges: [4] });
  superAdmin = await createSignedInUser(app, { privileges: [8] });
  employer = await createEmployer(app);
});
afterAll(() => app?.close());

const remove = (id: string, as = admin) => app.delete(`/api/users/${id}`, { as: as.token });
const exists = async (id: string) => (await app.rows('select 1 from account where id = ?', [id])).length > 0;

async function createPerson(): Promise<Seeker> {
  const person = await createSignedInUser(app, {
    ...NAMES,
    email: EMAIL,
    privileges: [2, 9],
    organizations: [employer.organization],
  });
  const base = `/api/users/${person.id}`;
  const contact = { ...CONTACT, contactName: NAMES.firstName, contactSurname: NAMES.lastName };
  const sections = {
    'contact-details': contact,
    preferences: {},
    education: { educations: [EDUCATION] },
    career: { careers: [], hasNone: true },
    references: { references: REFERENCES },
  };
  for (const [section, body] of Object.entries(sections))
    expect((await app.patch(`${base}/${section}`, { as: person.token, body })).status).toBe(200);
  return { ...person, resumeId: await addDocument(app, person, 'quixley.pdf', { documentType: 'RESU' }) };
}

/** The tables with a row that holds the text, apart from large objects of the search index. */
/** Partitions count as their table. */
async function tablesWith(text: string): Promise<string[]> {
  const tables = await app.rows<{ name: string }>(
    `select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name !~ '_\\d{4}_\\d\\d$' order by 1`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const [row] = await app.rows<{ n: number }>(
      `select count(*)::int as n from "${name}" as one where one::text ilike '%' || ? || '%'`,
      [text],
    );
    if (row?.n) found.push(name);
  }
  return found;
}

async function storedKeys(): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of app.service(FileStore).keysOlderThan(0)) keys.push(key);
  return keys.sort();
}

describe('a removed user', () => {
  it('[W17.15] leaves submitted applications and nothing else', async () => {
    const keysBefore = await storedKeys();
    const person = await createPerson();
    const as = person.token;
    const additionalType = 'Act 34 Pennsylvania State Police Criminal Record Check';
    await addDocument(app, person, 'license.pdf', { documentType: 'CRED', additionalType });
    const jobs = [];
    for (const title of ['Sent', 'Drafted', 'Withdrawn']) jobs.push(await createOpenJob(app, employer, { title }));
    const [sentJob = '', draftJob = '', withdrawnJob = ''] = jobs;
    const sent = (await submit(app, person, sentJob)).body.id;
    expect((await saveDraft(app, person, draftJob)).status).toBe(201);
    const withdrawn = (await submit(app, person, withdrawnJob)).body.id;
    expect((await app.delete(`/api/applications/${withdrawn}`, { as })).status).toBe(204);
    const request = { organization: 'Quixley Area School District', message: 'Please' };
    expect((await app.post('/api/common/job-posting', { as, body: request })).status).toBe(200);
    await app.rows('update job set reviewers = array[?::uuid] where id = ? returning 1', [person.id, draftJob]);
    await app.rows(
      `insert into contact_message
         (id, name, email, organization, phone, reason_for_contact, message, created_at, updated_at)
       values (gen_random_uuid(), 'Zephyrine Quixley', ?, '', '', 'Other', 'Hello', now(), now()) returning 1`,
      [EMAIL],
    );
    await app.idle();
    await makeExport(app, person);
    expect((await tablesWith('quixley')).length).toBeGreaterThan(7);

    const consequences = await app.get(`/api/users/${person.id}/consequences`, { as: admin.token });
    expect(consequences.body).toEqual({
      reviews: [{ accountNumber: employer.organization, jobs: 1 }],
      submittedApplications: 1,
      otherApplications: 2,
      documents: 2,
    });
    expect((await remove(person.id)).status).toBe(200);
    expect((await app.get('/api/users/profile/data', { as })).status).toBe(401);
    await app.idle();

    expect(await tablesWith('quixley')).toEqual(['application', 'application_file']);
    const kept = await app.rows<{ id: string }>('select id from application where user_id = ?', [person.id]);
    expect(kept).toEqual([{ id: sent }]);
    // Ids of events and of what stays for the record name nobody any more.
    expect(await tablesWith(person.id)).toEqual(['application', 'fact', 'system_log']);
    const files = await app.rows<{ key: string }>(
      `select file_key as key from application_file where application_id = ?
       union select file_key from application_pdf where application_id = ?`,
      [sent, sent],
    );
    const keysAfter = await storedKeys();
    expect(keysAfter.filter((key) => !keysBefore.includes(key))).toEqual(files.map(({ key }) => key).sort());
    const [applicant] = (await app.get(`/api/applications/admin/data?jobId=${sentJob}`, { as: superAdmin.token })).body
      .items;
    expect(applicant).toMatchObject({ firstName: 'Zephyrine', lastName: 'Quixley' });
    const events = await app.rows("select name, actor_id as by from fact where name = 'AccountRemoved'");
    expect(events).toEqual([{ name: 'AccountRemoved', by: admin.id }]);
  });

  it('is neither oneself nor, without being one, a Super Admin', async () => {
    const other = await createAccount(app, { privileges: [8] });
    for (const [me, id, status, code] of [
      [admin, admin.id, 422, 'own_account'],
      [superAdmin, superAdmin.id, 422, 'own_account'],
      [admin, other.id, 403, 'super_admin_only'],
      [employer, other.id, 403, 'forbidden'],
    ] as const) {
      expect(await remove(id, me)).toMatchObject({ status, body: { code } });
      expect(await exists(id)).toBe(true);
    }
    expect((await remove(other.id, superAdmin)).status).toBe(200);
    expect(await remove(other.id, superAdmin)).toMatchObject({ status: 404 });
  });

  it('may sign up again with the same address', async () => {
    const { id, email } = await createAccount(app);
    expect((await remove(id)).status).toBe(200);
    const again = await createAccount(app, { email });
    expect(again.id).not.toBe(id);
  });
});

describe('a reviewer who may not review any more', () => {
  it('is taken off the postings concerned', async () => {
    const second = await createEmployer(app, 1);
    const both = [employer.organization, second.organization];
    const reviewer = await createSignedInUser(app, { privileges: [2], organizations: both });
    const jobs = [await createOpenJob(app, employer), await createOpenJob(app, second)];
    for (const id of jobs)
      await app.rows('update job set reviewers = array[?::uuid] where id = ? returning 1', [reviewer.id, id]);
    const reviewersOf = async () =>
      Promise.all(
        jobs.map(async (id) => (await app.rows('select reviewers from job where id = ?', [id]))[0]?.reviewers),
      );
    const edit = (body: object) => app.patch(`/api/users/${reviewer.id}`, { as: admin.token, body });
    expect((await edit({ privileges: [2], organizations: [second.organization] })).status).toBe(200);
    await eventually(async () => expect(await reviewersOf()).toEqual([[], [reviewer.id]]));
    expect((await edit({ privileges: [9], organizations: [second.organization] })).status).toBe(200);
    await eventually(async () => expect(await reviewersOf()).toEqual([[], []]));
  });

  it('erases what is kept of the changes of the account; the events stay', async () => {
    const { id } = await createSignedInUser(app, { privileges: [9] });
    const change = { firstName: 'Una', privileges: [], organizations: [] };
    expect((await app.patch(`/api/users/${id}`, { as: admin.token, body: change })).status).toBe(200);
    const kept = () => app.rows('select path from event_change where aggregate_id = ? order by path', [id]);
    expect(await kept()).toEqual([{ path: 'firstName' }, { path: 'privileges' }]);
    expect((await remove(id)).status).toBe(200);
    expect(await kept()).toEqual([]);
    expect(
      await app.rows("select name from fact where aggregate_id = ? and name = 'AccountRenamed'", [id]),
    ).toHaveLength(1);
  });
});
