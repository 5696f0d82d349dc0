import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '#platform/database/database.js';
import { DomainError } from '#platform/errors/domain-error.js';
import type { UploadedFile } from '#platform/files/file-store.js';
import type { Actor } from '#platform/http/access.js';
import { Clock } from '#platform/time/clock.js';
import { jobActorFor } from '../access.js';
import type { InputOrder } from '../contract/api/form.js';
import type { JobPayload } from '../contract/api/job.js';
import type { JobSavedResponse } from '../contract/api/responses.js';
import { toJobContent } from '../domain/content.js';
import { Job } from '../domain/job.js';
import { ACTION_FOR_STATUS } from '../domain/transitions.js';
import { PostingTargetResolver } from '../read/posting-target-resolver.js';
import { Attachments } from './attachments.js';
import { endAutosave } from './end-autosave.js';
import { nextListingNumber, toSavedResponse } from './job-loading.js';

/** Saves a new posting and, if requested, posts it in the same transaction. */
export class CreateJob extends Command<JobSavedResponse> {
  constructor(
    readonly payload: JobPayload,
    readonly uploads: readonly UploadedFile[],
    readonly actor: Actor,
    readonly input?: InputOrder,
  ) {
    super();
  }
}

@CommandHandler(CreateJob)
export class CreateJobHandler implements ICommandHandler<CreateJob> {
  constructor(
    private readonly database: Database,
    private readonly attachments: Attachments,
    private readonly targets: PostingTargetResolver,
    private readonly clock: Clock,
  ) {}

  async execute({ payload, uploads, actor, input }: CreateJob): Promise<JobSavedResponse> {
    const action = ACTION_FOR_STATUS[payload.status];
    if (action !== 'save' && action !== 'post') {
      throw new DomainError('conflict', 'wrong_status', 'A new posting can only be saved or posted.');
    }
    return this.attachments.withStoredUploads(uploads, (stored, unused) =>
      this.database.transaction(async (em) => {
        await endAutosave(this.database, actor.id, null, input);
        const target = await this.targets.resolve(payload, actor, null);
        const jobActor = jobActorFor(actor, { organization: payload.organization, creatorId: null });
        const job = Job.create(toJobContent(payload, target), jobActor);
        em.persist(job);
        await this.attachments.change(em, job, stored, [], unused);
        if (action === 'post') {
          const isApprovalNeeded = await this.targets.isApprovalNeeded(job.positionId);
          const listingNumber = await nextListingNumber(em);
          job.post(null, jobActor, { now: this.clock.now(), isApprovalNeeded, listingNumber });
        }
        return toSavedResponse(em, job);
      }),
    );
  }
}
