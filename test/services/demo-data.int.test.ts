import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { assertNoDemoData, discoverSeeders, removeDemoData, runSeeders } from '#src/seeding.js';
import { SETS, startApp, type TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import { createEmployer, createOpenJob, createSeeker, PDF, type Seeker, submit } from '../support/fixtures/applying.js';
import { jobPayload } from '../support/fixtures/job-payload.js';
import { jobForm } from '../support/fixtures/postings.js';
import { PASSWORD } from '../support/fixtures/users.js';

const BULK = 40;
const SEEKER = { email: 'seeker@demo.example', password: PASSWORD };
const DEMO_JOB = `select id from job where status = 'open' and not is_external_post and start_date <= now() and end_date > now()
  and not is_essay_required and not is_performance_assessment`;

describe.each(SETS)('removing the demo data on the %s set', (set) => {
  let app: TestApp;
  let shell: INestApplicationContext;
  let real: Seeker;
  let realJob: string;
  let copiedFile: string;
  beforeAll(async () => {
    app = await startApp({ set });
    shell = { get: (type: never) => app.service(type) } as unknown as INestApplicationContext;
    await runSeeders(shell, () => undefined);
    for (const { seeder } of discoverSeeders(shell)) await seeder.seedMore?.(BULK, { bulk: true }, () => undefined);
    await app.idle();
    const work = await createEmployer(app);
    realJob = await createOpenJob(app, work, { title: 'Falconry Teacher' });
    real = await createSeeker(app);
    const [job] = await app.rows<{ id: string }>(DEMO_JOB);
    expect(await submit(app, real, job?.id ?? '')).toMatchObject({ status: 201 });
    const demo = (await app.post('/api/auth/signin', { body: SEEKER })).body;
    const [account] = await app.rows<{ id: string; resume: string }>(
      'select a.id, d.id as resume from account a join profile_document d on d.user_id = a.id where email = ?',
      [SEEKER.email],
    );
    const applicant = {
      ...SEEKER,
      id: account?.id ?? '',
      token: demo.accessToken,
      refreshToken: '',
      resumeId: account?.resume ?? '',
    };
    expect(await submit(app, applicant, realJob)).toMatchObject({ status: 201 });
    copiedFile = await shareDemoFile();
    await app.idle();
  }, 600_000);
  afterAll(() => app?.close());

  /** A file of a demo posting that the real one has too, as a copy would. Returns its id there. */
  async function shareDemoFile(): Promise<string> {
    const manager = (await app.post('/api/auth/signin', { body: { ...SEEKER, email: 'manager@demo.example' } })).body;
    const [model] = await app.rows<{ organization: string; position: string }>(
      'select organization, position_id as position from job where id = ?',
      [realJob],
    );
    const form = jobForm(jobPayload({ organization: '', position: '', ...model }), [{ name: 'a.pdf', content: PDF }]);
    const { status, body } = await app.post('/api/jobs', { as: manager.accessToken, form });
    expect(status).toBe(201);
    const [copy] = await app.rows<{ id: string }>(
      `insert into job_file select (jsonb_populate_record(f, jsonb_build_object(
         'id', gen_random_uuid(), 'job_id', ?::uuid))).* from job_file f where job_id = ? returning id`,
      [realJob, body.id],
    );
    return copy?.id ?? '';
  }

  const files = async () =>
    (await readdir(join(app.home.dataDir, 'files'), { recursive: true, withFileTypes: true })).filter((one) =>
      one.isFile(),
    );
  const found = async () => (await app.get('/api/jobs?limit=100')).body.items.map(({ id }: { id: string }) => id);
  const countOf = async (table: string) => (await app.rows(`select 1 from ${table}`)).length;

  it('is asked for before production boots', async () => {
    await expect(assertNoDemoData(shell)).rejects.toThrow('npm run cli -- demo remove');
    // A demo account remains one after a change of e-mail.
    await app.rows(`with moved as (update account set email = 'real@school.example' where email = 'admin@demo.example' returning id)
      insert into email_change (id, account_id, from_email, to_email, ended_at, created_at, updated_at)
      select gen_random_uuid(), id, 'admin@demo.example', 'real@school.example', now(), now(), now() from moved returning 1`);
    expect((await found()).length).toBeGreaterThan(1);
  });

  it('leaves nothing of them, and everything of others', async () => {
    const postings = (await countOf('job')) - 1;
    expect(postings).toBeGreaterThan(300);
    await app.rows(
      `insert into idempotency_key (scope, key, attempt, fingerprint, claimed_at, is_done, status, answer)
       select id::text, 'of an answered write', gen_random_uuid(), '', clock_timestamp(), true, 200, '{}' from account returning 1`,
    );
    const removed = await removeDemoData(shell);
    await app.idle();
    expect(removed).toMatchObject({ accounts: 48 + BULK, postings, profiles: 48 + BULK });
    expect(removed).toMatchObject({ 'home contents': 1, 'log entries': BULK });
    expect(removed.applications).toBeGreaterThan(100 + BULK);
    expect(removed.files).toBeGreaterThan(4);
    expect(await app.rows('select id from job')).toEqual([{ id: realJob }]);
    for (const table of ['application', 'application_file', 'home_content', 'mailbox_message', 'demo_part'])
      expect([table, await countOf(table)]).toEqual([table, 0]);
    for (const table of ['profile', 'profile_document']) expect([table, await countOf(table)]).toEqual([table, 1]);
    expect(await countOf("account where email like '%@demo.example' or email like 'real@%'")).toBe(0);
    const others = await app.rows('select id::text as scope from account order by id');
    expect(
      await app.rows("select scope from idempotency_key where key = 'of an answered write' order by scope"),
    ).toEqual(others);
    expect(await files()).toHaveLength(2);
    expect((await app.get(`/api/jobs/files/${copiedFile}`)).status).toBe(200);
    await eventually(async () => expect(await found()).toEqual([realJob]));
    expect(await countOf('dead_letter')).toBe(0);
    expect((await app.post('/api/auth/signin', { body: SEEKER })).status).toBe(401);
    expect((await app.get(`/api/users/files/${real.resumeId}`, { as: real.token })).status).toBe(200);
  });

  it('does no harm twice, and production boots', async () => {
    expect(new Set(Object.values(await removeDemoData(shell)))).toEqual(new Set([0]));
    await assertNoDemoData(shell);
  });
});
