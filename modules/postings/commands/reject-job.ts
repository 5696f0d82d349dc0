import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '#platform/database/database.js';
import type { Actor } from '#platform/http/access.js';
import { Clock } from '#platform/time/clock.js';
import type { RejectionReason } from '../contract/api/lists.js';
import type { JobSavedResponse } from '../contract/api/responses.js';
import { JobLoader, toSavedResponse } from './job-loading.js';

/** Reject Position. The status route has no reason, so rejecting there always returns 422. */
export class RejectJob extends Command<JobSavedResponse> {
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
  constructor(
    private readonly database: Database,
    private readonly jobs: JobLoader,
    private readonly clock: Clock,
  ) {}

  execute({ id, reason, actor, version }: RejectJob): Promise<JobSavedResponse> {
    return this.database.transaction(async (em) => {
      const { job, jobActor } = await this.jobs.forUpdate(em, id, actor, version);
      job.reject(reason, jobActor, this.clock.now());
      return toSavedResponse(em, job);
    });
  }
}
