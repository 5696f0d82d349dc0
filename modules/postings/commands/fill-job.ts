import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '#platform/database/database.js';
import { databaseNow } from '#platform/time/clock.js';
import type { JobSavedResponse } from '../contract/api/responses.js';
import { Applicants, PositionFiller } from '../contract/applicants.js';
import { FillJob } from '../contract/commands.js';
import { loadJobForUpdate, toSavedResponse } from './job-loading.js';

@CommandHandler(FillJob)
export class FillJobHandler implements ICommandHandler<FillJob> {
  constructor(
    private readonly database: Database,
    private readonly applicants: Applicants,
    private readonly filler: PositionFiller,
  ) {}

  execute({ id, actor, version, outcomes }: FillJob): Promise<JobSavedResponse> {
    return this.database.transaction(async (em) => {
      const { job, jobActor } = await loadJobForUpdate(em, id, actor, version);
      job.fill(jobActor, await databaseNow(em), await this.applicants.hasAny(id));
      const decided = await this.filler.decide(id, outcomes, actor.id);
      return { ...(await toSavedResponse(em, job)), decided };
    });
  }
}
