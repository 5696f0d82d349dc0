import { LockMode } from '@mikro-orm/core';
import { Command, CommandHandler, type ICommandHandler, QueryBus } from '@nestjs/cqrs';
import { Database } from '../../../src/platform/database/database.js';
import { DomainError, notFoundError } from '../../../src/platform/errors/domain-error.js';
import type { Actor } from '../../../src/platform/http/access.js';
import { databaseNow } from '../../../src/platform/time/clock.js';
import { JobForApplying } from '../../postings/contract/queries.js';
import { STAGE_CODES, STAGE_MESSAGES } from '../contract/api-stage-rules.js';
import type { MoveResponse } from '../contract/api-stages.js';
import { ApplicationMove } from '../domain/application-move.js';
import { canMove } from '../read/viewer-role.js';
import { loadSelectedApplications } from './selected-applications.js';

/** Takes the moves of one request back, all or none, as long as they can be undone; by their author only. */
export class UndoMove extends Command<MoveResponse> {
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
    private readonly queries: QueryBus,
  ) {}

  execute({ moveId, actor }: UndoMove): Promise<MoveResponse> {
    return this.database.transaction(async (em) => {
      const [jobId] = await jobsOf(em, moveId, actor.id);
      const job = jobId && (await this.queries.execute(new JobForApplying(jobId)));
      if (!jobId || !job) throw notFoundError('The move');
      const where = { batchId: moveId, undoneAt: null };
      const ids = (await em.find(ApplicationMove, where)).map(({ applicationId }) => applicationId);
      if (ids.length === 0) return { moveId, moved: [] };
      const applications = await loadSelectedApplications(em, jobId, ids, 'moveId');
      const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' }, refresh: true } as const;
      const moves = new Map((await em.find(ApplicationMove, where, lock)).map((move) => [move.applicationId, move]));
      const now = await databaseNow(em);
      for (const application of applications) {
        const move = moves.get(application.id);
        if (!canMove(actor, job, application)) throw notFoundError('The move');
        if (!move?.canBeUndone(now)) throw notUndone(STAGE_MESSAGES.undoLate);
        const isLast = application.stage === move.toStage && application.stageAt?.getTime() === move.movedAt.getTime();
        if (!isLast || job.status === 'filled') throw notUndone(STAGE_MESSAGES.undoMoved);
        move.undoneAt = now;
        application.undoMove(move.fromStage, move.fromStageAt, actor.id);
      }
      return { moveId, moved: ids };
    });
  }
}

const notUndone = (message: string) => new DomainError('conflict', STAGE_CODES.notUndone, message);

/** The job of the moves that the actor made with one request. */
async function jobsOf(
  em: Parameters<Parameters<Database['transaction']>[0]>[0],
  moveId: string,
  actorId: string,
): Promise<string[]> {
  const rows = await em.execute<{ jobId: string }[]>(
    `select job_id as "jobId" from application_move join application on application.id = application_id
      where batch_id = ? and moved_by = ? limit 1`,
    [moveId, actorId],
  );
  return rows.map(({ jobId }) => jobId);
}
