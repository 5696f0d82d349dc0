import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { SettleOutcomes } from '../../modules/applications/commands/settle-outcomes.js';
import { newId } from '../../src/platform/database/aggregate.js';
import { findCountBreaches, findRowBreaches } from '../faults/breaches.js';
import { startApp, type TestApp } from '../support/app.js';
import { cloneSeekers, createOpenJob, type Seeker, saveDraft, submit } from '../support/fixtures/applying.js';
import {
  createReviewFixture,
  type ReviewActions,
  type ReviewFixture,
  reviewActions,
} from '../support/fixtures/review.js';
import { ApplicationModel, BY, MODEL_STAGES, type Step, type Who } from './application-model.js';

const RUNS = 40;
const SEED = 43;

let app: TestApp;
let cast: ReviewFixture;
let does: ReviewActions;
let people: Seeker[];
beforeAll(async () => {
  app = await startApp();
  cast = await createReviewFixture(app);
  does = reviewActions(app, cast);
  people = await cloneSeekers(app, cast.rachel, 2);
}, 120_000);
afterAll(() => app?.close());

const by = fc.oneof(
  { weight: 3, arbitrary: fc.constant('manager' as const) },
  { weight: 2, arbitrary: fc.constantFrom(...BY) },
);
const who = fc.constantFrom<Who>(0, 1);
const whom = fc.oneof({ weight: 4, arbitrary: fc.subarray<Who>([0, 1], { minLength: 1 }) }, fc.constant<Who[]>([]));
const to = fc.oneof(fc.constantFrom('underReview', 'notSelected'), fc.constantFrom(...MODEL_STAGES));
const outcomes = fc.option(
  fc.array(fc.constantFrom('hired', 'notSelected', 'left out'), { minLength: 2, maxLength: 2 }),
  { freq: 3 },
);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('save', 'submit', 'withdraw', 'again'), who }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('toReviewers', 'toApplicants'), by, whom }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('open' as const), by, who }) },
  { weight: 10, arbitrary: fc.record({ do: fc.constant('move' as const), by, whom, to }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('undo' as const), by, back: fc.nat(1) }) },
  { weight: 1, arbitrary: fc.constant({ do: 'settle' } as const) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('close' as const), by }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('fill' as const), by, outcomes }) },
);
/** Most sequences begin with two applicants, released to the poster or to the reviewers. */
const BEGIN: Step[] = [
  { do: 'submit', who: 0 },
  { do: 'submit', who: 1 },
  { do: 'toApplicants', by: 'manager', whom: [0, 1] },
  { do: 'toReviewers', by: 'manager', whom: [0] },
];
const sequence = fc.record({
  isBoardReview: fc.boolean(),
  steps: fc
    .tuple(fc.constantFrom(0, 2, 4, 4), fc.array(step, { minLength: 8, maxLength: 24, size: 'max' }))
    .map(([begin, steps]) => [...BEGIN.slice(0, begin), ...steps]),
});

/** One sequence on a new job: what the model knows, and the ids that the product uses. */
class Play {
  readonly model: ApplicationModel;
  private readonly moveIds: string[] = [];
  private readonly ids: (string | undefined)[] = [];
  private readonly withdrawnIds: (string | undefined)[] = [];

  constructor(
    private readonly jobId: string,
    isBoardReview: boolean,
  ) {
    this.model = new ApplicationModel(isBoardReview);
  }

  /** Performs a step in the product and in the model; asserts that both allow it or both refuse it. */
  async perform(step: Step): Promise<boolean> {
    const { status, body } = await this.send(step);
    const isAllowed = this.model.perform(step);
    expect({ step, isAllowed: status < 300, status, body }).toMatchObject({ step, isAllowed });
    if (!isAllowed) expect([400, 403, 404, 409, 422]).toContain(status);
    if (!isAllowed) return false;
    if (step.do === 'save' || step.do === 'submit' || step.do === 'again') this.ids[step.who] = body.id;
    if (step.do === 'withdraw') {
      if (this.model.withdrawn[step.who]?.at(-1)) this.withdrawnIds[step.who] ??= this.ids[step.who];
      this.ids[step.who] = undefined;
    }
    if (step.do === 'move') {
      if (body.moveId) this.moveIds.push(body.moveId);
      await this.settleAfter('1 hour');
    }
    return true;
  }

  /** Compares what is stored with the model. */
  async expectSame(): Promise<void> {
    const stored = await app.rows(
      "select user_id as person, type, stage from application where job_id = ? and type <> 'withdrawn'",
      [this.jobId],
    );
    const known = this.model.active.flatMap((one, at) =>
      one ? [{ person: people[at]?.id, type: one.type, stage: one.type === 'draft' ? null : one.at.stage }] : [],
    );
    expect(stored).toHaveLength(known.length);
    expect(stored).toEqual(expect.arrayContaining(known));
    expect(await app.rows('select status from job where id = ?', [this.jobId])).toEqual([{ status: this.model.job }]);
  }

  private settleAfter(time: string) {
    return app.rows(
      `update application_move set settles_at = now() + ?::interval
        where told_at is null and application_id in (select id from application where job_id = ?) returning 1`,
      [time, this.jobId],
    );
  }

  private idsOf(whom: readonly Who[]): string[] {
    return whom.map((who) => this.ids[who] ?? newId());
  }

  private async send(step: Step): Promise<{ status: number; body: Record<string, string> }> {
    const { jobId } = this;
    const as = { as: 'by' in step ? this.tokenOf(step.by) : '' };
    const person = people['who' in step ? step.who : 0] as Seeker;
    switch (step.do) {
      case 'save':
        return saveDraft(app, person, jobId, { attachedFiles: [person.resumeId] });
      case 'submit':
        return submit(app, person, jobId);
      case 'withdraw':
        return app.delete(`/api/applications/${jobId}`, { as: person.token });
      case 'again':
        return app.post(`/api/applications/${this.withdrawnIds[step.who] ?? newId()}/again`, { as: person.token });
      case 'toReviewers':
        return does.toReviewers(jobId, this.idsOf(step.whom), undefined, cast[userOf(step.by)]);
      case 'toApplicants':
        return does.toApplicants(jobId, this.idsOf(step.whom), cast[userOf(step.by)]);
      case 'open':
        return does.open(cast[userOf(step.by)], this.ids[step.who] ?? newId());
      case 'move':
        return app.patch('/api/applications/admin/stage', {
          ...as,
          body: { jobId, applications: this.idsOf(step.whom), stage: step.to },
        });
      case 'undo':
        return app.patch('/api/applications/admin/stage/undo', {
          ...as,
          body: { moveId: this.moveIds.at(-1 - step.back) ?? newId() },
        });
      case 'settle':
        await this.settleAfter('-1 second');
        await app.service(SettleOutcomes).sweep();
        return { status: 200, body: {} };
      case 'close':
        return app.patch(`/api/jobs/${jobId}/status`, { ...as, body: { status: 'closed' } });
      case 'fill': {
        const body = { status: 'filled', outcomes: step.outcomes && this.groups(step.outcomes) };
        return app.patch(`/api/jobs/${jobId}/status`, { ...as, body: step.outcomes ? body : { status: 'filled' } });
      }
    }
  }

  /** Those who withdrew may be named too, since a page can be older than that. */
  private groups(chosen: readonly string[]) {
    const idOf = (who: number) =>
      this.model.active[who]?.type === 'submitted' ? this.ids[who] : this.withdrawnIds[who];
    return ['hired', 'notSelected'].flatMap((outcome) => {
      const applications = [0, 1].flatMap((at) => (chosen[at] === outcome ? (idOf(at) ?? []) : []));
      return applications.length ? [{ outcome, applications }] : [];
    });
  }

  private tokenOf(one: (typeof BY)[number]): string {
    return cast[userOf(one)].token;
  }
}

const userOf = (one: (typeof BY)[number]) => (one === 'poster' ? 'boss' : one);

it('(T43) every sequence of changes answers as the model does and breaks nothing', async () => {
  const done: Record<string, number> = {};
  await fc.assert(
    fc.asyncProperty(sequence, async ({ isBoardReview, steps }) => {
      const jobId = isBoardReview ? await does.boardJob() : await createOpenJob(app, cast.boss);
      const play = new Play(jobId, isBoardReview);
      for (const one of steps) if (await play.perform(one)) done[one.do] = (done[one.do] ?? 0) + 1;
      await play.expectSame();
      await app.idle();
      expect(await findRowBreaches(app)).toEqual({});
      expect(await findCountBreaches(app)).toEqual([]);
    }),
    { numRuns: RUNS, seed: SEED, endOnFailure: true },
  );
  // Otherwise the sequences are refused too early to find anything.
  const ACTIONS = [
    'save',
    'submit',
    'withdraw',
    'again',
    'toReviewers',
    'toApplicants',
    'open',
    'settle',
    'close',
    'fill',
  ];
  expect(ACTIONS.filter((action) => !done[action])).toEqual([]);
  expect(done.move).toBeGreaterThan(RUNS);
  expect(done.undo).toBeGreaterThan(RUNS / 4);
}, 300_000);

it('the queries for breaches find each of them', async () => {
  const jobId = await createOpenJob(app, cast.boss);
  const id = (await does.apply(jobId)).id;
  const broken = async (sql: string, ...values: string[]) => {
    await app.rows(`${sql} returning 1`, values);
    return [...Object.keys(await findRowBreaches(app)), ...(await findCountBreaches(app)).map(() => 'counts')];
  };
  const moved = 'T43 a stage is that of the last move that stands';
  const outcome = 'T43 everybody who applied has an outcome once the position is filled';
  const told = 'T43 one mail for each outcome that was told';
  expect(await broken("update application set stage = 'offer' where id = ?", id)).toEqual([moved]);
  expect(await broken("update application set stage = 'new' where id = ?", id)).toEqual([]);
  expect(await broken("update job set status = 'filled' where id = ?", jobId)).toEqual([outcome]);
  expect(await broken("update job set status = 'open' where id = ?", jobId)).toEqual([]);
  expect(await broken('update job_applicants set undecided = undecided - 1 where job_id = ?', jobId)).toEqual([
    'counts',
  ]);
  expect(await broken('update job_applicants set undecided = undecided + 1 where job_id = ?', jobId)).toEqual([]);
  const [mail] = await app.rows<{ id: string }>("select id from mail where template = 'outcome' limit 1");
  expect(await broken('delete from mail where id = ?', mail?.id ?? '')).toEqual([told]);
});
