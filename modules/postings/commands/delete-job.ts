import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '#platform/database/database.js';
import type { Actor } from '#platform/http/access.js';
import { Clock } from '#platform/time/clock.js';
import { JobLoader } from './job-loading.js';

/** Deletes the posting for everybody; its applications stay for the record. Lists send the version they read. */
export class DeleteJob extends Command<void> {
  constructor(
    readonly id: string,
    readonly actor: Actor,
    readonly version?: number,
  ) {
    super();
  }
}

@CommandHandler(DeleteJob)
export class DeleteJobHandler implements ICommandHandler<DeleteJob> {
  constructor(
    private readonly database: Database,
    private readonly jobs: JobLoader,
    private readonly clock: Clock,
  ) {}

  execute({ id, actor, version }: DeleteJob): Promise<void> {
    return this.database.transaction(async (em) => {
      // Before the posting is locked, as a Save does it.
      await em.execute('delete from job_autosave where job_id = ?', [id]);
      const { job, jobActor } = await this.jobs.forUpdate(em, id, actor, version);
      job.delete(jobActor, this.clock.now());
    });
  }
}
