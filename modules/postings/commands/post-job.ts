import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '../../../src/platform/database/database.js';
import type { UploadedFile } from '../../../src/platform/files/file-store.js';
import type { Actor } from '../../../src/platform/http/access.js';
import { Clock } from '../../../src/platform/time/clock.js';
import type { JobChange } from '../contract/api.js';
import type { JobSavedResponse } from '../contract/api-responses.js';
import { toJobContent } from '../domain/content.js';
import { Attachments } from './attachments.js';
import { loadJobForUpdate, nextListingNumber, toSavedResponse } from './job-loading.js';
import { PostingTargetResolver } from './posting-target-resolver.js';

/** Post Position, with the form's changes or, from a list, without changes (W6.4–W6.7, W6.21). */
export class PostJob extends Command<JobSavedResponse> {
  constructor(
    readonly id: string,
    readonly change: JobChange | null,
    readonly uploads: readonly UploadedFile[],
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(PostJob)
export class PostJobHandler implements ICommandHandler<PostJob> {
  constructor(
    private readonly database: Database,
    private readonly attachments: Attachments,
    private readonly targets: PostingTargetResolver,
    private readonly clock: Clock,
  ) {}

  execute({ id, change, uploads, actor }: PostJob): Promise<JobSavedResponse> {
    return this.attachments.withStoredUploads(uploads, (stored, unused) =>
      this.database.transaction(async (em) => {
        const { job, jobActor } = await loadJobForUpdate(em, id, actor, change?.version);
        await this.targets.assertOrganizationUsable(job, actor);
        const content = change && toJobContent(change, await this.targets.resolve(change, actor, job));
        const isApprovalNeeded = await this.targets.isApprovalNeeded(content?.positionId ?? job.positionId);
        const listingNumber = job.jobListingNumber ?? (await nextListingNumber(em));
        job.post(content, jobActor, { now: this.clock.now(), isApprovalNeeded, listingNumber });
        await this.attachments.change(em, job, stored, change?.deletedFiles ?? [], unused);
        return toSavedResponse(em, job);
      }),
    );
  }
}
