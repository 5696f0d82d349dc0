import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '../../../src/platform/database/database.js';
import type { Actor } from '../../../src/platform/http/access.js';
import type { JobSavedView } from '../contract/api-answers.js';
import { jobForChange, written } from './jobs.js';

/** Close Position (W6.8); the form sends the version it loaded, the lists none. */
export class CloseJob extends Command<JobSavedView> {
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
  constructor(private readonly database: Database) {}

  execute({ id, actor, version }: CloseJob): Promise<JobSavedView> {
    return this.database.transaction(async (em) => {
      const { job, mover } = await jobForChange(em, id, actor, version);
      job.close(mover);
      return written(em, job);
    });
  }
}
