import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '#platform/database/database.js';
import type { UploadedFile } from '#platform/files/file-store.js';
import type { Actor } from '#platform/http/access.js';
import type { InputOrder } from '../contract/api/form.js';
import type { JobChange } from '../contract/api/job.js';
import type { JobSavedResponse } from '../contract/api/responses.js';
import { toJobContent } from '../domain/content.js';
import { PostingTargetResolver } from '../read/posting-target-resolver.js';
import { Attachments } from './attachments.js';
import { endAutosave } from './end-autosave.js';
import { JobLoader, toSavedResponse } from './job-loading.js';

/** Save Position. Without a change it only resets the status to unsubmitted. */
export class SaveJob extends Command<JobSavedResponse> {
  constructor(
    readonly id: string,
    readonly change: JobChange | null,
    readonly uploads: readonly UploadedFile[],
    readonly actor: Actor,
    readonly version?: number,
    readonly input?: InputOrder,
  ) {
    super();
  }
}

@CommandHandler(SaveJob)
export class SaveJobHandler implements ICommandHandler<SaveJob> {
  constructor(
    private readonly database: Database,
    private readonly jobs: JobLoader,
    private readonly attachments: Attachments,
    private readonly targets: PostingTargetResolver,
  ) {}

  execute({ id, change, uploads, actor, version, input }: SaveJob): Promise<JobSavedResponse> {
    return this.attachments.withStoredUploads(uploads, (stored, unused) =>
      this.database.transaction(async (em) => {
        if (change) await endAutosave(this.database, actor.id, id, input);
        const { job, jobActor } = await this.jobs.forUpdate(em, id, actor, version);
        await this.targets.assertOrganizationUsable(job, actor);
        job.save(change && toJobContent(change, await this.targets.resolve(change, actor, job)), jobActor);
        await this.attachments.change(em, job, stored, change?.deletedFiles ?? [], unused);
        return toSavedResponse(em, job);
      }),
    );
  }
}
