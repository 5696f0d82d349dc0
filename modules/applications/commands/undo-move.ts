import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { PostingsApi } from '#modules/postings/contract/postings-api.js';
import { Database } from '#platform/database/database.js';
import { DomainError, notFoundError } from '#platform/errors/domain-error.js';
import type { Actor } from '#platform/http/access.js';
import { databaseNow } from '#platform/time/clock.js';
import { canMove } from '../access.js';
import { STAGE_CODES, STAGE_MESSAGES, type Stage } from '../contract/api/stage-rules.js';
import type { UndoMoveResponse } from '../contract/api/stages.js';
import { Application } from '../domain/application.js';
import { ApplicationMove } from '../domain/application-move.js';
import { restoreUnnotifiedOutcomes } from './unnotified-outcomes.js';

/** Takes the moves of one request back, all or none, as long as they can be undone; by their author only. */
export class UndoMove extends Command<UndoMoveResponse> {
  constructor(
    readonly moveId: string,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(UndoMove)
export class UndoMoveHandler implements ICommandHandler<UndoMove> {
  constructor(
    private readonly database: Database,
    private readonly postings: PostingsApi,
  ) {}

  execute({ moveId, actor }: UndoMove): Promise<UndoMoveResponse> {
    return this.database.transaction(async (em) => {
      const [jobId] = await jobsOf(em, moveId, actor.id);
      const job = jobId && (await this.postings.jobForApplying(jobId, { lock: 'share' }));
      if (!jobId || !job) throw notFoundError('The move');
      const applications = await loadMovedApplications(em, moveId);
      const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' }, refresh: true } as const;
      const moves = await em.find(ApplicationMove, { batchId: moveId }, lock);
      const moveOf = new Map(moves.map((move) => [move.applicationId, move]));
      const now = await databaseNow(em);
      const undone: ApplicationMove[] = [];
      for (const application of applications) {
        const move = moveOf.get(application.id);
        if (!move || !canMove(actor, job, application)) throw notFoundError('The move');
        if (move.undoneAt && isIn(application, move.fromStage, move.fromStageAt)) continue;
        if (job.status === 'filled') throw new DomainError('conflict', STAGE_CODES.filled, STAGE_MESSAGES.filled);
        if (!move.canBeUndone(now)) throw notUndone(STAGE_MESSAGES.undoLate);
        if (move.undoneAt || !isIn(application, move.toStage, move.movedAt)) throw notUndone(STAGE_MESSAGES.undoMoved);
        move.undoneAt = now;
        application.undoMove(move.fromStage, move.fromStageAt, actor.id);
        undone.push(move);
      }
      await restoreUnnotifiedOutcomes(em, undone);
      await this.postings.countApplicants([jobId]);
      for (const { id } of applications) moveOf.delete(id);
      return { moveId, moved: undone.map(({ applicationId }) => applicationId), withdrawn: [...moveOf.keys()] };
    });
  }
}

const notUndone = (message: string) => new DomainError('conflict', STAGE_CODES.notUndone, message);

const isIn = ({ stage, stageAt }: Application, at: Stage, since: Date) =>
  stage === at && stageAt?.getTime() === since.getTime();

/** Loads and locks the applications of one request in id order; those withdrawn since are left out. */
async function loadMovedApplications(em: EntityManager, batchId: string): Promise<Application[]> {
  const moves = await em.find(ApplicationMove, { batchId });
  return em.find(
    Application,
    { id: { $in: moves.map(({ applicationId }) => applicationId) }, type: 'submitted' },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
  );
}

/** The job of the moves that the actor made with one request. */
async function jobsOf(em: EntityManager, moveId: string, actorId: string): Promise<string[]> {
  const rows = await em.execute<{ jobId: string }[]>(
    `select job_id as "jobId" from application_move join application on application.id = application_id
      where batch_id = ? and moved_by = ? limit 1`,
    [moveId, actorId],
  );
  return rows.map(({ jobId }) => jobId);
}
