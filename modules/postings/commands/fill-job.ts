import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '../../../src/platform/database/database.js';
import type { Actor } from '../../../src/platform/http/access.js';
import type { JobSavedView } from '../contract/api-answers.js';
import { jobForChange, written } from './jobs.js';

/** Fill Position (W6.11, W6.13); the form sends the version it loaded, the lists none. */
export class FillJob extends Command<JobSavedView> {
  constructor(
    readonly id: string,
    readonly actor: Actor,
    readonly version?: number,
  ) {
    super();
  }
}

@CommandHandler(FillJob)
export class FillJobHandler implements ICommandHandler<FillJob> {
  constructor(private readonly database: Database) {}

  execute({ id, actor, version }: FillJob): Promise<JobSavedView> {
    return this.database.transaction(async (em) => {
      const { job, mover } = await jobForChange(em, id, actor, version);
      job.fill(mover);
      return written(em, job);
    });
  }
}
