import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../src/platform/clock.js';
import { Database } from '../../../src/platform/database/database.js';
import type { UploadedFile } from '../../../src/platform/files.js';
import type { Actor } from '../../../src/platform/http/access.js';
import type { JobChange } from '../contract/api.js';
import type { JobSavedView } from '../contract/api-answers.js';
import { contentOf } from '../domain/content.js';
import { Attachments } from './attachments.js';
import { jobForChange, nextListingNumber, written } from './jobs.js';
import { Places } from './places.js';

/** Post Position, with the form's changes or, from a list, without (W6.4–W6.7, W6.21). */
export class PostJob extends Command<JobSavedView> {
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
    private readonly places: Places,
    private readonly clock: Clock,
  ) {}

  execute({ id, change, uploads, actor }: PostJob): Promise<JobSavedView> {
    return this.attachments.keeping(uploads, (kept, unused) =>
      this.database.transaction(async (em) => {
        const { job, mover } = await jobForChange(em, id, actor, change?.version);
        await this.places.checkStillUsable(job, actor);
        const content = change && contentOf(change, await this.places.of(change, actor, job));
        const isApprovalNeeded = await this.places.isApprovalNeeded(content?.positionId ?? job.positionId);
        const listingNumber = job.jobListingNumber ?? (await nextListingNumber(em));
        job.post(content, mover, { now: this.clock.now(), isApprovalNeeded, listingNumber });
        await this.attachments.change(em, job, kept, change?.deletedFiles ?? [], unused);
        return written(em, job);
      }),
    );
  }
}
