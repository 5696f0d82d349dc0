import { beforeAll, describe, expect, it } from '@jest/globals';
import { AccountEraser } from '#modules/identity/commands/account-eraser.js';
import { loadAccountForRemoval } from '#modules/identity/domain/accounts.js';
import { Routes } from '#platform/http/routes.js';
import type { Call, TestApp } from '../support/app.js';
import { waitUntilBlocking } from '../support/blocked-transaction.js';
import {
  applicationForm,
  CONTACT,
  createEmployer,
  createOpenJob,
  createSeeker,
  EDUCATION,
  type Employer,
  REFERENCES,
  type Seeker,
  upload,
} from '../support/fixtures/applying.js';
import { exportPath } from '../support/fixtures/data-export.js';
import { jobPayload } from '../support/fixtures/job-payload.js';
import { jobForm } from '../support/fixtures/postings.js';
import { PASSWORD } from '../support/fixtures/users.js';
import { findFileMismatches } from '../support/invariants/files.js';
import { sharedApp } from '../support/shared-app.js';
import { EXPECTED } from './expected.js';
import { UNSWEPT } from './unswept-writes.js';

let app: TestApp;
let boss: Employer;
let jobId: string;
let positionId: string;
beforeAll(async () => {
  app = await sharedApp();
  boss = await createEmployer(app);
  jobId = await createOpenJob(app, boss);
  const [row] = await app.rows<{ id: string }>('select id from position where not approval order by id limit 1');
  positionId = row?.id ?? '';
});

type Method = 'post' | 'put' | 'patch' | 'delete';
type Write = (me: Seeker) => [Method, path: string, Call?];

const section =
  (name: string, body: object): Write =>
  ({ id }) => ['patch', `/api/users/${id}/${name}`, { body }];
const documents = (): FormData => {
  const form = new FormData();
  form.append('files', upload(), 'letter.pdf');
  form.set('fileData', JSON.stringify([{ fileName: 'letter.pdf', documentType: 'RESU' }]));
  return form;
};
const answers = (attachedFiles: string[] = []) => applicationForm({ data: { jobId } as never, attachedFiles });
const typed = { form: '0123456789abcdef0123456789abcdef', sequence: 1, hasFiles: false, values: { title: 'Typed' } };

/** Every write of one's own data: each succeeds unless the account is gone. */
const WRITES: Record<string, Write> = {
  'the contact details': section('contact-details', CONTACT),
  'the preferences': section('preferences', {}),
  'the education': section('education', { educations: [EDUCATION] }),
  'the career': section('career', { careers: [], hasNone: true }),
  'the employment questions': section('employment-questions', { veteransPreference: 0 }),
  'the references': section('references', { references: REFERENCES }),
  'a document': ({ id }) => ['patch', `/api/users/${id}/supporting-documents`, { form: documents() }],
  'a draft with its letter': () => ['post', '/api/applications/save', { form: answers() }],
  'an application': ({ resumeId }) => ['post', '/api/applications/submit', { form: answers([resumeId]) }],
  'what is typed in a form': () => ['put', '/api/jobs/autosave', { body: typed }],
  'a posting': () => ['post', '/api/jobs', { form: posting() }],
  'a copy of a posting': () => ['post', `/api/jobs/${jobId}/copy`],
  'a template': () => ['post', `/api/jobs/${jobId}/template`, { body: { name: 'Mine' } }],
  'a report': () => ['post', '/api/reporting/definitions', { body: DEFINITION }],
  'a request for posting rights': () => ['post', '/api/common/job-posting', { body: { organization: 'A new school' } }],
  'a download of the data': (me) => ['post', exportPath(me)],
  'the accepted terms': ({ id }) => ['patch', `/api/users/${id}/terms-and-conditions`],
  'the welcome': ({ id }) => ['patch', `/api/users/${id}/welcome`, { body: { role: 'jobSeeker' } }],
  'the settings': ({ id, email }) => ['patch', `/api/users/${id}/settings`, { body: settings(email) }],
  'the wish to leave': ({ id }) => ['post', `/api/users/${id}/removal`, { body: { currentPassword: PASSWORD } }],
};

const DEFINITION = { name: 'Mine', isShared: false, report: { reportType: 'candidate' } };
const posting = () => jobForm(jobPayload({ organization: boss.organization, position: positionId }));
const settings = (email: string) => {
  return { email, isEmailReceiver: false, currentPassword: PASSWORD, zipCode: '17101', searchDistance: 50 };
};

/** The columns that name a person. What a removed account leaves on purpose is left out by the caller. */
const PERSON_COLUMNS = `
  select table_name as "table", column_name as "column" from information_schema.columns
   where table_schema = 'public' and column_name in ('user_id', 'account_id', 'owner_id', 'creator_id', 'created_by')`;
/** Sent applications stay for the record (W17.15), and events name their actors. */
const KEPT = new Set(['system_log', 'application_move', 'fact']);

async function leftOf(id: string): Promise<string[]> {
  const columns = await app.rows<{ table: string; column: string }>(PERSON_COLUMNS);
  const left: string[] = [];
  for (const { table, column } of columns.filter((one) => !KEPT.has(one.table)))
    if ((await app.rows(`select 1 from ${table} where ${column} = ? limit 1`, [id])).length) left.push(table);
  return left;
}

async function insider(): Promise<Seeker> {
  const me = await createSeeker(app);
  await app.rows("update account set privileges = '{1,3,7,9,10}', organizations = array[?] where id = ? returning 1", [
    boss.organization,
    me.id,
  ]);
  return me;
}

describe('what is saved while its account is removed', () => {
  it('is told here for every route that writes for a person', async () => {
    const me = await insider();
    const swept = Object.values(WRITES).map((write) => {
      const [method, path] = write(me);
      return `${method.toUpperCase()} ${path.replace(/[0-9a-f-]{36}/, ':id')}`;
    });
    const known = [...swept, ...Object.values(UNSWEPT).flat()];
    const writes = app
      .service(Routes)
      .list()
      .filter(({ method, path }) => method !== 'GET' && EXPECTED[`${method} ${path}`]?.anonymous === 'N')
      .map(({ method, path }) => `${method} ${path}`);
    expect(writes.filter((route) => !known.includes(route))).toEqual([]);
    expect(known.filter((route) => !writes.includes(route))).toEqual([]);
  });

  it.each(Object.entries(WRITES))('is refused, and nothing of it stays: %s', async (_, write) => {
    const me = await insider();
    const [method, path, call] = write(me);
    const send = () => app[method](path, { ...call, as: me.token });
    const mismatches = await findFileMismatches(app);
    let reply: ReturnType<typeof send> | undefined;
    const eraser = app.service(AccountEraser);
    const keys = await app.database.transaction(async (em) => {
      const account = await loadAccountForRemoval(em, me.id);
      reply = send();
      await waitUntilBlocking((sql) => em.execute(sql));
      return eraser.erase(em, account, boss.id);
    });
    await eraser.deleteFiles(keys);
    expect(await reply).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
    expect(await leftOf(me.id)).toEqual([]);
    expect(await findFileMismatches(app)).toEqual(mismatches);
  });

  it('is saved while the account is there, so that each refusal above is that of the removal', async () => {
    const me = await insider();
    for (const [what, write] of Object.entries(WRITES)) {
      const [method, path, call] = write(me);
      const { status } = await app[method](path, { ...call, as: me.token });
      expect([what, status < 300]).toEqual([what, true]);
    }
  });
});

describe('what arrives for minutes', () => {
  const lost: Record<string, (me: Seeker) => Promise<unknown>> = {
    'its user was locked': ({ id }) => app.rows('update account set locked_at = now() where id = ? returning 1', [id]),
    'its session was ended': ({ id }) =>
      app.rows('update session set ended_at = now() where account_id = ? returning 1', [id]),
    'its right was taken': ({ id }) => app.rows("update account set privileges = '{9}' where id = ? returning 1", [id]),
    'its organization was taken': ({ id }) =>
      app.rows("update account set organizations = '{}' where id = ? returning 1", [id]),
  };

  it.each(Object.entries(lost))('is not carried out once %s', async (_, lose) => {
    const me = await insider();
    const title = `Late ${me.id}`;
    const request = new Request(`${app.url}/api/jobs`, {
      method: 'POST',
      body: jobForm(jobPayload({ organization: boss.organization, position: positionId, title })),
    });
    const body = Buffer.from(await request.arrayBuffer());
    const first = Promise.withResolvers<void>();
    const rest = Promise.withResolvers<void>();
    async function* slowly() {
      yield body.subarray(0, 100);
      first.resolve();
      await rest.promise;
      yield body.subarray(100);
    }
    const reply = fetch(request.url, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${me.token}`,
        'content-type': request.headers.get('content-type') ?? '',
      },
      body: ReadableStream.from(slowly()),
      duplex: 'half',
    });
    await first.promise;
    await waitUntilRead(me);
    await lose(me);
    rest.resolve();
    expect([401, 403]).toContain((await reply).status);
    expect(await app.rows('select 1 from job where title = ?', [title])).toEqual([]);
  });
});

/** The guard has read the rights: the session of the request was looked up. */
async function waitUntilRead(me: Seeker): Promise<void> {
  // Any later request of the same session is answered after the earlier one was let in.
  for (let at = 0; at < 3; at += 1)
    expect((await app.get(`/api/users/${me.id}/data-export`, { as: me.token })).status).toBe(200);
}
