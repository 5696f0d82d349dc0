import { beforeAll, describe, expect, it } from '@jest/globals';
import { Privilege } from '#modules/shared/privileges.js';
import type { TestApp } from '#test/support/app.js';
import { jobPayload } from '#test/support/fixtures/job-payload.js';
import {
  createJob,
  createPostingsFixture,
  HARRISBURG,
  jobForm,
  type PostingsFixture,
} from '#test/support/fixtures/postings.js';
import { createSignedInUser, type TestUser } from '#test/support/fixtures/users.js';
import { sharedApp } from '#test/support/shared-app.js';
import { RemoveOldAutosaves } from './commands/remove-old-autosaves.js';
import { INPUT_HEADER } from './contract/api/rules.js';

const NEW = '/api/jobs/autosave';
const FORM = 'a'.repeat(32);

let app: TestApp;
let world: PostingsFixture;
beforeAll(async () => {
  app = await sharedApp();
  world = await createPostingsFixture(app);
});

const of = (id: string) => `/api/jobs/${id}/autosave`;
let sequence = 0;
const keep = (path: string, as: TestUser, values: unknown, rest: object = { version: 1 }) => {
  sequence += 1;
  return app.put(path, { as: as.token, body: { values, hasFiles: false, form: FORM, sequence, ...rest } });
};
/** Of a Save of the form. */
const ofForm = () => {
  sequence += 1;
  return { [INPUT_HEADER]: `${FORM}/${sequence}` };
};
const kept = async (path: string, as: TestUser) => (await app.get(path, { as: as.token })).body.autosave;
const payload = (changes = {}) => jobPayload({ organization: HARRISBURG, position: world.teacher.id, ...changes });
const draft = (as = world.poster) => createJob(app, as, payload());

describe('what is typed into the posting form and not saved', () => {
  it('is kept as it was typed, valid or not, in place of what its form kept before', async () => {
    const { id } = await draft();
    expect(await kept(of(id), world.poster)).toBeNull();
    await keep(of(id), world.poster, { title: 'School nur' });
    const typed = { title: '', salaryMin: '-5', endDate: '', isRemote: true, reviewers: [], email: 'nobody@' };
    const { status, body } = await keep(of(id), world.poster, typed, { version: 7, hasFiles: true });
    expect(status).toBe(200);
    expect(await kept(of(id), world.poster)).toEqual({
      values: typed,
      version: 7,
      hasFiles: true,
      savedAt: body.savedAt,
    });
    expect(await kept(of(id), world.poster)).not.toHaveProperty('accountId');
  });

  it('changes nothing about the posting, which stays open', async () => {
    const { id } = await createJob(app, world.poster, { ...payload(), status: 'open' });
    await keep(of(id), world.poster, { title: 'Something else' });
    const { body } = await app.get(`/api/jobs/${id}/admin`, { as: world.poster.token });
    expect(body).toMatchObject({ status: 'open', title: payload().title });
  });

  it('is one for each posting and one for a new one, and nobody else reads it', async () => {
    const { id } = await draft();
    const colleague = await createSignedInUser(app, {
      privileges: [Privilege.JobPosting],
      organizations: [HARRISBURG],
    });
    await keep(NEW, world.poster, { title: 'New' });
    await keep(of(id), world.poster, { title: 'Mine' });
    await keep(of(id), colleague, { title: 'The colleague’s' });
    expect((await kept(NEW, world.poster)).values).toEqual({ title: 'New' });
    expect((await kept(of(id), world.poster)).values).toEqual({ title: 'Mine' });
    expect((await kept(of(id), colleague)).values).toEqual({ title: 'The colleague’s' });
    for (const path of [NEW, of(id)]) expect(await kept(path, world.manager)).toBeNull();
    expect((await keep(of(id), world.manager, null)).status).toBe(200);
    expect(await kept(of(id), colleague)).not.toBeNull();
  });

  it('is kept only by who may change the posting, and only while it can be changed', async () => {
    const { id } = await createJob(app, world.poster, { ...payload(), status: 'open' });
    for (const [as, status] of [
      [world.otherPoster, 404],
      [world.seeker, 403],
      [world.reviewer, 403],
    ] as const) {
      expect((await keep(of(id), as, { title: 'x' })).status).toBe(status);
      expect((await app.get(of(id), { as: as.token })).status).toBe(status);
    }
    expect((await keep(NEW, world.seeker, { title: 'x' })).status).toBe(403);
    await app.patch(`/api/jobs/${id}/status`, { as: world.poster.token, body: { status: 'closed' } });
    expect((await keep(of(id), world.poster, { title: 'x' })).status).toBe(409);
    await app.delete(`/api/jobs/${id}`, { as: world.poster.token });
    expect((await keep(of(id), world.poster, { title: 'x' })).status).toBe(410);
    const [{ count } = {}] = await app.rows('select count(*)::int from job_autosave where job_id = ?', [id]);
    expect(count).toBe(0);
  });
});

describe('bad input', () => {
  it.each([
    ['a field that the form does not have', { creatorId: 'x' }],
    ['an object', { title: { $ne: '' } }],
    ['a number', { salaryMin: 5 }],
    ['NUL', { title: 'a\u0000b' }],
    ['half a character', { title: 'a\ud800' }],
    ['reviewers that are no ids', { reviewers: ['x'] }],
    ['too many reviewers', { reviewers: Array(51).fill('0198a000-0000-7000-8000-000000000001') }],
    ['too much text', { description: 'x'.repeat(40_001) }],
    ['no object', 'x'],
    ['nothing', undefined],
  ])('is refused: %s', async (_, values) => {
    const { status, body } = await keep(NEW, world.creator, values, {});
    expect([status, body.message !== '']).toEqual([400, true]);
    expect(await kept(NEW, world.creator)).toBeNull();
  });

  it('says that the text is too long', async () => {
    const { body } = await keep(NEW, world.creator, { description: 'x'.repeat(40_001) }, {});
    expect(body.fields[0]).toMatchObject({ path: 'values', message: expect.stringContaining('too long to be kept') });
    expect((await keep(NEW, world.creator, { description: 'x'.repeat(1_100_000) }, {})).status).toBe(413);
  });

  it('is refused without the version of a posting, and with one that is none', async () => {
    const { id } = await draft();
    for (const version of [undefined, 0, -1, 1.5, 2 ** 31, '1'])
      expect((await keep(of(id), world.poster, {}, { version })).status).toBe(400);
  });

  it.each([
    ['characters that HTML writes longer', '&'.repeat(39_000)],
    ['entities of characters that no field takes', '<p>&#0; &#xD800; &#x1F;</p>'],
  ])('is offered again with %s in the description', async (_, description) => {
    expect((await keep(NEW, world.creator, { description }, {})).status).toBe(200);
    expect((await kept(NEW, world.creator)).values.description).not.toBe('');
  });

  it('has no script left in the description', async () => {
    await keep(NEW, world.poster, {
      description: '<p onclick="x()">Text<script>x()</script><img src=x onerror=x()></p>',
    });
    expect((await kept(NEW, world.poster)).values.description).toBe('<p>Text</p>');
  });
});

describe('it is removed', () => {
  it('by Save and by Post, which the list’s moves are not', async () => {
    const { id, version } = await draft();
    const change = (status: string, of: number) => {
      const form = jobForm({ ...payload(), status, version: of });
      return app.patch(`/api/jobs/${id}`, { as: world.poster.token, headers: ofForm(), form });
    };
    await keep(of(id), world.poster, { title: 'x' });
    expect((await change('unsubmitted', version - 1)).status).toBe(409);
    expect(await kept(of(id), world.poster)).not.toBeNull();
    const saved = await change('unsubmitted', version);
    expect(await kept(of(id), world.poster)).toBeNull();

    await keep(of(id), world.poster, { title: 'x' });
    await app.patch(`/api/jobs/${id}/status`, { as: world.poster.token, body: { status: 'open' } });
    expect(await kept(of(id), world.poster)).not.toBeNull();
    expect((await change('open', saved.body.version + 1)).status).toBe(200);
    expect(await kept(of(id), world.poster)).toBeNull();
  });

  it('by the creation of a posting: that of a new one only', async () => {
    const { id } = await draft();
    await keep(of(id), world.poster, { title: 'x' });
    await keep(NEW, world.poster, { title: 'x' });
    const form = jobForm(payload());
    expect((await app.post('/api/jobs', { as: world.poster.token, headers: ofForm(), form })).status).toBe(201);
    expect(await kept(NEW, world.poster)).toBeNull();
    expect(await kept(of(id), world.poster)).not.toBeNull();
  });

  it('when its user discards it', async () => {
    const { id } = await draft();
    for (const path of [NEW, of(id)]) {
      await keep(path, world.poster, { title: 'x' });
      expect(await keep(path, world.poster, null)).toMatchObject({ status: 200, body: { savedAt: null } });
      expect(await kept(path, world.poster)).toBeNull();
    }
  });

  it('with its account', async () => {
    const leaver = await createSignedInUser(app, { privileges: [Privilege.JobPosting], organizations: [HARRISBURG] });
    await keep(NEW, leaver, { title: 'x' });
    expect((await app.delete(`/api/users/${leaver.id}`, { as: world.admin.token })).status).toBeLessThan(300);
    for (const table of ['job_autosave', 'job_form_input'])
      expect(await app.rows(`select 1 from ${table} where account_id = ?`, [leaver.id])).toEqual([]);
  });

  it('after 30 days, and the order of its forms after one', async () => {
    const orders = async () =>
      (await app.rows('select 1 from job_form_input where account_id = ?', [world.otherPoster.id])).length;
    await keep(NEW, world.otherPoster, null);
    await app.service(RemoveOldAutosaves).sweep();
    expect(await orders()).toBe(1);
    await app.rows(
      `update job_form_input set received_at = now() - interval '25 hours' where account_id = ? returning 1`,
      [world.otherPoster.id],
    );
    await app.service(RemoveOldAutosaves).sweep();
    expect(await orders()).toBe(0);

    const { id } = await draft();
    await keep(NEW, world.poster, { title: 'x' });
    await keep(of(id), world.poster, { title: 'x' });
    await app.rows(
      `update job_autosave set saved_at = now() - interval '30 days 1 minute' where job_id = ? returning 1`,
      [id],
    );
    await app.service(RemoveOldAutosaves).sweep();
    expect(await kept(of(id), world.poster)).toBeNull();
    expect(await kept(NEW, world.poster)).not.toBeNull();
  });
});
