import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { JobPayloadInput } from '#modules/postings/contract/api/job.js';
import { JOB_MESSAGES } from '#modules/postings/contract/api/rules.js';
import { localDate } from '#platform/time/local-time.js';
import { SETS, startApp, type TestApp } from '../support/app.js';
import { cloneSeekers, createSeeker, type Seeker, submit } from '../support/fixtures/applying.js';
import { createJob, createPostingsFixture, HARRISBURG, type PostingsFixture } from '../support/fixtures/postings.js';
import { MOVABLE_DATABASE_CLOCK, MovableClocks } from '../support/movable-clocks.js';
import { agreement, type ListedJob, type Phase, readViews } from './listing-views.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

interface Day {
  day: string;
  organization: string;
  region: 'NC' | 'NE' | 'NW' | 'SW';
  /** Its 00:00:00 and 23:59:59 in Pennsylvania. */
  start: string;
  end: string;
}

/** The days have 25, 24, 24 and 23 hours; between the second and the third a year ends. */
const DAYS: Day[] = [
  {
    day: '2026-11-01',
    organization: '101260303',
    region: 'NC',
    start: '2026-11-01T04:00:00Z',
    end: '2026-11-02T04:59:59Z',
  },
  {
    day: '2026-12-31',
    organization: '101260803',
    region: 'NE',
    start: '2026-12-31T05:00:00Z',
    end: '2027-01-01T04:59:59Z',
  },
  {
    day: '2027-01-01',
    organization: '101261302',
    region: 'NW',
    start: '2027-01-01T05:00:00Z',
    end: '2027-01-02T04:59:59Z',
  },
  {
    day: '2027-03-14',
    organization: '101262507',
    region: 'SW',
    start: '2027-03-14T05:00:00Z',
    end: '2027-03-15T03:59:59Z',
  },
];

const later = (instant: string, ms: number) => new Date(Date.parse(instant) + ms).toISOString();

describe.each(SETS)('listings of one day, by the clocks of application and database, on the %s set', (set) => {
  let app: TestApp;
  let clocks: MovableClocks;
  let world: PostingsFixture;
  let seekers: Seeker[];
  let anchorId: string;
  const jobs = new Map<string, ListedJob>();

  const create = async (changes: Partial<JobPayloadInput>) => {
    const common = { organization: HARRISBURG, position: world.teacher.id, status: 'open' } as const;
    return (await createJob(app, world.manager, { ...common, ...changes })).id;
  };
  const change = (id: string, body: object) => app.patch(`/api/jobs/${id}/status`, { as: world.manager.token, body });
  const jobOf = ({ day }: Day) => jobs.get(day) as ListedJob;
  const expectPhase = async (of: Day, phase: Phase) => {
    const reported = await readViews(app, world, jobOf(of), anchorId);
    expect(reported).toEqual(agreement(phase, reported));
  };
  const isTaken = async (of: Day) => {
    const { status } = await submit(app, seekers.pop() as Seeker, jobOf(of).id);
    return { 201: true, 409: false }[status];
  };

  beforeAll(async () => {
    app = await startApp({ set, prepare: MOVABLE_DATABASE_CLOCK });
    world = await createPostingsFixture(app);
    const seeker = await createSeeker(app);
    anchorId = await create({ title: 'Anchor', startDate: '2026-10-01', endDate: '2027-12-31' });
    for (const [at, { day, organization, region }] of DAYS.entries()) {
      const title = `Almanac ${['Alder', 'Birch', 'Cedar', 'Dogwood'][at]}`;
      const id = await create({ title, organization, geography: region, startDate: day, endDate: day });
      jobs.set(day, { id, title, organization, region });
    }
    await app.idle();
    clocks = await MovableClocks.open(app);
    seekers = await cloneSeekers(app, seeker, 60);
  });
  afterEach(() => clocks?.restore());
  afterAll(async () => {
    await clocks?.close();
    await app?.close();
  });

  it.each(DAYS)('$day is shown and takes applications from its 00:00:00 through its 23:59:59 [W5.32]', async (of) => {
    const { start, end } = of;
    const phases: [string, Phase][] = [
      [later(start, -1), 'queued'],
      [start, 'open'],
      // The second 1:30 where clocks go back, 3:30 where they go forward.
      [later(start, 150 * 60_000), 'open'],
      [end, 'open'],
      [later(end, 1), 'ended'],
      [later(end, 1_000), 'ended'],
    ];
    for (const [instant, phase] of phases) {
      await clocks.moveBoth(instant);
      await expectPhase(of, phase);
      expect([instant, await isTaken(of)]).toEqual([instant, phase === 'open']);
    }
  });

  // The rest is the same on all sets.
  if (set !== 'embedded') return;

  it.each(DAYS)('$day is shown by the application alone, and taken by the database alone', async (of) => {
    const { start, end } = of;
    const moves: [string, string, Phase, boolean][] = [
      [later(start, -1), start, 'queued', true],
      [start, later(start, -1), 'open', false],
      [end, later(end, 1), 'open', false],
      [later(end, 1), end, 'ended', true],
    ];
    for (const [application, database, phase, taken] of moves) {
      await clocks.move({ application, database });
      await expectPhase(of, phase);
      expect([application, database, await isTaken(of)]).toEqual([application, database, taken]);
    }
  });

  it.each(DAYS)('$day begins for schedules, copies and closings by the database alone', async ({ day, start }) => {
    const application = '2026-06-01T12:00:00Z';
    const dayBefore = localDate(new Date(later(start, -1)));
    const [draft, queued, closedBefore, closedAfter, original] = [
      await create({ status: 'unsubmitted' }),
      ...(await Promise.all([1, 2, 3].map(() => create({ startDate: day, endDate: '2027-12-31' })))),
      await create({ startDate: '2026-06-01', endDate: '2026-06-30' }),
    ] as [string, string, string, string, string];
    const schedule = { status: 'open', startDate: dayBefore, endDate: dayBefore };
    const postpone = { status: 'open', startDate: '2027-12-01' };
    const isPublic = async (id: string) => (await app.get(`/api/jobs/${id}`)).status === 200;

    await clocks.move({ application, database: later(start, -1) });
    expect((await change(draft, schedule)).status).toBe(200);
    expect((await change(queued, postpone)).status).toBe(200);
    expect((await change(queued, { status: 'open', startDate: day })).status).toBe(200);
    expect((await change(closedBefore, { status: 'closed' })).status).toBe(200);

    await clocks.move({ application, database: start });
    const late = await create({ status: 'unsubmitted' });
    const { startBeforeToday, endBeforeToday, started } = JOB_MESSAGES;
    const replies = [
      await change(late, schedule),
      await change(late, { status: 'open', endDate: dayBefore }),
      await change(queued, postpone),
    ];
    expect(replies.map(({ status, body }) => [status, body.message])).toEqual(
      [startBeforeToday, endBeforeToday, started].map((text) => [422, text]),
    );
    const copy = await app.post(`/api/jobs/${original}/copy`, { as: world.manager.token });
    const { body } = await app.get(`/api/jobs/${copy.body.id}/admin`, { as: world.manager.token });
    expect(body.startDate).toBe(new Date(start).toISOString());
    expect((await change(closedAfter, { status: 'closed' })).status).toBe(200);

    await clocks.move({ application: start, database: start });
    expect([await isPublic(closedBefore), await isPublic(closedAfter)]).toEqual([false, true]);
  });
});

it('asks no clock of the database that this does not move', () => {
  const keywords = /\b(current_(date|time|timestamp)|localtime(stamp)?|timeofday)\b/i;
  const files = globSync(`${ROOT}/{src,modules}/**/*.ts`);
  const using = files.filter((file) => keywords.test(readFileSync(file, 'utf8')));
  expect(files.length).toBeGreaterThan(100);
  expect(using).toEqual([]);
});
