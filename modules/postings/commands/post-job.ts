import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '#platform/database/database.js';
import type { UploadedFile } from '#platform/files/file-store.js';
import type { Actor } from '#platform/http/access.js';
import { databaseNow } from '#platform/time/clock.js';
import type { InputOrder } from '../contract/api/form.js';
import type { JobChange, ListingDates } from '../contract/api/job.js';
import type { JobSavedResponse } from '../contract/api/responses.js';
import { toJobContent } from '../domain/content.js';
import { PostingTargetResolver } from '../read/posting-target-resolver.js';
import { Attachments } from './attachments.js';
import { endAutosave } from './end-autosave.js';
import { JobLoader, nextListingNumber, toSavedResponse } from './job-loading.js';

/** Post Position, with the form's changes or, from a list, with new dates at most. */
export class PostJob extends Command<JobSavedResponse> {
  constructor(
    readonly id: string,
    readonly change: JobChange | null,
    readonly uploads: readonly UploadedFile[],
    readonly actor: Actor,
    readonly version?: number,
    readonly input?: InputOrder,
    readonly dates: ListingDates = {},
  ) {
    super();
  }
}

@CommandHandler(PostJob)
export class PostJobHandler implements ICommandHandler<PostJob> {
  constructor(
    private readonly database: Database,
    private readonly jobs: JobLoader,
    private readonly attachments: Attachments,
    private readonly targets: PostingTargetResolver,
  ) {}

  execute({ id, change, uploads, actor, version, input, dates }: PostJob): Promise<JobSavedResponse> {
    return this.attachments.withStoredUploads(uploads, (stored, unused) =>
      this.database.transaction(async (em) => {
        if (change) await endAutosave(this.database, actor.id, id, input);
        const { job, jobActor } = await this.jobs.forUpdate(em, id, actor, version);
        await this.targets.assertOrganizationUsable(job, actor);
        const content = change && toJobContent(change, await this.targets.resolve(change, actor, job));
        const isApprovalNeeded = await this.targets.isApprovalNeeded(content?.positionId ?? job.positionId);
        const listingNumber = job.jobListingNumber ?? (await nextListingNumber(em));
        const options = { now: await databaseNow(em), isApprovalNeeded, listingNumber };
        if (hasDates(dates)) job.postWithDates(dates, jobActor, options);
        else job.post(content, jobActor, options);
        await this.attachments.change(em, job, stored, change?.deletedFiles ?? [], unused);
        return toSavedResponse(em, job);
      }),
    );
  }
}

const hasDates = ({ startDate, endDate }: ListingDates) => startDate !== undefined || endDate !== undefined;
