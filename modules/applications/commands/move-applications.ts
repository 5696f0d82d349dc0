import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { PostingsApi } from '#modules/postings/contract/postings-api.js';
import { newId } from '#platform/database/aggregate.js';
import { Database } from '#platform/database/database.js';
import { DomainError, invalidFieldError, notFoundError } from '#platform/errors/domain-error.js';
import type { Actor } from '#platform/http/access.js';
import { databaseNow } from '#platform/time/clock.js';
import { canMove, canSeeStages } from '../access.js';
import { type CandidateGroup, refusalMessage, STAGE_CODES, STAGE_MESSAGES } from '../contract/api/stage-rules.js';
import type { MoveRequest, MoveResponse } from '../contract/api/stages.js';
import { ApplicationMove } from '../domain/application-move.js';
import { MovedSince } from './moved-since.js';
import { outcomeMessages } from './outcome-messages.js';
import { loadSelectedApplications } from './selected-applications.js';
import { dropUnnotifiedOutcomes } from './unnotified-outcomes.js';

/** Moves applications of one job to a stage, all or none. Applications that are in that stage stay as they are. */
export class MoveApplications extends Command<MoveResponse> {
  constructor(
    readonly request: MoveRequest,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(MoveApplications)
export class MoveApplicationsHandler implements ICommandHandler<MoveApplications> {
  constructor(
    private readonly database: Database,
    private readonly postings: PostingsApi,
    private readonly movedSince: MovedSince,
  ) {}

  execute({
    request: { jobId, applications: ids, seen, stage, message },
    actor,
  }: MoveApplications): Promise<MoveResponse> {
    return this.database.transaction(async (em) => {
      // Fill Position waits for this lock, so that no application moves after its position is filled.
      const job = await this.postings.jobForApplying(jobId, { lock: 'share' });
      if (!job || !canSeeStages(actor, job)) throw notFoundError('The job');
      const applications = await loadSelectedApplications(em, jobId, ids, 'applications');
      if (applications.some((application) => !canMove(actor, job, application)))
        throw invalidFieldError('applications', STAGE_MESSAGES.stranger);
      if (job.status === 'filled') throw new DomainError('conflict', STAGE_CODES.filled, STAGE_MESSAGES.filled);
      const now = await databaseNow(em);
      const moving = applications.filter((application) => application.stage !== stage);
      const movedMeanwhile = moving.filter((application) => application.stage !== seen[application.id]);
      if (movedMeanwhile.length) throw await this.movedSince.error(em, movedMeanwhile);
      const refusalOf = (group: CandidateGroup) => refusalMessage([group]);
      const messageOf = stage === 'notSelected' ? await outcomeMessages(em, job, moving, refusalOf) : () => '';
      await dropUnnotifiedOutcomes(em, moving, now);
      const batchId = newId();
      for (const application of moving) {
        const text = messageOf(application, 'notSelected', message);
        em.persist(
          ApplicationMove.undoable(application, { batchId, to: stage, message: text, now, actorId: actor.id }),
        );
        application.move(stage, now, actor.id);
      }
      await this.postings.countApplicants([jobId]);
      return { moveId: moving.length ? batchId : null, moved: moving.map(({ id }) => id) };
    });
  }
}
