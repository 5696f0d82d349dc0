import { CommandBus, CommandHandler, type ICommandHandler, QueryBus } from '@nestjs/cqrs';
import { DecideOutcomes } from '#modules/applications/contract/commands.js';
import { JobHasBeenAppliedFor } from '#modules/applications/contract/queries.js';
import { Database } from '#platform/database/database.js';
import { databaseNow } from '#platform/time/clock.js';
import type { JobSavedResponse } from '../contract/api/responses.js';
import { FillJob } from '../contract/commands.js';
import { loadJobForUpdate, toSavedResponse } from './job-loading.js';

@CommandHandler(FillJob)
export class FillJobHandler implements ICommandHandler<FillJob> {
  constructor(
    private readonly database: Database,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  execute({ id, actor, version, outcomes }: FillJob): Promise<JobSavedResponse> {
    return this.database.transaction(async (em) => {
      const { job, jobActor } = await loadJobForUpdate(em, id, actor, version);
      job.fill(jobActor, await databaseNow(em), await this.queries.execute(new JobHasBeenAppliedFor(id)));
      const decided = await this.commands.execute(new DecideOutcomes(id, outcomes, actor.id));
      return { ...(await toSavedResponse(em, job)), decided };
    });
  }
}
