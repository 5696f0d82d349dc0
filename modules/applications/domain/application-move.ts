import { defineEntity, p } from '@mikro-orm/postgresql';
import { newId } from '#platform/database/aggregate.js';
import { type Stage, UNDO_SECONDS } from '../contract/api/stage-rules.js';
import type { Application } from './application.js';

/** Time for an Undo pressed in the last second to arrive. */
const UNDO_GRACE_MS = 2_000;

const ApplicationMoveSchema = defineEntity({
  name: 'ApplicationMove',
  tableName: 'application_move',
  properties: {
    id: p.uuid().primary(),
    /** Moves of one request, which are undone together. */
    batchId: p.uuid(),
    applicationId: p.uuid(),
    fromStage: p.text().$type<Stage>(),
    fromStageAt: p.datetime(),
    toStage: p.text().$type<Stage>(),
    /** The message to the applicant with an outcome, filled in; else empty. */
    message: p.text(),
    movedAt: p.datetime(),
    movedBy: p.uuid(),
    /** Until then it can be undone, and the applicant does not see it. */
    settlesAt: p.datetime(),
    undoneAt: p.datetime().nullable(),
    /** When the applicant was notified of an outcome. */
    toldAt: p.datetime().nullable(),
  },
});

interface Move {
  batchId: string;
  to: Stage;
  message: string;
  now: Date;
  actorId: string;
}

/** One move of an application, kept for its timeline; create it before the application moves. */
export class ApplicationMove extends ApplicationMoveSchema.class {
  /** A move that its author can undo for a few seconds. */
  static undoable(application: Application, move: Move): ApplicationMove {
    const settlesAt = new Date(move.now.getTime() + UNDO_SECONDS * 1000 + UNDO_GRACE_MS);
    return ApplicationMove.create(application, move, settlesAt);
  }

  /** A move that stands at once. */
  static final(application: Application, move: Move): ApplicationMove {
    return ApplicationMove.create(application, move, move.now);
  }

  private static create(application: Application, move: Move, settlesAt: Date): ApplicationMove {
    const { batchId, to, message, now, actorId } = move;
    return Object.assign(new ApplicationMove(), {
      id: newId(),
      batchId,
      applicationId: application.id,
      fromStage: application.stage ?? 'new',
      fromStageAt: application.stageAt ?? now,
      toStage: to,
      message,
      movedAt: now,
      movedBy: actorId,
      settlesAt,
      undoneAt: null,
      toldAt: null,
    });
  }

  canBeUndone(now: Date): boolean {
    return this.toldAt === null && now <= this.settlesAt;
  }
}
ApplicationMoveSchema.setClass(ApplicationMove);
