import { Injectable } from '@nestjs/common';
import { Ask } from '../../../src/platform/ask.js';
import { Clock } from '../../../src/platform/clock.js';
import { Database } from '../../../src/platform/database/database.js';
import type { Actor } from '../../../src/platform/http/access.js';
import { OrganizationByNumber, PositionById } from '../../directory/contract/questions.js';
import { AccountsByIds } from '../../identity/contract/questions.js';
import { jobDeleted, moverOf, notYours } from '../access.js';
import type { JobForEdit } from '../contract/api-answers.js';
import { Job } from '../domain/job.js';
import { JobFile } from '../domain/job-file.js';
import { listingText } from '../domain/listing-text.js';
import { movesOf } from '../domain/transitions.js';
import { Applicants } from './applicants.js';
import { detailsOf, headOf, statusCode } from './job-view.js';

/** What the posting form loads (W5.14, W5.19). */
@Injectable()
export class JobsForEdit {
  constructor(
    private readonly database: Database,
    private readonly ask: Ask,
    private readonly applicants: Applicants,
    private readonly clock: Clock,
  ) {}

  /** Throws DomainError as `jobForChange` does. */
  async of(id: string, actor: Actor): Promise<JobForEdit> {
    const { job, files } = await this.database.read(async (em) => ({
      job: await em.findOne(Job, { id }),
      files: await em.find(JobFile, { jobId: id }, { orderBy: { fileName: 'asc' } }),
    }));
    const mover = job && moverOf(actor, job);
    if (!job || !mover?.roles.size) throw notYours(actor);
    if (job.deletedAt) throw jobDeleted();
    const head = headOf(job);
    const [organization, position, [creator], counts] = await Promise.all([
      this.ask.of(new OrganizationByNumber(job.organization)),
      this.ask.of(new PositionById(job.positionId)),
      this.ask.of(new AccountsByIds([job.creatorId])),
      this.applicants.of(id),
    ]);
    return {
      ...head,
      ...detailsOf(job, files),
      ...counts,
      version: job.version,
      statusCode: statusCode(job),
      creatorId: job.creatorId,
      creator: { firstName: creator?.firstName ?? '', lastName: creator?.lastName ?? '' },
      position: { ...head.position, approval: position?.approval ?? true },
      organization: {
        ...head.organization,
        active: organization?.active ?? false,
        action: organization?.action ?? 'disabled',
      },
      isHot: job.isHot,
      isBoardReview: job.isBoardReview,
      boardReviewDays: job.boardReviewDays?.toISOString() ?? null,
      reviewers: job.reviewers,
      rejectionReason: job.rejectionReason ?? null,
      listingText: listingText(job, counts, this.clock.now()),
      moves: movesOf(job.status, mover),
    };
  }
}
