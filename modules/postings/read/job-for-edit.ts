import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Database } from '../../../src/platform/database/database.js';
import type { Actor } from '../../../src/platform/http/access.js';
import { Clock } from '../../../src/platform/time/clock.js';
import { OrganizationByNumber, PositionById } from '../../directory/contract/queries.js';
import { AccountsByIds } from '../../identity/contract/queries.js';
import { jobActorFor, jobDeletedError, notFoundOrForbidden } from '../access.js';
import type { JobForEdit } from '../contract/api-responses.js';
import { Job } from '../domain/job.js';
import { JobFile } from '../domain/job-file.js';
import { listingText } from '../domain/listing-text.js';
import { availableActions } from '../domain/transitions.js';
import { ApplicantCounter } from './applicant-counter.js';
import { statusCode, toJobDetails, toJobHead } from './job-response.js';

/** The data of the posting form (W5.14, W5.19). */
@Injectable()
export class JobsForEdit {
  constructor(
    private readonly database: Database,
    private readonly queries: QueryBus,
    private readonly applicants: ApplicantCounter,
    private readonly clock: Clock,
  ) {}

  /** Throws DomainError as `loadJobForUpdate` does. */
  async get(id: string, actor: Actor): Promise<JobForEdit> {
    const { job, files } = await this.database.read(async (em) => ({
      job: await em.findOne(Job, { id }),
      files: await em.find(JobFile, { jobId: id }, { orderBy: { fileName: 'asc' } }),
    }));
    const mover = job && jobActorFor(actor, job);
    if (!job || !mover?.roles.size) throw notFoundOrForbidden(actor);
    if (job.deletedAt) throw jobDeletedError();
    const head = toJobHead(job);
    const [organization, position, [creator], counts] = await Promise.all([
      this.queries.execute(new OrganizationByNumber(job.organization)),
      this.queries.execute(new PositionById(job.positionId)),
      this.queries.execute(new AccountsByIds([job.creatorId])),
      this.applicants.count(id),
    ]);
    return {
      ...head,
      ...toJobDetails(job, files),
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
      moves: availableActions(job.status, mover),
    };
  }
}
