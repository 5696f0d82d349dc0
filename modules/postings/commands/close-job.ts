import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '#platform/database/database.js';
import type { Actor } from '#platform/http/access.js';
import { databaseNow } from '#platform/time/clock.js';
import type { JobSavedResponse } from '../contract/api/responses.js';
import { Applicants } from '../contract/applicants.js';
import { JobLoader, toSavedResponse } from './job-loading.js';

/** Close Position. The form and the lists send the version they read. */
export class CloseJob extends Command<JobSavedResponse> {
  constructor(
    readonly id: string,
    readonly actor: Actor,
    readonly version?: number,
  ) {
    super();
  }
}

@CommandHandler(CloseJob)
export class CloseJobHandler implements ICommandHandler<CloseJob> {
  constructor(
    private readonly database: Database,
    private readonly jobs: JobLoader,
    private readonly applicants: Applicants,
  ) {}

  execute({ id, actor, version }: CloseJob): Promise<JobSavedResponse> {
    return this.database.transaction(async (em) => {
      const { job, jobActor } = await this.jobs.forUpdate(em, id, actor, version);
      job.close(jobActor, await databaseNow(em), await this.applicants.hasAny(id));
      return toSavedResponse(em, job);
    });
  }
}
