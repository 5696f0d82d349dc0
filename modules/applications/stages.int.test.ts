import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { TestApp } from '#test/support/app.js';
import { cloneSeekers, createOpenJob, type Seeker } from '#test/support/fixtures/applying.js';
import {
  createReviewFixture,
  type ReviewActions,
  type ReviewFixture,
  reviewActions,
  statusesOf,
} from '#test/support/fixtures/review.js';
import { settleOutcomes } from '#test/support/fixtures/settle-outcomes.js';
import { moveToStage, stagesNow } from '#test/support/fixtures/stages.js';
import type { TestUser } from '#test/support/fixtures/users.js';
import { mailsTo } from '#test/support/mail.js';
import { sharedApp } from '#test/support/shared-app.js';

let app: TestApp;
let cast: ReviewFixture;
let does: ReviewActions;
let jobId: string;
let seekers: Seeker[];
/** Applications of rachel and three others. */
let ids: string[];

beforeAll(async () => {
  app = await sharedApp();
  cast = await createReviewFixture(app);
  does = reviewActions(app, cast);
});
beforeEach(async () => {
  jobId = await createOpenJob(app, cast.boss, { title: 'Librarian' });
  seekers = [cast.rachel, ...(await cloneSeekers(app, cast.rachel, 3))];
  ids = [];
  for (const seeker of seekers) ids.push((await does.apply(jobId, seeker)).id);
});

const move = (applications: unknown, stage: string, as: TestUser = cast.manager, message?: string) =>
  moveToStage(app, as, { jobId, applications, stage, message });
const undo = (moveId: string, as: TestUser = cast.manager) =>
  app.patch('/api/applications/admin/stage/undo', { as: as.token, body: { moveId } });
const counts = async (as: TestUser = cast.manager) =>
  (await app.get(`/api/applications/admin/stages?jobId=${jobId}`, { as: as.token })).body;
const stageOf = async (id: string) =>
  (await app.rows<{ stage: string }>('select stage from application where id = ?', [id]))[0]?.stage;
const passUndoTime = () => does.passUndoTime();
const settle = () => settleOutcomes(app);
const fill = (outcomes?: unknown, as: TestUser = cast.boss, seen?: object) =>
  app.patch(`/api/jobs/${jobId}/status`, { as: as.token, body: { status: 'filled', outcomes, seen } });

describe('moving applications', () => {
  it('follows the table, for many at once, and records who moved whom', async () => {
    const [one = '', two = ''] = ids;
    expect((await move([one, two], 'underReview')).body.moved).toEqual([one, two].sort());
    expect((await move([one], 'interview')).status).toBe(200);
    expect((await move([one], 'offer')).status).toBe(200);
    const refused = await move([one, two], 'offer');
    expect([refused.status, refused.body.code]).toEqual([409, 'stage_not_possible']);
    expect(refused.body.message).toBe('An applicant cannot move from Under review to Offer.');
    expect(await stageOf(one)).toBe('offer');
    expect((await move([one], 'hired')).status).toBe(400);
    expect(await counts()).toMatchObject({ total: 4, stages: { new: 2, underReview: 1, offer: 1, hired: 0 } });
    const [event] = await app.rows<{ actor: string; payload: object }>(
      `select actor_id as actor, payload from fact where aggregate_id = ? and name = 'ApplicationMoved' order by number limit 1`,
      [one],
    );
    expect(event).toMatchObject({ actor: cast.manager.id, payload: { from: 'new', to: 'underReview', isUndo: false } });
  });

  it('is refused for all when another user has moved one since it was read, with who did, when and where to', async () => {
    const [one = '', two = '', three = ''] = ids;
    const seen = await stagesNow(app, ids);
    await move([one, three], 'interview');
    await move([three], 'offer');
    const stale = { jobId, applications: [one, two, three], seen, stage: 'underReview' };
    const refused = await app.patch('/api/applications/admin/stage', { as: cast.manager.token, body: stale });
    expect(refused).toMatchObject({ status: 409, body: { code: 'stale' } });
    const [account] = await app.rows<{ name: string }>(
      "select first_name || ' ' || last_name as name from account where id = ?",
      [cast.manager.id],
    );
    expect(refused.body.changes).toEqual([
      { path: `seen.${one}`, saved: 'interview', by: account?.name, at: expect.any(String) },
      { path: `seen.${three}`, saved: 'offer', by: account?.name, at: expect.any(String) },
    ]);
    expect(await Promise.all([one, two, three].map(stageOf))).toEqual(['interview', 'new', 'offer']);
  });

  it('to the stage where another user has put it meanwhile changes nothing, and an undone move is none', async () => {
    const [one = '', two = ''] = ids;
    const seen = await stagesNow(app, [one, two]);
    await move([one], 'interview');
    const { moveId } = (await move([two], 'underReview')).body;
    await undo(moveId);
    const body = { jobId, applications: [one, two], seen, stage: 'interview' };
    const { body: moved } = await app.patch('/api/applications/admin/stage', { as: cast.manager.token, body });
    expect(moved.moved).toEqual([two]);
  });

  it('needs the stages that were read', async () => {
    const body = { jobId, applications: ids, seen: { [ids[0] ?? '']: 'new' }, stage: 'interview' };
    const refused = await app.patch('/api/applications/admin/stage', { as: cast.manager.token, body });
    expect(refused).toMatchObject({ status: 400, body: { fields: [{ path: 'seen' }] } });
  });

  it('is for Manage Jobs, and for posters once released; reviewers and strangers have none', async () => {
    const [one = '', two = ''] = ids;
    expect((await move([one], 'underReview', cast.boss)).status).toBe(400);
    await does.toApplicants(jobId, [one]);
    expect((await move([one], 'underReview', cast.boss)).status).toBe(200);
    expect((await move([one, two], 'interview', cast.boss)).status).toBe(400);
    const calls = [cast.reviewer, cast.strangeBoss, cast.rachel].map((as) => move([one], 'interview', as));
    expect(await statusesOf(calls)).toEqual([403, 404, 403]);
    expect(await counts(cast.boss)).toMatchObject({
      total: 1,
      stages: { underReview: 1 },
      unreleased: [{ firstName: 'Rachel' }, { firstName: 'Rachel' }, { firstName: 'Rachel' }],
    });
    expect(
      (await app.get(`/api/applications/admin/stages?jobId=${jobId}`, { as: cast.strangeBoss.token })).status,
    ).toBe(404);
  });

  it('can be undone by its author for ten seconds, all of it; the mail waits for that', async () => {
    const [one = '', two = ''] = ids;
    const { body } = await move([one, two], 'notSelected');
    await settle();
    expect(await statusesOf([undo(body.moveId, cast.boss)])).toEqual([404]);
    expect((await undo(body.moveId)).body.moved.sort()).toEqual([one, two].sort());
    expect([await stageOf(one), await stageOf(two)]).toEqual(['new', 'new']);
    expect((await undo(body.moveId)).body.moved).toEqual([]);
    await passUndoTime();
    await settle();
    await app.idle();
    expect(
      await app.rows("select 1 from fact where name = 'OutcomeSettled' and payload->>'jobId' = ?", [jobId]),
    ).toEqual([]);

    const late = (await move([one], 'notSelected')).body.moveId;
    await passUndoTime();
    const tooLate = await undo(late);
    expect([tooLate.status, tooLate.body.code]).toEqual([409, 'move_not_undone']);
    const again = (await move([two], 'underReview')).body.moveId;
    await move([two], 'interview');
    expect((await undo(again)).status).toBe(409);
  });

  it('names who withdrew before the undo, and refuses it once the position is filled', async () => {
    const [one = '', two = '', three = ''] = ids;
    const { body } = await move([one, two], 'interview');
    await app.delete(`/api/applications/${two}`, { as: seekers[1]?.token ?? '' });
    expect((await undo(body.moveId)).body).toEqual({ moveId: body.moveId, moved: [one], withdrawn: [two] });
    expect((await undo(body.moveId)).body).toMatchObject({ moved: [], withdrawn: [two] });
    const { moveId } = (await move([one, three], 'interview')).body;
    await fill();
    const refused = await undo(moveId);
    expect([refused.status, refused.body.code]).toEqual([409, 'position_filled']);
    expect(refused.body.message).toBe('The position is filled, and everybody has an outcome.');
  });

  it('tells a rejected applicant by mail, once, in the words of the employer', async () => {
    const [one = ''] = ids;
    await move([one], 'notSelected', cast.manager, 'Dear {name}, {position} went to <b>another</b> {person}.');
    await passUndoTime();
    await Promise.all([settle(), settle()]);
    const mails = (await mailsTo(app, cast.rachel.email)).filter(({ text }) => text.includes('Librarian went'));
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toBe('Your application: Librarian');
    expect(mails[0]?.text).toContain('Dear Rachel Hoover, Librarian went to <b>another</b> {person}.');
    expect(mails[0]?.html).toContain('&lt;b&gt;another&lt;/b&gt;');
  });

  it('ends an outcome that nobody was told of with the next move', async () => {
    const [one = ''] = ids;
    await move([one], 'notSelected');
    await move([one], 'underReview');
    await passUndoTime();
    await settle();
    expect(
      await app.rows("select 1 from fact where name = 'OutcomeSettled' and payload->>'jobId' = ?", [jobId]),
    ).toEqual([]);
    expect(await stageOf(one)).toBe('underReview');
  });
});

describe('filling a position [T43]', () => {
  it('makes everybody without an outcome Not selected, by mail, and ends all moves', async () => {
    const [one = '', two = '', three = ''] = ids;
    await move([one], 'interview');
    await move([two], 'notSelected');
    await app.delete(`/api/applications/${three}`, { as: seekers[2]?.token ?? '' });
    expect((await fill()).body.status).toBe('filled');
    await settle();
    expect(await Promise.all(ids.map(stageOf))).toEqual(['notSelected', 'notSelected', 'new', 'notSelected']);
    const texts = async (at: number) =>
      (await mailsTo(app, seekers[at]?.email ?? '')).map(({ text }) => text).join('\n');
    expect(await texts(0)).toContain('thank you for meeting us about the position Librarian');
    expect(await texts(3)).toContain('The position is filled, and your application was not considered further.');
    expect(await texts(2)).not.toContain('The position is filled');
    const moved = await move([one], 'underReview');
    expect([moved.status, moved.body.code]).toEqual([409, 'position_filled']);
  });

  it('[U62] decides about nobody whom somebody moved since the page was read, and says who did', async () => {
    const [one = '', two = '', ...others] = ids;
    const seen = Object.fromEntries(ids.map((id) => [id, 'new']));
    const outcomes = [
      { outcome: 'hired', applications: [one] },
      { outcome: 'notSelected', applications: [two, ...others] },
    ];
    await app.rows('update application set released_at = now() where id = ? returning 1', [two]);
    await move([two], 'interview');
    const refused = await fill(outcomes, cast.boss, seen);
    expect([refused.status, refused.body.code]).toEqual([409, 'stale']);
    expect(refused.body.changes).toMatchObject([{ path: `seen.${two}`, saved: 'interview', by: 'Robin Miller' }]);
    expect(await Promise.all(ids.map(stageOf))).toEqual(['new', 'interview', 'new', 'new']);
    // An application that is not released shows the poster no stage.
    await app.rows('update application set released_at = null where id = ? returning 1', [two]);
    expect((await fill(outcomes, cast.boss, seen)).status).toBe(200);
  });

  it('takes an outcome and a message for each group, all or none', async () => {
    const [one = '', two = '', three = '', four = ''] = ids;
    await app.get(`/api/applications/review/${two}`, { as: cast.manager.token });
    const missing = await fill([{ outcome: 'hired', applications: [one] }]);
    expect([missing.status, missing.body.code]).toEqual([409, 'outcomes_changed']);
    const twice = await fill([
      { outcome: 'hired', applications: [one] },
      { outcome: 'notSelected', applications: [one, two, three, four] },
    ]);
    expect(twice.body.fields).toMatchObject([{ path: 'outcomes.1.applications' }]);
    expect((await fill([{ outcome: 'notSelected', applications: [cast.boss.id] }])).status).toBe(400);
    expect((await app.get(`/api/jobs/${jobId}/admin`, { as: cast.boss.token })).body.status).toBe('open');

    const filled = await fill([
      { outcome: 'hired', applications: [one] },
      { outcome: 'notSelected', applications: [two, three], message: 'Not this time, {name}.' },
      { outcome: 'notSelected', applications: [four] },
    ]);
    expect(filled.status).toBe(200);
    expect(await Promise.all(ids.map(stageOf))).toEqual(['hired', 'notSelected', 'notSelected', 'notSelected']);
    await settle();
    const [chosen] = (await mailsTo(app, seekers[0]?.email ?? '')).filter(({ subject }) => /chosen/.test(subject));
    expect(chosen?.subject).toBe('You were chosen for Librarian');
    expect(chosen?.text).toContain('Your contact there: Dana Whitfield, hiring@district.example, (717)555-0142');
    const outcomes = seekers.map(async ({ token }) => {
      const { body } = await app.get('/api/applications/positions-of-interest?limit=100', { as: token });
      return body.items.find((row: { jobId: string }) => row.jobId === jobId)?.outcome;
    });
    expect(await Promise.all(outcomes)).toEqual(['hired', 'notSelected', 'notSelected', 'notSelected']);
    const messages = await app.rows<{ message: string }>(
      'select message from application_move where application_id = any(?::uuid[]) order by application_id',
      [`{${ids.join(',')}}`],
    );
    expect(messages.map(({ message }) => message.slice(0, 30))).toEqual([
      'Dear Rachel Hoover, we are gla',
      'Not this time, Rachel Hoover.',
      'Not this time, Rachel Hoover.',
      'Dear Rachel Hoover, thank you ',
    ]);
  });

  it('lists the candidates for it, page by page: who was never opened, who was told', async () => {
    const [one = '', two = '', three = ''] = ids;
    await move([one], 'interview');
    await move([three], 'notSelected');
    await passUndoTime();
    await settle();
    await app.get(`/api/applications/review/${two}`, { as: cast.manager.token });
    const read = (as: TestUser) => app.get(`/api/applications/admin/candidates?jobId=${jobId}`, { as: as.token });
    const { items, job } = (await read(cast.manager)).body;
    expect(job).toMatchObject({ id: jobId, title: 'Librarian', status: 'open' });
    expect(items.map(({ id }: { id: string }) => ids.indexOf(id))).toEqual([0, 1, 2, 3]);
    expect(items.map(({ isRead }: { isRead: boolean }) => isRead)).toEqual([false, true, false, false]);
    expect(items.map(({ toldAt }: { toldAt: string | null }) => toldAt !== null)).toEqual([false, false, true, false]);
    expect((await read(cast.boss)).body.items[0]).toMatchObject({ canOpen: false, city: '', firstName: 'Rachel' });
    const next = await app.get(`/api/applications/admin/candidates?jobId=${jobId}&offset=3&limit=2`, {
      as: cast.manager.token,
    });
    expect(next.body).toMatchObject({ items: [{ id: ids[3] }], totalItemsCount: 4 });
    expect(await statusesOf([cast.reviewer, cast.strangeBoss].map(read))).toEqual([403, 404]);
  });
});
