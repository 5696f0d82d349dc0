import { beforeAll, describe, expect, it } from '@jest/globals';
import type { TestApp } from '#test/support/app.js';
import {
  ALBERT_GALLATIN,
  createJob,
  createPostingsFixture,
  HARRISBURG,
  type PostingsFixture,
} from '#test/support/fixtures/postings.js';
import type { TestUser } from '#test/support/fixtures/users.js';
import { sharedApp } from '#test/support/shared-app.js';
import { TEMPLATE_LIMITS } from './contract/api/templates.js';

let app: TestApp;
let world: PostingsFixture;
let jobId: string;

beforeAll(async () => {
  app = await sharedApp();
  world = await createPostingsFixture(app);
  const job = { organization: HARRISBURG, position: world.teacher.id, salaryMin: 50_000.5, isFeatured: true };
  jobId = (await createJob(app, world.manager, { ...job, externalListingNumber: 'HB-7', description: '<p>Teach.</p>' }))
    .id;
});

const save = (name: string, as = world.poster, id = jobId) =>
  app.post(`/api/jobs/${id}/template`, { as: as.token, body: { name } });
const list = async (as: TestUser, organization = '') =>
  (await app.get(`/api/jobs/templates${organization && `?organization=${organization}`}`, { as: as.token })).body;
const read = (id: string, as: TestUser) => app.get(`/api/jobs/templates/${id}`, { as: as.token });
const remove = (id: string, as: TestUser) => app.delete(`/api/jobs/templates/${id}`, { as: as.token });
const names = async (as: TestUser, organization = '') =>
  (await list(as, organization)).map(({ name }: { name: string }) => name);

describe('the templates of an organization', () => {
  it('have the content of the posting without its dates, state and numbers', async () => {
    const { status, body } = await save('Fourth grade');
    expect([status, body]).toEqual([201, expect.objectContaining({ name: 'Fourth grade', organization: HARRISBURG })]);
    const { content } = (await read(body.id, world.manager)).body;
    expect(content).toMatchObject({
      title: 'Fourth grade teacher',
      position: world.teacher.id,
      salaryMin: 50_000.5,
      description: '<p>Teach.</p>',
      contactsFirstName: 'Dana',
      isFeatured: true,
      county: 22,
      iu: null,
    });
    for (const field of ['startDate', 'endDate', 'status', 'externalListingNumber', 'jobListingNumber', 'reviewers'])
      expect(content).not.toHaveProperty(field);
  });

  it('tell the settings of administrators to them only [W5.39]', async () => {
    const { body } = await save('Featured');
    expect((await read(body.id, world.manager)).body.content).toMatchObject({ isFeatured: true, essayQuestion: '' });
    const { content } = (await read(body.id, world.poster)).body;
    for (const field of ['isFeatured', 'isHot', 'isEssayRequired', 'essayQuestion'])
      expect(content).not.toHaveProperty(field);
  });

  it('have one name each, whatever its case, also when two are saved at once', async () => {
    expect((await save(' Custodian ')).body.name).toBe('Custodian');
    const again = await save('CUSTODIAN');
    expect(again).toMatchObject({ status: 409, body: { code: 'template_exists', fields: [{ path: 'name' }] } });
    const { id } = await createJob(app, world.poster, { organization: HARRISBURG, position: world.teacher.id });
    for (const name of ['At once', 'Twice', 'Again']) {
      const both = await Promise.all([save(name), save(name.toUpperCase(), world.poster, id)]);
      expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
      expect(both.find((one) => one.status === 409)?.body.fields[0].path).toBe('name');
    }
    for (const name of ['', '  ', 'x'.repeat(TEMPLATE_LIMITS.name + 1), 'a\ud800b'])
      expect(await save(name)).toMatchObject({ status: 400, body: { fields: [{ path: 'name' }] } });
  });

  it('have names that differ in more than case and accents, with a message at the name of others', async () => {
    const pairs = [
      ['ÉCOLE', 'école'],
      ['İNCLUSION', 'inclusion'],
      ['ΟΔΟΣ', 'οδοσ'],
      ['STRAẞE', 'straße'],
    ] as const;
    for (const [first, second] of pairs) {
      expect((await save(first)).status).toBe(201);
      const { status, body } = await save(second);
      expect([first, status, body.fields?.[0]?.path]).toEqual([first, 409, 'name']);
    }
  });

  it('are listed to its posters and, by name, to administrators', async () => {
    const elsewhere = await createJob(app, world.otherPoster, {
      organization: ALBERT_GALLATIN,
      position: world.teacher.id,
    });
    await save('Elsewhere', world.otherPoster, elsewhere.id);
    expect(await names(world.poster)).toContain('Fourth grade');
    expect(await names(world.poster)).not.toContain('Elsewhere');
    expect(await names(world.poster, ALBERT_GALLATIN)).toEqual([]);
    expect(await names(world.manager)).toEqual([]);
    expect(await names(world.manager, ALBERT_GALLATIN)).toEqual(['Elsewhere']);
  });

  it('are read, saved and removed by no other poster', async () => {
    const { body } = await save('Ours');
    expect((await read(body.id, world.otherPoster)).status).toBe(404);
    expect((await remove(body.id, world.otherPoster)).status).toBe(404);
    expect((await save('Theirs', world.otherPoster)).status).toBe(404);
    expect((await read(body.id, world.seeker)).status).toBe(403);
    expect((await remove(body.id, world.poster)).status).toBe(204);
    expect((await read(body.id, world.poster)).status).toBe(404);
    expect((await remove(body.id, world.poster)).status).toBe(404);
  });

  it('are a hundred at most', async () => {
    await app.rows(
      `insert into posting_template (id, created_at, updated_at, organization, name, content, created_by)
       select gen_random_uuid(), now(), now(), ?, 'Copy ' || n, '{}', ? from generate_series(1, ?) as n returning 1`,
      [HARRISBURG, world.manager.id, TEMPLATE_LIMITS.perOrganization],
    );
    expect(await save('One more')).toMatchObject({ status: 409, body: { code: 'too_many_templates' } });
    await app.rows(`delete from posting_template where name like 'Copy %' returning 1`);
  });
});

describe('a template that is older than a rule', () => {
  it('leaves out what the form would refuse, and the rest stays', async () => {
    const { body } = await save('Old');
    const changes = { title: 'x'.repeat(300), geography: 'XX', salaryMin: 'much', unknown: 1, city: 'Harrisburg' };
    await app.rows('update posting_template set content = content || ?::jsonb where id = ? returning 1', [
      JSON.stringify(changes),
      body.id,
    ]);
    const { status, body: template } = await read(body.id, world.poster);
    expect(status).toBe(200);
    expect(template.content).toMatchObject({ city: 'Harrisburg', zipCode: '17101' });
    for (const field of ['title', 'geography', 'salaryMin', 'unknown'])
      expect(template.content).not.toHaveProperty(field);
  });
});

describe('a template', () => {
  it('outlives its author and the posting, and a disabled organization', async () => {
    const { id } = await createJob(app, world.creator, { organization: HARRISBURG, position: world.teacher.id });
    const { body } = await save('Outlives', world.creator, id);
    await app.delete(`/api/jobs/${id}`, { as: world.poster.token });
    const { status } = await app.delete(`/api/users/${world.creator.id}`, { as: world.admin.token });
    expect([200, 204, 400]).toContain(status);
    await app.rows(`update organization set action = 'disabled' where account_number = ?`, [HARRISBURG]);
    expect((await read(body.id, world.manager)).status).toBe(200);
    expect((await remove(body.id, world.manager)).status).toBe(204);
    await app.rows(`update organization set action = 'enabled' where account_number = ?`, [HARRISBURG]);
  });

  it('is told in the log, and its saving in the history of the posting', async () => {
    const { body } = await save('Told');
    await remove(body.id, world.poster);
    const events = await app.rows<{ name: string; payload: unknown }>(
      `select name, payload from fact where payload->>'templateId' = ? order by seq`,
      [body.id],
    );
    expect(events).toEqual([
      { name: 'PostingTemplateSaved', payload: { templateId: body.id, organization: HARRISBURG, jobId } },
      { name: 'PostingTemplateRemoved', payload: { templateId: body.id, organization: HARRISBURG } },
    ]);
    const { items } = (await app.get(`/api/history/jobs/${jobId}?limit=1`, { as: world.manager.token })).body;
    expect(items[0].text).toBe('saved the posting as a template.');
  });
});
