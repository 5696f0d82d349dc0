import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '#test/support/app.js';
import { createJob, createPostingsFixture, HARRISBURG, type PostingsFixture } from '#test/support/fixtures/postings.js';
import { createReporter } from '#test/support/fixtures/reports.js';
import type { TestUser } from '#test/support/fixtures/users.js';

const REPORT = '/api/reporting/genericReport';

let app: TestApp;
let world: PostingsFixture;
let reporter: TestUser;
let draftId: string;
let hiddenId: string;
beforeAll(async () => {
  app = await startApp();
  world = await createPostingsFixture(app);
  reporter = await createReporter(app);
  const place = { organization: HARRISBURG, position: world.teacher.id };
  const make = async (title: string, status: 'open' | 'unsubmitted', salaryMin: number) =>
    (await createJob(app, world.manager, { ...place, title, status, salaryMin, isSalaryShow: false })).id;
  draftId = await make('Draft', 'unsubmitted', 41_000);
  hiddenId = await make('Hidden salary', 'open', 52_000);
});
afterAll(() => app?.close());

const REFUSALS = [403, 404];
const get = (path: string) => app.get(path, { as: reporter.token });

describe('who holds Reporting and no other right', () => {
  it('sees drafts and hidden salaries in the report and its files', async () => {
    const { body } = await app.post(REPORT, { as: reporter.token, body: { reportType: 'jobPosting' } });
    const at = (title: string) => body.headers.findIndex((header: { title: string }) => header.title === title);
    const rows = body.rows.map(({ cells }: { cells: unknown[] }) =>
      ['Title', 'Status', 'Salary Min'].map((title) => cells[at(title)]),
    );
    expect(rows).toEqual([
      ['Draft', 'unsubmitted', 41_000],
      ['Hidden salary', 'open', 52_000],
    ]);
    const headers = { authorization: `Bearer ${reporter.token}`, 'content-type': 'application/json' };
    const csv = await fetch(`${app.url}${REPORT}/csv`, {
      method: 'POST',
      headers,
      body: '{"reportType":"jobPosting"}',
    });
    expect(await csv.text()).toMatch(/Draft,.*,41000\.00,[\s\S]*Hidden salary,.*,52000\.00,/);
  });

  it('opens none of them by it', async () => {
    const closed = [`/api/jobs/${draftId}`, `/api/jobs/${draftId}/preview`, `/api/jobs/${draftId}/autosave`];
    for (const path of [...closed, `/api/jobs/${hiddenId}/preview`, `/api/history/jobs/${hiddenId}`])
      expect({ path, isRefused: REFUSALS.includes((await get(path)).status) }).toEqual({ path, isRefused: true });
    expect((await get(`/api/jobs/${hiddenId}`)).body).toMatchObject({ title: 'Hidden salary', salaryMin: null });
  });

  it('sees no posting that was deleted', async () => {
    await app.delete(`/api/jobs/${draftId}`, { as: world.manager.token });
    const { body } = await app.post(REPORT, { as: reporter.token, body: { reportType: 'jobPosting' } });
    expect(body.totalItemsCount).toBe(1);
  });
});
