import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../src/platform/clock.js';
import { Database } from '../../../src/platform/database/database.js';
import { DomainError } from '../../../src/platform/errors.js';
import type { UploadedFile } from '../../../src/platform/files.js';
import type { Actor } from '../../../src/platform/http/access.js';
import { moverOf } from '../access.js';
import type { JobPayload } from '../contract/api.js';
import type { JobSavedView } from '../contract/api-answers.js';
import { contentOf } from '../domain/content.js';
import { Job } from '../domain/job.js';
import { MOVE_OF } from '../domain/transitions.js';
import { Attachments } from './attachments.js';
import { nextListingNumber, written } from './jobs.js';
import { Places } from './places.js';

/** A new posting is saved and, where the wish is to post it, posted in the same transaction (W5.12, T12). */
export class CreateJob extends Command<JobSavedView> {
  constructor(
    readonly payload: JobPayload,
    readonly uploads: readonly UploadedFile[],
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(CreateJob)
export class CreateJobHandler implements ICommandHandler<CreateJob> {
  constructor(
    private readonly database: Database,
    private readonly attachments: Attachments,
    private readonly places: Places,
    private readonly clock: Clock,
  ) {}

  async execute({ payload, uploads, actor }: CreateJob): Promise<JobSavedView> {
    const move = MOVE_OF[payload.status];
    if (move !== 'save' && move !== 'post') {
      throw new DomainError('conflict', 'wrong_status', 'A new posting can only be saved or posted.');
    }
    return this.attachments.keeping(uploads, (kept, unused) =>
      this.database.transaction(async (em) => {
        const place = await this.places.of(payload, actor, null);
        const mover = moverOf(actor, { organization: payload.organization, creatorId: null });
        const job = Job.create(contentOf(payload, place), mover);
        em.persist(job);
        await this.attachments.change(em, job, kept, [], unused);
        if (move === 'post') {
          const isApprovalNeeded = await this.places.isApprovalNeeded(job.positionId);
          const listingNumber = await nextListingNumber(em);
          job.post(null, mover, { now: this.clock.now(), isApprovalNeeded, listingNumber });
        }
        return written(em, job);
      }),
    );
  }
}
