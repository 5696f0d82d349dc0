import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { z } from 'zod';
import { RIGHTS } from '#modules/shared/rights.js';
import { type Actor, Allow, CurrentActor } from '#platform/http/access.js';
import { type Page, pageQuery, pageSchema } from '#platform/http/paging.js';
import { recordAfterRead } from '#platform/http/reads.interceptor.js';
import { Returns } from '#platform/http/returns.js';
import { AboutPerson } from '#platform/idempotency/about-person.js';
import { localDate } from '#platform/time/local-time.js';
import { ChangeDocuments } from './commands/change-documents.js';
import { ChangeReviewBy } from './commands/change-review-by.js';
import { MarkRead } from './commands/mark-read.js';
import { ReleaseToApplicants } from './commands/release-to-applicants.js';
import { ReleaseToReviewers } from './commands/release-to-reviewers.js';
import { RemoveApplication } from './commands/remove-application.js';
import { Applicant, applicantsQuery } from './contract/api/lists.js';
import {
  ApplicationReview,
  Board,
  DocumentChoice,
  ReleaseResponse,
  ReleaseToApplicantsRequest,
  ReleaseToReviewersRequest,
  ReviewByRequest,
} from './contract/api/review.js';
import { ApplicantList } from './read/applicant-list.js';
import { ApplicationForReview } from './read/application-review.js';
import { BoardReader } from './read/board.js';

const Id = z.uuid();
const JobQuery = z.object({ jobId: z.uuid() });
const ApplicantsQuery = z.object({ ...applicantsQuery, ...pageQuery(25) });

/** Routes for reviewing and releasing submitted applications. */
@Controller('api/applications')
export class ReviewController {
  constructor(
    private readonly commands: CommandBus,
    private readonly applicants: ApplicantList,
    private readonly review: ApplicationForReview,
    private readonly board: BoardReader,
  ) {}

  @Allow(...RIGHTS.readApplications)
  @Get('admin/data')
  @Returns(pageSchema(Applicant))
  listApplicants(
    @Query({ schema: ApplicantsQuery }) query: z.infer<typeof ApplicantsQuery>,
    @CurrentActor() actor: Actor,
  ): Promise<Page<Applicant>> {
    return this.applicants.list(actor, query);
  }

  @Allow(...RIGHTS.readApplications)
  @Get('review/:id')
  @Returns(ApplicationReview)
  async get(@Param('id', { schema: Id }) id: string, @CurrentActor() actor: Actor): Promise<ApplicationReview> {
    const review = await this.review.get(actor, id);
    recordAfterRead(() => this.commands.execute(new MarkRead(id, review.job.id, actor.id)));
    return review;
  }

  @Allow(...RIGHTS.manageJobs)
  @Get('admin/board')
  @Returns(Board)
  getBoard(@Query({ schema: JobQuery }) { jobId }: z.infer<typeof JobQuery>): Promise<Board> {
    return this.board.get(jobId);
  }

  @Allow(...RIGHTS.manageJobs)
  @Patch('admin/release/reviewers')
  @Returns(ReleaseResponse)
  async releaseToReviewers(
    @Body({ schema: ReleaseToReviewersRequest }) body: ReleaseToReviewersRequest,
    @CurrentActor() actor: Actor,
  ): Promise<ReleaseResponse> {
    const { jobId, releasedApplications, reviewByDate, version } = body;
    const day = reviewByDate.length === 10 ? reviewByDate : localDate(new Date(reviewByDate));
    const command = new ReleaseToReviewers(jobId, releasedApplications, day, actor.id, version);
    return { released: await this.commands.execute(command) };
  }

  @Allow(...RIGHTS.manageJobs)
  @Patch('admin/review-by')
  @HttpCode(204)
  async changeReviewBy(
    @Body({ schema: ReviewByRequest }) { jobId, reviewByDate, version }: ReviewByRequest,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    await this.commands.execute(new ChangeReviewBy(jobId, reviewByDate, version, actor.id));
  }

  @Allow(...RIGHTS.manageJobs)
  @Patch('admin/release/applicants')
  @Returns(ReleaseResponse)
  async releaseToApplicants(
    @Body({ schema: ReleaseToApplicantsRequest }) { jobId, releasedApplications }: ReleaseToApplicantsRequest,
    @CurrentActor() actor: Actor,
  ): Promise<ReleaseResponse> {
    const command = new ReleaseToApplicants(jobId, releasedApplications, actor.id);
    return { released: await this.commands.execute(command) };
  }

  /** Returns the changed application. */
  @Allow(...RIGHTS.manageJobs)
  @Patch('admin/:id')
  @AboutPerson()
  @Returns(ApplicationReview)
  async changeDocuments(
    @Param('id', { schema: Id }) id: string,
    @Body({ schema: DocumentChoice }) choice: DocumentChoice,
    @CurrentActor() actor: Actor,
  ): Promise<ApplicationReview> {
    await this.commands.execute(new ChangeDocuments(id, choice, actor.id));
    return this.review.get(actor, id);
  }

  @Allow(...RIGHTS.manageJobs)
  @Delete('admin/:id')
  @HttpCode(204)
  async remove(@Param('id', { schema: Id }) id: string, @CurrentActor() actor: Actor): Promise<void> {
    await this.commands.execute(new RemoveApplication(id, actor.id));
  }
}
