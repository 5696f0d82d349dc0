import { Controller, Get, Param, Query } from '@nestjs/common';
import { z } from 'zod';
import { Ask } from '../../src/platform/ask.js';
import { type Actor, Allow, CurrentActor } from '../../src/platform/http/access.js';
import { type Page, pageOf } from '../../src/platform/http/paging.js';
import { Returns } from '../../src/platform/http/returns.js';
import { ReviewersOfOrganization, RIGHTS } from '../identity/contract/questions.js';
import { JobForEdit, JobToReview, ManagedJob, MyPosting, Reviewer } from './contract/api-answers.js';
import { DashboardReviewQuery, ManagedQuery, MyPostingsQuery, ReviewQuery } from './contract/api-queries.js';
import { JobsForEdit } from './read/job-for-edit.js';
import { JobsToReview } from './read/jobs-to-review.js';
import { ManagedJobs } from './read/managed-jobs.js';
import { MyPostings } from './read/my-postings.js';

const Id = z.uuid();
const AccountNumber = z.string().max(20);

/** What posters, administrators and reviewers read of postings. */
@Controller('api')
export class ManageJobsController {
  constructor(
    private readonly managed: ManagedJobs,
    private readonly mine: MyPostings,
    private readonly toReview: JobsToReview,
    private readonly forEdit: JobsForEdit,
    private readonly ask: Ask,
  ) {}

  @Allow(...RIGHTS.postJobs)
  @Get('jobs/admin')
  @Returns(pageOf(ManagedJob))
  managedJobs(@Query({ schema: ManagedQuery }) query: ManagedQuery, @CurrentActor() actor: Actor) {
    return this.managed.of(query, actor);
  }

  @Allow(...RIGHTS.postJobs)
  @Get('jobs/user/posts')
  @Returns(pageOf(MyPosting))
  myPostings(@Query({ schema: MyPostingsQuery }) query: MyPostingsQuery, @CurrentActor() actor: Actor) {
    return this.mine.of(query, actor);
  }

  @Allow(...RIGHTS.reviewApplicants)
  @Get('jobs/admin/reviewApplicants')
  @Returns(pageOf(JobToReview))
  reviewApplicants(
    @Query({ schema: ReviewQuery }) { offset, limit }: ReviewQuery,
    @CurrentActor() actor: Actor,
  ): Promise<Page<JobToReview>> {
    return this.toReview.of({ offset, limit, statuses: [], order: 'DESC' }, actor);
  }

  @Allow(...RIGHTS.reviewApplicants)
  @Get('jobs/admin/dashboardReviewApplicants')
  @Returns(pageOf(JobToReview))
  dashboardReviewApplicants(
    @Query({ schema: DashboardReviewQuery }) { sortAlgorithm, ...query }: DashboardReviewQuery,
    @CurrentActor() actor: Actor,
  ): Promise<Page<JobToReview>> {
    return this.toReview.of({ ...query, order: sortAlgorithm }, actor);
  }

  /** Open to every account, since a creator may have lost all rights but this one (CLAUSES near W6.8). */
  @Allow()
  @Get('jobs/:id/admin')
  @Returns(JobForEdit)
  jobForEdit(@Param('id', { schema: Id }) id: string, @CurrentActor() actor: Actor): Promise<JobForEdit> {
    return this.forEdit.of(id, actor);
  }

  /** Only admin-level users choose reviewers (W5.39, W5.45). */
  @Allow(...RIGHTS.manageJobs)
  @Get('reviewers/:accountNumber')
  @Returns(z.array(Reviewer))
  reviewers(@Param('accountNumber', { schema: AccountNumber }) accountNumber: string): Promise<Reviewer[]> {
    return this.ask.of(new ReviewersOfOrganization(accountNumber));
  }
}
