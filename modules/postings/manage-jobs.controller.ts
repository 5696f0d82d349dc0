import { Controller, Get, Param, Query } from '@nestjs/common';
import { z } from 'zod';
import { IdentityApi } from '#modules/identity/contract/identity-api.js';
import { RIGHTS } from '#modules/shared/rights.js';
import { type Actor, Allow, CurrentActor } from '#platform/http/access.js';
import { type Page, pageSchema } from '#platform/http/paging.js';
import { Returns } from '#platform/http/returns.js';
import { LastContactResponse } from './contract/api/last-contact.js';
import { DashboardReviewQuery, ManagedQuery, MyPostingsQuery, ReviewQuery } from './contract/api/queries.js';
import {
  JobForEdit,
  JobToReview,
  ManagedJob,
  MyPosting,
  RecentCopiesResponse,
  Reviewer,
} from './contract/api/responses.js';
import { JobsToReviewResponse } from './contract/api/review.js';
import { JobsForEdit } from './read/job-for-edit.js';
import { JobsToReview } from './read/jobs-to-review.js';
import { LastContact } from './read/last-contact.js';
import { ManagedJobs } from './read/managed-jobs.js';
import { MyPostings } from './read/my-postings.js';
import { RecentCopies } from './read/recent-copies.js';

const Id = z.uuid();
const AccountNumber = z.string().max(20);

/** Lists and details of postings for posters, administrators and reviewers. */
@Controller('api')
export class ManageJobsController {
  constructor(
    private readonly managed: ManagedJobs,
    private readonly myPostingsReader: MyPostings,
    private readonly toReview: JobsToReview,
    private readonly forEdit: JobsForEdit,
    private readonly contacts: LastContact,
    private readonly recentCopies: RecentCopies,
    private readonly identity: IdentityApi,
  ) {}

  @Allow(...RIGHTS.postJobs)
  @Get('jobs/admin')
  @Returns(pageSchema(ManagedJob))
  managedJobs(@Query({ schema: ManagedQuery }) query: ManagedQuery, @CurrentActor() actor: Actor) {
    return this.managed.list(query, actor);
  }

  @Allow(...RIGHTS.postJobs)
  @Get('jobs/user/posts')
  @Returns(pageSchema(MyPosting))
  myPostings(@Query({ schema: MyPostingsQuery }) query: MyPostingsQuery, @CurrentActor() actor: Actor) {
    return this.myPostingsReader.list(query, actor);
  }

  @Allow(...RIGHTS.postJobs)
  @Get('jobs/user/contact')
  @Returns(LastContactResponse)
  lastContact(@CurrentActor() actor: Actor): Promise<LastContactResponse> {
    return this.contacts.get(actor);
  }

  @Allow(...RIGHTS.postJobs)
  @Get('jobs/user/copies')
  @Returns(RecentCopiesResponse)
  copies(@CurrentActor() actor: Actor): Promise<RecentCopiesResponse> {
    return this.recentCopies.get(actor);
  }

  @Allow(...RIGHTS.reviewApplicants)
  @Get('jobs/admin/reviewApplicants')
  @Returns(JobsToReviewResponse)
  async reviewApplicants(
    @Query({ schema: ReviewQuery }) query: ReviewQuery,
    @CurrentActor() actor: Actor,
  ): Promise<JobsToReviewResponse> {
    const [page, counts] = await Promise.all([
      this.toReview.list(query, actor),
      this.toReview.count(actor, query.search),
    ]);
    return { ...page, counts };
  }

  @Allow(...RIGHTS.reviewApplicants)
  @Get('jobs/admin/dashboardReviewApplicants')
  @Returns(pageSchema(JobToReview))
  dashboardReviewApplicants(
    @Query({ schema: DashboardReviewQuery }) { sortAlgorithm, ...query }: DashboardReviewQuery,
    @CurrentActor() actor: Actor,
  ): Promise<Page<JobToReview>> {
    return this.toReview.list({ ...query, order: sortAlgorithm }, actor);
  }

  /** Open to every account, since a creator may have lost all other rights. */
  @Allow()
  @Get('jobs/:id/admin')
  @Returns(JobForEdit)
  jobForEdit(@Param('id', { schema: Id }) id: string, @CurrentActor() actor: Actor): Promise<JobForEdit> {
    return this.forEdit.get(id, actor);
  }

  /** Only admin-level users select reviewers. */
  @Allow(...RIGHTS.manageJobs)
  @Get('reviewers/:accountNumber')
  @Returns(z.array(Reviewer))
  reviewers(@Param('accountNumber', { schema: AccountNumber }) accountNumber: string): Promise<Reviewer[]> {
    return this.identity.reviewersOfOrganization(accountNumber);
  }
}
