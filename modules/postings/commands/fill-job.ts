import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '../../../src/platform/database/database.js';
import type { Actor } from '../../../src/platform/http/access.js';
import { DecideOutcomes, type FillOutcome } from '../../applications/contract/commands.js';
import type { JobSavedResponse } from '../contract/api-responses.js';
import { loadJobForUpdate, toSavedResponse } from './job-loading.js';

/**
 * Fill Position (W6.11, W6.13), which gives everybody who applied an outcome (T43). The form sends the version it
 * loaded, lists send none.
 */
export class FillJob extends Command<JobSavedResponse> {
  constructor(
    readonly id: string,
    readonly actor: Actor,
    readonly version?: number,
    readonly outcomes?: readonly FillOutcome[],
  ) {
    super();
  }
}

@CommandHandler(FillJob)
export class FillJobHandler implements ICommandHandler<FillJob> {
  constructor(
    private readonly database: Database,
    private readonly commands: CommandBus,
  ) {}

  execute({ id, actor, version, outcomes }: FillJob): Promise<JobSavedResponse> {
    return this.database.transaction(async (em) => {
      const { job, jobActor } = await loadJobForUpdate(em, id, actor, version);
      job.fill(jobActor);
      await this.commands.execute(new DecideOutcomes(id, outcomes, actor.id));
      return toSavedResponse(em, job);
    });
  }
}
