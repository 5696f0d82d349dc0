import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '#platform/database/database.js';
import type { Actor } from '#platform/http/access.js';
import { RateLimiter } from '#platform/security/rate-limiter.js';
import { databaseNow } from '#platform/time/clock.js';
import type { JobSavedResponse } from '../contract/api/responses.js';
import { COPY_LIMIT } from '../domain/copy-limit.js';
import { PostingTargetResolver } from '../read/posting-target-resolver.js';
import { Attachments } from './attachments.js';
import { JobLoader, toSavedResponse } from './job-loading.js';

/** Copies a posting of any status, also to list it again: a new unsubmitted one with the same content and files. */
export class CopyJob extends Command<JobSavedResponse> {
  constructor(
    readonly id: string,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(CopyJob)
export class CopyJobHandler implements ICommandHandler<CopyJob> {
  constructor(
    private readonly database: Database,
    private readonly jobs: JobLoader,
    private readonly attachments: Attachments,
    private readonly targets: PostingTargetResolver,
    private readonly limiter: RateLimiter,
  ) {}

  /** The lock on the original keeps its files until the copy has them too. A copy that fails does not count. */
  execute({ id, actor }: CopyJob): Promise<JobSavedResponse> {
    return this.database.transaction(async (em) => {
      const { job, jobActor } = await this.jobs.forUpdate(em, id, actor);
      const copy = job.copy(jobActor, await databaseNow(em));
      await this.targets.assertOrganizationUsable(job, actor);
      await this.targets.assertPositionExists(job);
      await this.limiter.consume(COPY_LIMIT.what, [COPY_LIMIT], { account: actor.id });
      em.persist(copy);
      await this.attachments.copy(em, job, copy);
      return toSavedResponse(em, copy);
    });
  }
}
