import { beforeAll, describe, expect, it } from '@jest/globals';
import type { TestApp } from '#test/support/app.js';
import { dayFromToday, jobPayload } from '#test/support/fixtures/job-payload.js';
import {
  createJob,
  createPostingsFixture,
  HARRISBURG,
  jobForm,
  type PostingsFixture,
} from '#test/support/fixtures/postings.js';
import type { TestUser } from '#test/support/fixtures/users.js';
import { sharedApp } from '#test/support/shared-app.js';
import type { JobPayloadInput } from './contract/api/job.js';

let app: TestApp;
let world: PostingsFixture;

beforeAll(async () => {
  app = await sharedApp();
  world = await createPostingsFixture(app);
});

const PDF = { name: 'Job description.pdf', content: '%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n' };
const TEXT = { name: 'notes.txt', content: 'Bring a pencil.' };
const place = () => ({ organization: HARRISBURG, position: world.teacher.id });
const wish = (id: string, status: string, as = world.poster) =>
  app.patch(`/api/jobs/${id}/status`, { as: as.token, body: { status } });
const open = (changes: Partial<JobPayloadInput> = {}) =>
  createJob(app, world.poster, { ...place(), status: 'open', ...changes });

async function withFiles(status: 'unsubmitted' | 'open', files = [PDF, TEXT]) {
  const form = jobForm({ ...jobPayload(place()), status }, files);
  const { body } = await app.post('/api/jobs', { as: world.poster.token, form });
  const read = await app.get(`/api/jobs/${body.id}/admin`, { as: world.poster.token });
  return { id: body.id as string, version: body.version as number, files: read.body.files as { id: string }[] };
}

describe('the public page of a posting', () => {
  it('is there from the start date of an open one on, for everybody alike [P2.19, W9.1, W9.11]', async () => {
    const { id, jobListingNumber } = await open();
    for (const as of [undefined, world.seeker.token, world.poster.token]) {
      const { status, body } = await app.get(`/api/jobs/${id}`, as ? { as } : {});
      expect(status).toBe(200);
      expect(body).toMatchObject({
        title: 'Fourth grade teacher',
        status: 'open',
        isAccepting: true,
        jobListingNumber,
      });
      expect(body.deadlineText).toBe('30 days');
    }
    const queued = await open({ startDate: dayFromToday(2) });
    expect((await app.get(`/api/jobs/${queued.id}`, { as: world.poster.token })).status).toBe(404);
  });

  it('is not there before it was posted, nor what only waited for approval [P2.19, W9.14]', async () => {
    const saved = await createJob(app, world.poster, place());
    const needy = { organization: HARRISBURG, position: world.superintendent.id, status: 'open' as const };
    const pending = await createJob(app, world.poster, needy);
    const closed = await createJob(app, world.poster, needy);
    await wish(closed.id, 'closed');
    const unknown = await app.get('/api/jobs/0190a000-0000-7000-8000-000000000001');
    for (const { id } of [saved, pending, closed]) {
      const { status, body } = await app.get(`/api/jobs/${id}`);
      expect({ status, body }).toEqual({ status: 404, body: unknown.body });
    }
    expect((await app.get('/api/jobs/not-an-id')).status).toBe(404);
  });

  it('stays for filled, closed and expired ones, without Apply, and is gone for deleted ones [P2.19, W6.22, W9.7, W9.14]', async () => {
    const expired = await open({ startDate: dayFromToday(-9), endDate: dayFromToday(-1) });
    const closed = await open();
    await wish(closed.id, 'closed');
    const filled = await open();
    await wish(filled.id, 'filled');
    for (const { id } of [expired, closed, filled]) {
      const { status, body } = await app.get(`/api/jobs/${id}`);
      expect(status).toBe(200);
      expect(body).toMatchObject({ isAccepting: false, deadlineText: 'No longer accepting applications' });
    }
    await app.delete(`/api/jobs/${closed.id}`, { as: world.poster.token });
    expect((await app.get(`/api/jobs/${closed.id}`)).status).toBe(410);
  });

  it('keeps the salary and everything internal to itself [W9.4] (S2)', async () => {
    const { id } = await open({ isSalaryShow: false, salaryMin: 10, salaryMax: 20 });
    const { body } = await app.get(`/api/jobs/${id}`);
    expect(body).toMatchObject({ isSalaryShow: false, salaryMin: null, salaryMax: null });
    for (const field of ['creatorId', 'creator', 'reviewers', 'version', 'isHot', 'approvedBy', 'applicationsCount'])
      expect(body).not.toHaveProperty(field);
    const shown = await open({ isSalaryShow: true, salaryMin: 10.5, salaryMax: null, salaryUnit: 'hour' });
    const reported = { salaryMin: 10.5, salaryMax: null, salaryUnit: 'hour' };
    expect((await app.get(`/api/jobs/${shown.id}`)).body).toMatchObject(reported);
  });

  it('says who may edit it and who may see its candidates [W9.2, W9.13]', async () => {
    const { id } = await open();
    const external = await open({ isExternalPost: true, externalUrl: 'https://a.example' });
    const rights = async (jobId: string, as?: TestUser) => {
      const { body } = await app.get(`/api/jobs/${jobId}`, as ? { as: as.token } : {});
      expect(body.applicationsCount).toBe(
        as && [world.poster, world.creator, world.manager].includes(as) ? 0 : undefined,
      );
      return [body.mayEdit, body.maySeeCandidates];
    };
    expect(await rights(id)).toEqual([false, false]);
    expect(await rights(id, world.seeker)).toEqual([false, false]);
    expect(await rights(id, world.otherPoster)).toEqual([false, false]);
    expect(await rights(id, world.reviewer)).toEqual([false, true]);
    expect(await rights(id, world.poster)).toEqual([true, false]);
    expect(await rights(id, world.creator)).toEqual([true, false]);
    expect(await rights(id, world.manager)).toEqual([true, true]);
    expect(await rights(external.id, world.manager)).toEqual([true, false]);
  });
});

describe('the form of a posting', () => {
  it('opens for its posters, its creator and administrators only [W5.14, P12.6, P12.8]', async () => {
    const { id } = await createJob(app, world.poster, place());
    const read = async (as?: TestUser) => (await app.get(`/api/jobs/${id}/admin`, as ? { as: as.token } : {})).status;
    const statuses = [read(), read(world.seeker), read(world.reviewer), read(world.otherPoster)];
    expect(await Promise.all(statuses)).toEqual([401, 403, 403, 404]);
    expect(await Promise.all([read(world.poster), read(world.creator), read(world.manager)])).toEqual([200, 200, 200]);
    const moves = async (as: TestUser) => (await app.get(`/api/jobs/${id}/admin`, { as: as.token })).body.moves;
    expect(await moves(world.poster)).toEqual(['save', 'post', 'delete']);
  });
});

describe('files of a posting', () => {
  it('are attached, downloaded as attachments and removed [W5.13, W5.47, W9.9] (S7)', async () => {
    const job = await withFiles('open');
    const { body } = await app.get(`/api/jobs/${job.id}`);
    expect(body.files).toMatchObject([{ fileName: PDF.name }, { fileName: TEXT.name, size: TEXT.content.length }]);
    const answer = await app.get(`/api/jobs/files/${job.files[1]?.id}`);
    expect(answer).toMatchObject({ status: 200, body: TEXT.content });
    expect(answer.headers.get('content-disposition')).toContain('attachment; filename=notes.txt');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');

    const deletedFiles = [job.files[1]?.id];
    const form = jobForm({ ...jobPayload(place()), id: job.id, status: 'open', version: job.version, deletedFiles }, [
      { name: TEXT.name, content: 'Bring a pen.' },
      { name: PDF.name, content: PDF.content },
    ]);
    expect((await app.patch(`/api/jobs/${job.id}`, { as: world.poster.token, form })).status).toBe(200);
    const { files } = (await app.get(`/api/jobs/${job.id}`)).body;
    expect(files.map(({ fileName }: { fileName: string }) => fileName)).toEqual([PDF.name, TEXT.name]);
    expect((await app.get(`/api/jobs/files/${files[1].id}`)).body).toBe('Bring a pen.');
    expect((await app.get(`/api/jobs/files/${deletedFiles[0]}`)).status).toBe(404);
  });

  it('follow their posting [P2.19]', async () => {
    const { id, files } = await withFiles('unsubmitted');
    const path = `/api/jobs/files/${files[0]?.id}`;
    expect((await app.get(path)).status).toBe(404);
    expect((await app.get(path, { as: world.otherPoster.token })).status).toBe(404);
    expect((await app.get(path, { as: world.poster.token })).status).toBe(200);
    await wish(id, 'open');
    expect((await app.get(path)).status).toBe(200);
    await wish(id, 'closed');
    await app.delete(`/api/jobs/${id}`, { as: world.poster.token });
    expect((await app.get(path, { as: world.poster.token })).status).toBe(410);
  });

  it('leave nothing behind when the posting is refused (S7, I10)', async () => {
    const kept = async () => (await app.rows('select key from job_file')).length;
    const before = await kept();
    const bad = [
      { name: 'tool.exe', content: 'MZ' },
      { name: 'page.txt', content: '<html><script>x()</script></html>' },
      { name: 'fake.pdf', content: 'not a pdf' },
      { name: 'empty.pdf', content: '' },
    ];
    for (const file of bad) {
      const form = jobForm(jobPayload(place()), [file]);
      const { status } = await app.post('/api/jobs', { as: world.poster.token, form });
      expect([file.name, status >= 400 && status < 500]).toEqual([file.name, true]);
    }
    const many = Array.from({ length: 11 }, (_, index) => ({ ...TEXT, name: `${index}.txt` }));
    const form = jobForm(jobPayload(place()), many);
    expect((await app.post('/api/jobs', { as: world.poster.token, form })).status).toBe(413);
    expect(await kept()).toBe(before);
  });

  it('are ten at most over several changes, one of each name, and no other posting’s [W5.47]', async () => {
    const sameNames = ['NOTES.txt', 'nótes.txt', 'no\u0301tes.txt'].map((name) => ({ ...TEXT, name }));
    const one = await withFiles('unsubmitted', [TEXT, TEXT, ...sameNames]);
    expect(one.files).toHaveLength(1);
    const many = Array.from({ length: 10 }, (_, index) => ({ ...TEXT, name: `${index}.txt` }));
    const change = (jobData: object, files: (typeof TEXT)[] = []) =>
      app.patch(`/api/jobs/${one.id}`, {
        as: world.poster.token,
        form: jobForm({ ...jobPayload(place()), version: one.version, ...jobData }, files),
      });
    expect(await change({}, many)).toMatchObject({ status: 400, body: { fields: [{ path: 'files' }] } });
    const other = await withFiles('unsubmitted', [TEXT]);
    expect((await change({ deletedFiles: [other.files[0]?.id] })).status).toBe(404);
    expect((await app.get(`/api/jobs/files/${other.files[0]?.id}`, { as: world.poster.token })).status).toBe(200);
  });
});
