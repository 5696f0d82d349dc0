import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OutcomeReminders } from '#modules/applications/commands/remind-of-outcomes.js';
import { startApp, type TestApp } from '#test/support/app.js';
import { cloneSeekers, createOpenJob, type Seeker } from '#test/support/fixtures/applying.js';
import { createReviewFixture, type ReviewFixture, reviewActions } from '#test/support/fixtures/review.js';
import { settleOutcomes } from '#test/support/fixtures/settle-outcomes.js';
import { moveToStage } from '#test/support/fixtures/stages.js';
import { createSignedInUser, type TestUser } from '#test/support/fixtures/users.js';
import { mailsTo } from '#test/support/mail.js';

interface World {
  on: TestApp;
  cast: ReviewFixture;
  does: ReturnType<typeof reviewActions>;
  seekers: Seeker[];
}

async function worldOn(on: TestApp): Promise<World> {
  const cast = await createReviewFixture(on);
  return { on, cast, does: reviewActions(on, cast), seekers: await cloneSeekers(on, cast.rachel, 3) };
}

let app: TestApp;
let world: World;
beforeAll(async () => {
  app = await startApp();
  world = await worldOn(app);
});
afterAll(() => app?.close());

/** An open posting of the boss with these applicants. */
async function applied({ on, cast, does }: World, seekers: readonly Seeker[], title = 'Librarian') {
  const jobId = await createOpenJob(on, cast.boss, { title });
  const ids: string[] = [];
  for (const seeker of seekers) ids.push((await does.apply(jobId, seeker)).id);
  return { jobId, ids };
}

const reject = ({ on, cast }: World, jobId: string, applications: string[], message?: string) =>
  moveToStage(on, cast.manager, { jobId, applications, stage: 'notSelected', message });
async function settle({ on, does }: World): Promise<void> {
  await does.passUndoTime();
  await settleOutcomes(on);
}
const endedAgo = (jobId: string, days: number, on = app) =>
  on.rows("update job set end_date = now() - ? * interval '1 day' where id = ? returning 1", [days, jobId]);
const remind = (on = app) => on.service(OutcomeReminders).sweep();
const mailsAbout = async (on: TestApp, { email }: TestUser, text: string) =>
  (await mailsTo(on, email)).filter(({ subject }) => subject.includes(text));
const dropped = async (on: TestApp, { id }: TestUser) =>
  (
    await on.rows<{ reason: string }>(
      `select payload->>'reason' as reason from fact
        where name = 'MailDropped' and payload->>'userId' = ? and payload->>'template' like 'outcome%'`,
      [id],
    )
  ).map(({ reason }) => reason);

describe('the mail about applicants without an outcome', () => {
  it('says how many wait, since when, and leads to them', async () => {
    const { jobId } = await applied(world, world.seekers);
    const one = await applied(world, world.seekers.slice(0, 1), 'Coach');
    for (const id of [jobId, one.jobId]) await endedAgo(id, 15);
    const [end] = await app.rows<{ day: string }>(
      "select to_char(end_date at time zone 'America/New_York', 'FMMonth FMDD, YYYY') as day from job where id = ?",
      [jobId],
    );
    await remind();
    const [mail, ...more] = await mailsAbout(app, world.cast.boss, ': Librarian');
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('3 people are waiting: Librarian');
    for (const part of [`/job-applicants/${jobId}`, `no applications since ${end?.day}.`, 'turn off mails like this'])
      expect(mail?.text).toContain(part);
    expect(mail?.html.match(/<a [^>]*href="[^"]*job-applicants/g)).toHaveLength(1);
    const [coach] = await mailsAbout(app, world.cast.boss, ': Coach');
    expect(coach?.subject).toBe('1 person is waiting: Coach');
  });

  it('goes to all posters of the organization once the creator is none any more', async () => {
    const { boss, strangeBoss, reviewer } = world.cast;
    const organizations = [boss.organization];
    const leaver = await createSignedInUser(app, { privileges: [1], organizations });
    const jobId = await createOpenJob(app, { ...leaver, organization: boss.organization }, { title: 'Nurse' });
    await world.does.apply(jobId);
    await endedAgo(jobId, 15);
    await app.rows("update account set privileges = '{9}' where id = ? returning 1", [leaver.id]);
    const [silent, locked] = [
      await createSignedInUser(app, { privileges: [1], organizations }),
      await createSignedInUser(app, { privileges: [1], organizations }),
    ];
    await app.rows('update account set is_email_receiver = false where id = ? returning 1', [silent.id]);
    await app.rows('update account set locked_at = now() where id = ? returning 1', [locked.id]);
    await remind();
    const found = [];
    for (const person of [boss, leaver, silent, locked, strangeBoss, reviewer])
      found.push((await mailsAbout(app, person, ': Nurse')).length);
    expect(found).toEqual([1, 0, 0, 0, 0, 0]);
    expect(await dropped(app, silent)).toEqual(['unwanted']);
    expect(await dropped(app, locked)).toEqual([]);
  });
});

describe('the mail about an outcome', () => {
  it('is the last one: a release after it is told to nobody', async () => {
    const [one, two] = (await cloneSeekers(app, world.cast.rachel, 2)) as [Seeker, Seeker];
    const { jobId, ids } = await applied(world, [one, two], 'Custodian');
    await reject(world, jobId, ids.slice(0, 1));
    await settle(world);
    const body = { jobId, releasedApplications: ids };
    const as = world.cast.manager.token;
    expect((await app.patch('/api/applications/admin/release/applicants', { as, body })).status).toBe(200);
    const released = await app.rows('select id from application where job_id = ? and released_at is not null', [jobId]);
    expect(released).toHaveLength(2);
    const subjects = await Promise.all(
      [one, two].map(async (who) => (await mailsTo(app, who.email)).map(({ subject }) => subject)),
    );
    expect(subjects.map((mine) => mine.filter((subject) => subject.includes('passed on')))).toEqual([
      [],
      ['Your application was passed on: Custodian'],
    ]);
  });

  it('shows hostile texts as texts and fills in a message once', async () => {
    const [one = world.cast.rachel] = world.seekers;
    await app.rows('update profile set contact = contact || ?::jsonb where user_id = ? returning 1', [
      JSON.stringify({ contactName: '{position}', contactSurname: '<i>{name}</i>' }),
      one.id,
    ]);
    const { jobId, ids } = await applied(world, [one]);
    await app.rows('update job set title = ? where id = ? returning 1', [
      'Nurse \u202e<b>{name}</b>\r\nBcc: a@b.example',
      jobId,
    ]);
    await reject(world, jobId, ids, 'Dear {name},\n\n<script>alert(1)</script>\u202e {position} {other}');
    await settle(world);
    const [mail] = await mailsAbout(app, one, 'Your application: Nurse');
    expect(mail?.subject).toBe('Your application: Nurse \u202e<b>{name}</b> Bcc: a@b.example');
    expect(mail?.to).toBe(one.email);
    expect(mail?.text).toContain('Dear {position} <i>{name}</i>,\n\n<script>alert(1)</script>');
    expect(mail?.text).toContain('<b>{name}</b>');
    expect(mail?.text).toContain('{other}');
    expect(mail?.html).not.toMatch(/<(script|b|i)>/);
    expect(mail?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  });
});

it('both mails are checked again when they are sent, after the instance that recorded them is gone', async () => {
  const recording = await startApp({ env: { ROLE: 'api' } });
  const here = await worldOn(recording);
  const [notified, silent, locked] = here.seekers as [Seeker, Seeker, Seeker];
  const [withdrawn, movedOn, movedTwice] = (await cloneSeekers(recording, here.cast.rachel, 3)) as typeof here.seekers;
  const people = [notified, silent, locked, withdrawn, movedOn, movedTwice] as Seeker[];
  const { jobId, ids } = await applied(here, people);
  await reject(here, jobId, ids);
  await settle(here);
  const set = (change: string, id: string) => recording.rows(`update ${change} where id = ? returning 1`, [id]);
  await set('account set is_email_receiver = false', silent.id);
  await set('account set locked_at = now()', locked.id);
  const as = withdrawn?.token ?? '';
  expect((await recording.delete(`/api/applications/${ids[3]}`, { as })).status).toBe(204);
  const taken = { jobId, applications: ids.slice(4), stage: 'underReview' };
  const back = await moveToStage(recording, here.cast.manager, taken);
  expect(back.status).toBe(200);
  expect((await reject(here, jobId, ids.slice(5))).status).toBe(200);
  const later = "update application_move set settles_at = now() + interval '1 day' where told_at is null returning 1";
  await recording.rows(later);

  const overdue = [];
  for (const title of ['Waiting', 'Decided', 'Filled', 'Removed', 'Running'])
    overdue.push({ title, ...(await applied(here, [here.cast.rachel], title)) });
  for (const posting of overdue) await endedAgo(posting.jobId, 15, recording);
  await remind(recording);
  const [, decided, filled, removed, running] = overdue.map((posting) => posting.jobId);
  await reject(here, decided ?? '', overdue[1]?.ids ?? []);
  const fill = { as: here.cast.boss.token, body: { status: 'filled' } };
  expect((await recording.patch(`/api/jobs/${filled}/status`, fill)).status).toBe(200);
  await set('job set deleted_at = now()', removed ?? '');
  await set("job set end_date = now() + interval '1 day'", running ?? '');

  const delivering = await startApp({ beside: recording, env: { ROLE: 'worker' } });
  await delivering.idle();
  const found = await Promise.all(people.map((one) => mailsAbout(recording, one, 'Your application: Librarian')));
  expect(found.map(({ length }) => length)).toEqual([1, 1, 0, 0, 0, 0]);
  expect(await Promise.all(people.map((one) => dropped(recording, one)))).toEqual([
    [],
    [],
    ['noRecipient'],
    ['obsolete'],
    ['obsolete'],
    ['obsolete'],
  ]);
  const subjects = (await mailsAbout(recording, here.cast.boss, 'waiting')).map(({ subject }) => subject);
  expect(subjects).toEqual(['1 person is waiting: Waiting']);
  expect(await dropped(recording, here.cast.boss)).toEqual(Array(4).fill('obsolete'));
  await delivering.close();
  await recording.close();
});
