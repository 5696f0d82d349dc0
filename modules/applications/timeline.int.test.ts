import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { TestApp } from '#test/support/app.js';
import { captureStatements } from '#test/support/captured-statements.js';
import { cloneSeekers, createOpenJob, type Seeker } from '#test/support/fixtures/applying.js';
import {
  createReviewFixture,
  type ReviewActions,
  type ReviewFixture,
  reviewActions,
} from '#test/support/fixtures/review.js';
import type { TestUser } from '#test/support/fixtures/users.js';
import { sharedApp } from '#test/support/shared-app.js';
import type { StaffTimelineStep } from './contract/api/timeline.js';

let app: TestApp;
let cast: ReviewFixture;
let does: ReviewActions;
let me: Seeker;
let jobId: string;
let id: string;

beforeAll(async () => {
  app = await sharedApp();
  cast = await createReviewFixture(app);
  does = reviewActions(app, cast);
});
beforeEach(async () => {
  [me] = (await cloneSeekers(app, cast.rachel, 1)) as [Seeker];
  jobId = await createOpenJob(app, cast.boss, { title: 'Librarian' });
  id = (await does.apply(jobId, me)).id;
});

type Timeline = StaffTimelineStep[];
const listed = async (query = ''): Promise<Timeline> =>
  (await app.get(`/api/applications/list${query}`, { as: me.token })).body.items[0].timeline;
const own = async (): Promise<Timeline> => (await app.get(`/api/applications/${id}`, { as: me.token })).body.timeline;
const reviewed = async (as: TestUser) => (await does.open(as, id)).body;
const states = (timeline: Timeline) => timeline.map(({ step, state }) => `${step} ${state}`);

describe('the timeline of an application', () => {
  it('shows a move to its applicant once it cannot be undone, and to those who decide at once', async () => {
    const before = ['submitted done', 'passedOn next', 'interview next', 'outcome next'];
    expect([states(await listed()), states(await own())]).toEqual([before, before]);
    expect((await does.move(jobId, [id], 'interview')).status).toBe(200);
    expect([states(await listed()), states(await own())]).toEqual([before, before]);
    const after = ['submitted done', 'interview now', 'outcome next'];
    expect(await reviewed(cast.manager)).toMatchObject({ stage: 'interview', stageAt: expect.any(String) });
    expect(states((await reviewed(cast.manager)).timeline)).toEqual(after);
    await does.passUndoTime();
    expect([states(await listed()), states(await own())]).toEqual([after, after]);
  });

  it('never shows a move that was undone, nor its message', async () => {
    const { body } = await does.move(jobId, [id], 'notSelected', 'Another one, {name}.');
    expect(JSON.stringify(await listed())).not.toContain('Another one');
    await app.patch('/api/applications/admin/stage/undo', { as: cast.manager.token, body: { moveId: body.moveId } });
    await does.passUndoTime();
    expect(states(await listed())).toContain('outcome next');
    expect(states((await reviewed(cast.manager)).timeline)).toContain('outcome next');
  });

  it('ends with the outcome and the words of the employer, and without anybody’s name for the applicant', async () => {
    await does.toApplicants(jobId, [id]);
    await reviewed(cast.reviewer);
    await does.move(jobId, [id], 'notSelected', 'Another one, {name}.');
    await does.passUndoTime();
    const outcome = { step: 'outcome', state: 'ended', outcome: 'notSelected', message: 'Another one, Rachel Hoover.' };
    const timeline = await listed();
    expect(timeline.at(-1)).toMatchObject(outcome);
    expect(timeline.map(Object.keys)).toEqual(timeline.map(() => Object.keys(timeline[0] ?? {})));
    expect(Object.keys(timeline[0] ?? {}).sort()).toEqual(['at', 'message', 'outcome', 'state', 'step', 'withdrawnBy']);
    const seen = JSON.stringify([await listed(), await own()]);
    for (const person of [cast.manager, cast.reviewer])
      for (const trace of [person.id, person.email, 'Robin Miller']) expect(seen).not.toContain(trace);
    for (const staff of [cast.manager, cast.boss])
      expect((await reviewed(staff)).timeline.at(-1)).toMatchObject({ ...outcome, by: 'Robin Miller' });
  });

  it('is not there for reviewers, who see no stages', async () => {
    await does.toApplicants(jobId, [id]);
    await does.move(jobId, [id], 'interview');
    const body = await reviewed(cast.reviewer);
    expect(body.audience).toBe('reviewer');
    for (const field of ['stage', 'stageAt', 'timeline']) expect(body).not.toHaveProperty(field);
    expect(JSON.stringify(body)).not.toContain(cast.manager.id);
  });

  it('belongs to its applicant and to those who may open the application', async () => {
    expect((await app.get(`/api/applications/${id}`, { as: cast.rachel.token })).status).toBe(404);
    const { items } = (await app.get('/api/applications/list', { as: cast.rachel.token })).body;
    expect(items.map((one: { id: string }) => one.id)).not.toContain(id);
    expect((await does.open(cast.boss, id)).status).toBe(404);
    expect((await does.open(cast.strangeBoss, id)).status).toBe(404);
  });

  it('says that a filled position is filled where no outcome was recorded', async () => {
    await app.rows(
      `with filled as (update job set status = 'filled' where id = ?)
      update application set stage = null, stage_at = null where id = ? returning 1`,
      [jobId, id],
    );
    expect(states(await listed())).toEqual(['submitted done', 'filled ended']);
    expect(await reviewed(cast.manager)).toMatchObject({ stage: null });
  });

  it('tells who withdrew it', async () => {
    await app.delete(`/api/applications/admin/${id}`, { as: cast.manager.token });
    const timeline = await listed('?status=withdrawn');
    expect(states(timeline)).toEqual(['submitted done', 'withdrawn ended']);
    expect(timeline[1]?.withdrawnBy).toBe('administrator');
  });

  it('takes one statement for all applications of a page', async () => {
    for (let more = 0; more < 3; more += 1) {
      const another = await createOpenJob(app, cast.boss);
      await does.apply(another, me);
    }
    const { statements, result } = await captureStatements(app, () =>
      app.get('/api/applications/list', { as: me.token }),
    );
    expect(result.body.items).toHaveLength(4);
    expect(statements.filter(({ text }) => text.includes('application_move'))).toHaveLength(1);
  });
});
