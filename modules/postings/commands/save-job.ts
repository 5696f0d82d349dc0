import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '../../../src/platform/database/database.js';
import type { UploadedFile } from '../../../src/platform/files.js';
import type { Actor } from '../../../src/platform/http/access.js';
import type { JobChange } from '../contract/api.js';
import type { JobSavedView } from '../contract/api-answers.js';
import { contentOf } from '../domain/content.js';
import { Attachments } from './attachments.js';
import { jobForChange, written } from './jobs.js';
import { Places } from './places.js';

/** Save Position (W6.2); without a change it only takes the posting back to unsubmitted (W6.21). */
export class SaveJob extends Command<JobSavedView> {
  constructor(
    readonly id: string,
    readonly change: JobChange | null,
    readonly uploads: readonly UploadedFile[],
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(SaveJob)
export class SaveJobHandler implements ICommandHandler<SaveJob> {
  constructor(
    private readonly database: Database,
    private readonly attachments: Attachments,
    private readonly places: Places,
  ) {}

  execute({ id, change, uploads, actor }: SaveJob): Promise<JobSavedView> {
    return this.attachments.keeping(uploads, (kept, unused) =>
      this.database.transaction(async (em) => {
        const { job, mover } = await jobForChange(em, id, actor, change?.version);
        await this.places.checkStillUsable(job, actor);
        job.save(change && contentOf(change, await this.places.of(change, actor, job)), mover);
        await this.attachments.change(em, job, kept, change?.deletedFiles ?? [], unused);
        return written(em, job);
      }),
    );
  }
}
