import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { newId } from '#platform/database/aggregate.js';
import { startApp, type TestApp } from '../support/app.js';
import fc from '../support/fast-check.js';
import { cloneSeekers, createOpenJob, type Seeker, saveDraft, submit } from '../support/fixtures/applying.js';
import {
  createReviewFixture,
  type ReviewActions,
  type ReviewFixture,
  reviewActions,
} from '../support/fixtures/review.js';
import { settleOutcomes } from '../support/fixtures/settle-outcomes.js';
import { moveToStage } from '../support/fixtures/stages.js';
import { findCountBreaches, findLastingRowBreaches } from '../support/invariants/breaches.js';
import { ApplicationModel } from './application-model.js';
import { applicationSequence, type By, type Step, type Who } from './application-steps.js';

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
});
afterAll(() => app?.close());

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
        return moveToStage(app, cast[userOf(step.by)], {
          jobId,
          applications: this.idsOf(step.whom),
          stage: step.to,
        });
      case 'undo':
        return app.patch('/api/applications/admin/stage/undo', {
          ...as,
          body: { moveId: this.moveIds.at(-1 - step.back) ?? newId() },
        });
      case 'settle':
        await this.settleAfter('-1 second');
        await settleOutcomes(app);
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

  private tokenOf(one: By): string {
    return cast[userOf(one)].token;
  }
}

const userOf = (one: By) => (one === 'poster' ? 'boss' : one);

it('(T43) every sequence of changes answers as the model does and breaks nothing', async () => {
  const done: Record<string, number> = {};
  await fc.assert(
    fc.asyncProperty(applicationSequence, async ({ isBoardReview, steps }) => {
      const jobId = isBoardReview ? await does.boardJob() : await createOpenJob(app, cast.boss);
      const play = new Play(jobId, isBoardReview);
      for (const one of steps) if (await play.perform(one)) done[one.do] = (done[one.do] ?? 0) + 1;
      await play.expectSame();
      await app.idle();
      expect(await findLastingRowBreaches(app)).toEqual({});
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
});
