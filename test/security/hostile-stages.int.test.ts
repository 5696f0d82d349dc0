import { beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '#platform/database/aggregate.js';
import type { TestApp } from '../support/app.js';
import { cloneSeekers, createOpenJob } from '../support/fixtures/applying.js';
import { createReviewFixture, type ReviewFixture, reviewActions } from '../support/fixtures/review.js';
import { moveToStage } from '../support/fixtures/stages.js';
import type { TestUser } from '../support/fixtures/users.js';
import type { Reply } from '../support/http.js';
import { sharedApp } from '../support/shared-app.js';

let app: TestApp;
let cast: ReviewFixture;
let jobId: string;
let released: string;
let unreleased: string;
let ofAnotherJob: string;
let before: unknown;
beforeAll(async () => {
  app = await sharedApp();
  cast = await createReviewFixture(app);
  const does = reviewActions(app, cast);
  const [second = cast.rachel] = await cloneSeekers(app, cast.rachel, 1);
  jobId = await createOpenJob(app, cast.boss);
  released = (await does.apply(jobId)).id;
  unreleased = (await does.apply(jobId, second)).id;
  await does.toApplicants(jobId, [released]);
  ofAnotherJob = (await does.apply(await createOpenJob(app, cast.boss))).id;
  await app.idle();
  before = await stored();
});

const stored = () =>
  Promise.all([
    app.rows('select id, status, version from job order by id'),
    app.rows('select id, stage, version from application order by id'),
    app.rows('select id from application_move'),
    app.rows('select id from fact order by seq'),
  ]);

const move = (changes: object, as: TestUser = cast.manager) =>
  moveToStage(app, as, { jobId, applications: [released], stage: 'notSelected', ...changes });
const fill = (outcomes: unknown) =>
  app.patch(`/api/jobs/${jobId}/status`, { as: cast.boss.token, body: { status: 'filled', outcomes } });
const both = (message: unknown) => [{ outcome: 'notSelected', applications: [released, unreleased], message }];

const reported = ({ status, body }: Reply) => [status, (body.fields ?? []).map(({ path }: { path: string }) => path)];
const many = (length: number) => Array.from({ length }, newId);

describe('(S7) hostile messages to applicants', () => {
  const MESSAGES = {
    'a lone surrogate': 'Dear \ud83d {name}',
    '2001 characters': 'm'.repeat(2001),
    'a number': 1,
    'a list': ['Dear'],
    null: null,
  };
  it.each(Object.entries(MESSAGES))('%s is refused at the field', async (_, message) => {
    expect(reported(await move({ message }))).toEqual([400, ['message']]);
    expect(reported(await fill(both(message)))).toEqual([400, ['outcomes.0.message']]);
  });
});

describe('(S3) applications that are not to be named', () => {
  it.each([
    ['of another job', () => [ofAnotherJob]],
    ['unknown', () => [newId()]],
    ['one more than allowed', () => many(501)],
    ['none', () => []],
    ['no ids', () => ["' or true --"]],
  ])('%s are refused by a move at their field', async (_, applications) => {
    const reply = await move({ applications: applications() });
    expect(reported(reply)).toMatchObject([400, [expect.stringMatching(/^applications(\.0)?$/)]]);
  });

  it('are for a poster those that are not released to it, for others all of them', async () => {
    expect(reported(await move({ applications: [released, unreleased] }, cast.boss))).toEqual([400, ['applications']]);
    const strangers = [await move({}, cast.strangeBoss), await move({ jobId: newId() }, cast.strangeBoss)];
    // As if there were no such position.
    expect(strangers[0]?.body).toMatchObject({ ...strangers[1]?.body, statusCode: 404 });
  });

  it.each([
    ['of another job', () => [ofAnotherJob]],
    ['unknown', () => [newId()]],
    ['one more than allowed', () => many(10_001)],
    ['none', () => []],
  ])('%s are refused by Fill Position at their field', async (_, applications) => {
    const outcomes = [...both(''), { outcome: 'hired', applications: applications() }];
    expect(reported(await fill(outcomes))).toEqual([400, ['outcomes.1.applications']]);
  });

  it('twice, or in too many groups, are refused', async () => {
    expect(reported(await fill([...both(''), ...both('')]))).toEqual([400, ['outcomes.1.applications']]);
    expect(reported(await fill(Array(101).fill(both('')[0])))).toEqual([400, ['outcomes']]);
  });

  it('cannot be hired by a move, nor be in a stage that is none', async () => {
    for (const stage of ['hired', 'HIRED', '', 'withdrawn', null, ['new'], { $ne: 'new' }])
      expect(reported(await move({ stage }))).toEqual([400, ['stage']]);
  });
});

it('(S7) nothing of it is kept', async () => {
  await app.idle();
  expect(await stored()).toEqual(before);
});
