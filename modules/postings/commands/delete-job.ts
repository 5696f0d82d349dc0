import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '../../../src/platform/database/database.js';
import type { Actor } from '../../../src/platform/http/access.js';
import { Clock } from '../../../src/platform/time/clock.js';
import { loadJobForUpdate } from './job-loading.js';

/** Deletes the posting for everybody (W6.15, W6.22); its applications stay for the record. */
export class DeleteJob extends Command<void> {
  constructor(
    readonly id: string,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(DeleteJob)
export class DeleteJobHandler implements ICommandHandler<DeleteJob> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  execute({ id, actor }: DeleteJob): Promise<void> {
    return this.database.transaction(async (em) => {
      const { job, jobActor } = await loadJobForUpdate(em, id, actor);
      job.delete(jobActor, this.clock.now());
    });
  }
}
