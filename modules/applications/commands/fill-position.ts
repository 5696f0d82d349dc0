import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { PositionFiller } from '#modules/postings/contract/applicants.js';
import { type JobSavedResponse, PostingsApi } from '#modules/postings/contract/postings-api.js';
import type { FillOutcome, SeenStages } from '#modules/shared/fill-outcomes.js';
import type { Outcome } from '#modules/shared/outcomes.js';
import { newId } from '#platform/database/aggregate.js';
import { Database } from '#platform/database/database.js';
import { DomainError, invalidFieldError, notFoundError } from '#platform/errors/domain-error.js';
import type { Actor } from '#platform/http/access.js';
import { databaseNow } from '#platform/time/clock.js';
import { canMove } from '../access.js';
import { isOutcome, STAGE_CODES, STAGE_MESSAGES } from '../contract/api/stage-rules.js';
import { Application } from '../domain/application.js';
import { ApplicationMove } from '../domain/application-move.js';
import { MovedSince } from './moved-since.js';
import { outcomeMessages } from './outcome-messages.js';

interface Decision {
  outcome: Outcome;
  message?: string;
}

@Injectable()
export class FillPosition implements PositionFiller {
  constructor(
    private readonly database: Database,
    private readonly postings: PostingsApi,
    private readonly movedSince: MovedSince,
  ) {}

  fill(
    jobId: string,
    actor: Actor,
    version?: number,
    outcomes?: readonly FillOutcome[],
    seen: SeenStages = {},
  ): Promise<JobSavedResponse> {
    return this.database.transaction(async (em) => {
      const saved = await this.postings.fillJob(jobId, actor, version);
      const [job] = await this.postings.jobsByIds([jobId]);
      if (!job) throw notFoundError('The job');
      const applications = await loadApplications(em, jobId);
      const undecided = applications.filter(({ type, stage }) => type === 'submitted' && !isOutcome(stage));
      // Of others the stage is not shown.
      const shown = undecided.filter((application) => canMove(actor, job, application));
      const moved = shown.filter(({ id, stage }) => seen[id] !== undefined && seen[id] !== stage);
      if (moved.length > 0) throw await this.movedSince.error(em, moved);
      const decisionOf = outcomes
        ? checkedDecisions(outcomes, applications, undecided)
        : (): Decision => ({ outcome: 'notSelected' });
      const messageOf = await outcomeMessages(em, job, undecided);
      const now = await databaseNow(em);
      const batchId = newId();
      for (const application of undecided) {
        const { outcome, message: template } = decisionOf(application);
        const message = messageOf(application, outcome, template);
        em.persist(ApplicationMove.final(application, { batchId, to: outcome, message, now, actorId: actor.id }));
        application.decide(outcome, now, actor.id);
      }
      await this.postings.countApplicants([jobId]);
      return { ...saved, decided: undecided.length };
    });
  }
}

function loadApplications(em: EntityManager, jobId: string): Promise<Application[]> {
  return em.find(
    Application,
    { jobId, type: { $ne: 'draft' as const } },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
  );
}

/**
 * Returns the decision of each undecided application. Those that were withdrawn since the page was opened need none;
 * one that was decided since may not get another outcome.
 */
function checkedDecisions(
  outcomes: readonly FillOutcome[],
  applications: readonly Application[],
  undecided: readonly Application[],
): (application: Application) => Decision {
  const known = new Map(applications.map((application) => [application.id, application]));
  const decisions = new Map<string, Decision>();
  outcomes.forEach(({ outcome, applications: ids, message }, at) => {
    for (const id of ids) {
      const application = known.get(id);
      if (!application) throw invalidFieldError(`outcomes.${at}.applications`, STAGE_MESSAGES.stranger);
      if (decisions.has(id)) throw invalidFieldError(`outcomes.${at}.applications`, STAGE_MESSAGES.twice);
      if (application.type === 'submitted' && isOutcome(application.stage) && application.stage !== outcome)
        throw outcomesChangedError(STAGE_MESSAGES.decided);
      decisions.set(id, { outcome, message });
    }
  });
  const missing = undecided.filter(({ id }) => !decisions.has(id));
  if (missing.length) throw outcomesChangedError(STAGE_MESSAGES.incomplete(missing.map(nameOf).join(', ')));
  return ({ id }) => decisions.get(id) ?? { outcome: 'notSelected' };
}

const outcomesChangedError = (message: string) => new DomainError('conflict', STAGE_CODES.outcomesChanged, message);

const nameOf = ({ applicant }: Application) => `${applicant?.contactName} ${applicant?.contactSurname}`;
