import { beforeAll, describe, expect, it } from '@jest/globals';
import type { TestApp } from '#test/support/app.js';
import { eventually } from '#test/support/eventually.js';
import { jobPayload } from '#test/support/fixtures/job-payload.js';
import {
  createJob,
  createPostingsFixture,
  HARRISBURG,
  jobForm,
  type PostingsFixture,
} from '#test/support/fixtures/postings.js';
import { sharedApp } from '#test/support/shared-app.js';
import { INPUT_HEADER } from './contract/api/rules.js';
import { randomOf } from './demo/demo-posting.js';

const NEW = '/api/jobs/autosave';
const FORM = 'a'.repeat(32);

let app: TestApp;
let world: PostingsFixture;
beforeAll(async () => {
  app = await sharedApp();
  world = await createPostingsFixture(app);
});

const of = (id: string) => `/api/jobs/${id}/autosave`;
const payload = () => jobPayload({ organization: HARRISBURG, position: world.teacher.id });
const as = () => world.poster.token;
const newForm = () => Array.from({ length: 32 }, () => Math.floor(Math.random() * 16).toString(16)).join('');

const keep = (path: string, title: string | null, sequence: number, form: string) =>
  app.put(path, {
    as: as(),
    body: { values: title === null ? null : { title }, hasFiles: false, version: 1, form, sequence },
  });
const offered = async (path: string) => (await app.get(path, { as: as() })).body.autosave?.values.title ?? null;
const save = (id: string, version: number, sequence: number, form: string, status = 'unsubmitted', answered = '') =>
  app.patch(`/api/jobs/${id}`, {
    as: as(),
    headers: { [INPUT_HEADER]: `${form}/${sequence}${answered && `/${answered}`}` },
    form: jobForm({ ...payload(), status, version }),
  });

describe('input of one form', () => {
  it('is not replaced by what the form has sent earlier', async () => {
    const form = newForm();
    const { id } = await createJob(app, world.poster, payload());
    await keep(of(id), 'second', 2, form);
    expect((await keep(of(id), 'first', 1, form)).body).toEqual({ savedAt: null });
    expect(await offered(of(id))).toBe('second');
    // The same request twice is one.
    expect((await keep(of(id), 'second', 2, form)).body.savedAt).not.toBeNull();
    expect((await keep(of(id), 'third', 3, form)).body.savedAt).not.toBeNull();
    expect(await offered(of(id))).toBe('third');
  });

  it('is not removed by an earlier Discard, and does not come back after a later one', async () => {
    const form = newForm();
    const { id } = await createJob(app, world.poster, payload());
    await keep(of(id), 'second', 2, form);
    await keep(of(id), null, 1, form);
    expect(await offered(of(id))).toBe('second');
    expect((await keep(of(id), null, 4, form)).body).toEqual({ savedAt: null });
    await keep(of(id), 'third', 3, form);
    expect(await offered(of(id))).toBeNull();
  });

  it('does not come back after Save, Post and the creation of a posting', async () => {
    const form = newForm();
    const { id, version } = await createJob(app, world.poster, payload());
    const saved = await save(id, version, 5, form);
    await keep(of(id), 'late', 4, form);
    expect(await offered(of(id))).toBeNull();
    expect((await save(id, saved.body.version, 7, form, 'open')).status).toBe(200);
    await keep(of(id), 'late', 6, form);
    expect(await offered(of(id))).toBeNull();

    const headers = { [INPUT_HEADER]: `${form}/9` };
    expect((await app.post('/api/jobs', { as: as(), headers, form: jobForm(payload()) })).status).toBe(201);
    await keep(NEW, 'late', 8, form);
    expect(await offered(NEW)).toBeNull();
  });

  it('stays, and is kept on, if the Save fails', async () => {
    const form = newForm();
    const { id, version } = await createJob(app, world.poster, payload());
    await keep(of(id), 'typed', 21, form);
    expect((await save(id, version + 1, 23, form)).status).toBe(409);
    expect(await offered(of(id))).toBe('typed');
    await keep(of(id), 'typed on', 22, form);
    expect(await offered(of(id))).toBe('typed on');
  });

  it('is kept after what another form has saved, and for each account on its own', async () => {
    const [form, otherForm] = [newForm(), newForm()];
    const { id, version } = await createJob(app, world.poster, payload());
    expect((await save(id, version, 900, otherForm)).status).toBe(200);
    await keep(of(id), 'of the other tab', 30, form);
    expect(await offered(of(id))).toBe('of the other tab');
    const body = { values: { title: 'of the manager' }, hasFiles: false, version: 1, form: otherForm, sequence: 1 };
    expect((await app.put(of(id), { as: world.manager.token, body })).body.savedAt).not.toBeNull();
  });
});

describe('input of several forms', () => {
  const answer = (path: string, title: string | null, form: string, answered: string) => {
    const values = title === null ? null : { title };
    return app.put(path, { as: as(), body: { values, hasFiles: false, version: 1, form, sequence: 1, answered } });
  };
  const create = (header?: string) => {
    const headers: Record<string, string> = header === undefined ? {} : { [INPUT_HEADER]: header };
    return app.post('/api/jobs', { as: as(), headers, form: jobForm(payload()) });
  };

  it('is kept for each, and the latest is offered', async () => {
    const [form, otherForm] = [newForm(), newForm()];
    const { id } = await createJob(app, world.poster, payload());
    await keep(of(id), 'here', 1, form);
    await keep(of(id), 'there', 1, otherForm);
    expect(await offered(of(id))).toBe('there');
    await keep(of(id), 'here, later', 2, form);
    expect(await offered(of(id))).toBe('here, later');
    await keep(of(id), null, 3, form);
    expect(await offered(of(id))).toBe('there');
  });

  it('stays when another form, or none, creates or saves a posting', async () => {
    const [form, otherForm] = [newForm(), newForm()];
    await keep(NEW, 'on the other device', 1, form);
    await keep(NEW, 'typed and created', 1, otherForm);
    expect((await create(`${otherForm}/2`)).status).toBe(201);
    expect(await offered(NEW)).toBe('on the other device');
    expect((await create()).status).toBe(201);
    expect(await offered(NEW)).toBe('on the other device');
    expect((await create(`${form}/2`)).status).toBe(201);
    expect(await offered(NEW)).toBeNull();

    const { id, version } = await createJob(app, world.poster, payload());
    await keep(of(id), 'on the other device', 3, form);
    expect((await save(id, version, 3, otherForm)).status).toBe(200);
    expect(await offered(of(id))).toBe('on the other device');
  });

  it('ends once another form has answered it, unless its own form kept more since', async () => {
    for (const end of ['keep', 'discard', 'save'] as const) {
      const [form, otherForm] = [newForm(), newForm()];
      const { id, version } = await createJob(app, world.poster, payload());
      const { savedAt: first } = (await keep(of(id), 'first', 1, form)).body;
      await eventually(() => expect(Date.now()).toBeGreaterThan(Date.parse(first)));
      const { savedAt: second } = (await keep(of(id), 'second', 2, form)).body;
      const answerAs = (answered: string, sequence: number) => {
        if (end === 'save') return save(id, version + sequence - 1, sequence, otherForm, 'unsubmitted', answered);
        return answer(of(id), end === 'keep' ? 'taken' : null, newForm(), answered);
      };
      expect((await answerAs(first, 1)).status).toBe(200);
      const rows = async () =>
        (
          await app.rows<{ title: string }>(`select "values" ->> 'title' as title from job_autosave where job_id = ?`, [
            id,
          ])
        )
          .map(({ title }) => title)
          .sort();
      expect(await rows()).toContain('second');
      expect((await answerAs(second, 2)).status).toBe(200);
      expect(await rows()).not.toContain('second');
    }
  });

  it('is that of the last ten', async () => {
    const { id } = await createJob(app, world.poster, payload());
    for (let at = 0; at < 15; at += 1) await keep(of(id), `form ${at}`, 1, newForm());
    const [row] = await app.rows('select count(*)::int as count from job_autosave where job_id = ?', [id]);
    expect(row).toEqual({ count: 10 });
    expect(await offered(of(id))).toBe('form 14');
  });
});

describe('an order that is none', () => {
  it.each([undefined, '', 'x', 'A'.repeat(32), 'a'.repeat(33)])('is refused of the form %p', async (form) => {
    const body = { values: { title: 'x' }, hasFiles: false, form, sequence: 1 };
    expect((await app.put(NEW, { as: as(), body })).status).toBe(400);
  });

  it.each([undefined, 0, -1, 1.5, 2 ** 31, '1'])('is refused with the number %p', async (sequence) => {
    const body = { values: { title: 'x' }, hasFiles: false, form: FORM, sequence };
    expect((await app.put(NEW, { as: as(), body })).status).toBe(400);
  });

  it.each([
    '',
    '/',
    FORM,
    `${FORM}/`,
    `${FORM}/0`,
    `${FORM}/x`,
    `${FORM}/1e99`,
    `${FORM}-1`,
    `${FORM}/1/`,
    `${FORM}/1/x`,
  ])('is refused in the header of a Save: %p', async (header) => {
    const headers = { [INPUT_HEADER]: header };
    const { status, body } = await app.post('/api/jobs', { as: as(), headers, form: jobForm(payload()) });
    expect([status, body.fields?.[0]?.path]).toEqual([400, INPUT_HEADER]);
  });
});

/** All at once, in an order that differs from try to try, but not from run to run. */
function inAnyOrder<T>(attempt: number, requests: (() => Promise<T>)[]): Promise<T[]> {
  const random = randomOf(attempt);
  return Promise.all(
    requests
      .map((send) => ({ send, at: random() }))
      .sort((one, other) => one.at - other.at)
      .map(({ send }) => send()),
  );
}

describe('requests of one form that arrive at once, in any order', () => {
  const TRIES = 40;

  it('leave nothing that was typed before an answered Save', async () => {
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const form = newForm();
      const { id, version } = await createJob(app, world.poster, payload());
      if (attempt % 2) await keep(of(id), 'typed 1', 1, form);
      const autosaves = [2, 3, 4].map((sequence) => () => keep(of(id), `typed ${sequence}`, sequence, form));
      const answers = await inAnyOrder(attempt, [...autosaves, () => save(id, version, 5, form)]);
      expect(answers.map(({ status }) => status)).toEqual(Array(4).fill(200));
      expect([attempt, await offered(of(id))]).toEqual([attempt, null]);
    }
  });

  it('leave nothing that was typed before an answered creation', async () => {
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const form = newForm();
      const create = () =>
        app.post('/api/jobs', {
          as: as(),
          headers: { [INPUT_HEADER]: `${form}/3` },
          form: jobForm(payload()),
        });
      await inAnyOrder(attempt, [
        ...[1, 2].map((sequence) => () => keep(NEW, `typed ${sequence}`, sequence, form)),
        create,
      ]);
      expect([attempt, await offered(NEW)]).toEqual([attempt, null]);
    }
  });

  it('leave the last typing, and nothing after a Discard', async () => {
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const form = newForm();
      const { id } = await createJob(app, world.poster, payload());
      const typed = [1, 2, 4].map((sequence) => () => keep(of(id), `typed ${sequence}`, sequence, form));
      await inAnyOrder(attempt, [...typed, () => keep(of(id), null, 3, form)]);
      expect([attempt, await offered(of(id))]).toEqual([attempt, 'typed 4']);
      await inAnyOrder(attempt, [() => keep(of(id), 'typed 5', 5, form), () => keep(of(id), null, 6, form)]);
      expect([attempt, await offered(of(id))]).toEqual([attempt, null]);
    }
  });
});
