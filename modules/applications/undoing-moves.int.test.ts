import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { TestApp } from '#test/support/app.js';
import { cloneSeekers, createOpenJob, type Seeker } from '#test/support/fixtures/applying.js';
import { createReviewFixture, type ReviewFixture, reviewActions } from '#test/support/fixtures/review.js';
import { settleOutcomes } from '#test/support/fixtures/settle-outcomes.js';
import { moveToStage } from '#test/support/fixtures/stages.js';
import { sharedApp } from '#test/support/shared-app.js';

let app: TestApp;
let cast: ReviewFixture;
let seekers: Seeker[];
let jobId: string;
let ids: string[];
beforeAll(async () => {
  app = await sharedApp();
  cast = await createReviewFixture(app);
  seekers = await cloneSeekers(app, cast.rachel, 3);
});
beforeEach(async () => {
  jobId = await createOpenJob(app, cast.boss);
  ids = [];
  for (const seeker of seekers) ids.push((await reviewActions(app, cast).apply(jobId, seeker)).id);
});

const change = (path: string, body: object) =>
  app.patch(`/api/applications/admin/${path}`, { as: cast.manager.token, body });
const move = (applications: string[], stage: string) => moveToStage(app, cast.manager, { jobId, applications, stage });
const undo = (moveId: string) => change('stage/undo', { moveId });
const withdraw = (at: number) => app.delete(`/api/applications/${ids[at]}`, { as: seekers[at]?.token ?? '' });

describe('undoing a move', () => {
  it('is for all or none; an outcome stands again once the move after it is undone', async () => {
    const [one = '', two = '', three = ''] = ids;
    const rejected = (await move([one, two, three], 'notSelected')).body.moveId;
    const back = (await move([one], 'underReview')).body.moveId;
    expect((await undo(rejected)).body.code).toBe('move_not_undone');
    expect((await undo(back)).body.moved).toEqual([one]);
    expect(await app.rows('select stage from application where job_id = ?', [jobId])).toEqual(
      Array(3).fill({ stage: 'notSelected' }),
    );
    expect((await withdraw(2)).status).toBe(204);
    const again = (await move([two], 'underReview')).body.moveId;
    await undo(again);
    await app.rows("update application_move set settles_at = now() - interval '1 second' returning 1");
    await settleOutcomes(app);
    const events = await app.rows<{ id: string }>(
      `select payload->>'applicationId' as id from fact where name = 'OutcomeSettled' and payload->>'jobId' = ?`,
      [jobId],
    );
    expect(events.map(({ id }) => id).sort()).toEqual([one, two].sort());
  });

  it('leaves out those who withdrew since', async () => {
    const [one = '', two = ''] = ids;
    const { body } = await move([one, two], 'notSelected');
    expect((await withdraw(0)).status).toBe(204);
    expect((await undo(body.moveId)).body.moved).toEqual([two]);
  });
});
