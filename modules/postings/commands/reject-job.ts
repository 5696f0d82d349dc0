import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '../../../src/platform/database/database.js';
import type { Actor } from '../../../src/platform/http/access.js';
import type { JobSavedView } from '../contract/api-answers.js';
import type { RejectionReason } from '../contract/api-lists.js';
import { jobForChange, written } from './jobs.js';

/** Reject Position (W6.9); the status route cannot carry a reason and so always ends in its 422. */
export class RejectJob extends Command<JobSavedView> {
  constructor(
    readonly id: string,
    readonly reason: RejectionReason | undefined,
    readonly actor: Actor,
    readonly version?: number,
  ) {
    super();
  }
}

@CommandHandler(RejectJob)
export class RejectJobHandler implements ICommandHandler<RejectJob> {
  constructor(private readonly database: Database) {}

  execute({ id, reason, actor, version }: RejectJob): Promise<JobSavedView> {
    return this.database.transaction(async (em) => {
      const { job, mover } = await jobForChange(em, id, actor, version);
      job.reject(reason, mover);
      return written(em, job);
    });
  }
}
