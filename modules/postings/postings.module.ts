import { Module } from '@nestjs/common';
import { Entities } from '../../src/platform/database/entities.module.js';
import { Attachments } from './commands/attachments.js';
import { CloseJobHandler } from './commands/close-job.js';
import { CreateJobHandler } from './commands/create-job.js';
import { DeleteJobHandler } from './commands/delete-job.js';
import { FillJobHandler } from './commands/fill-job.js';
import { Places } from './commands/places.js';
import { PostJobHandler } from './commands/post-job.js';
import { RejectJobHandler } from './commands/reject-job.js';
import { SaveJobHandler } from './commands/save-job.js';
import { SetReviewByDateHandler } from './commands/set-review-by-date.js';
import { BulkJobs } from './demo/bulk-jobs.js';
import { Job } from './domain/job.js';
import { JobFile } from './domain/job-file.js';
import { JobFeedsController } from './job-feeds.controller.js';
import { JobSearchController } from './job-search.controller.js';
import { JobsController } from './jobs.controller.js';
import { ManageJobsController } from './manage-jobs.controller.js';
import { PostingsSeed } from './postings.seed.js';
import { RenameJobsWhenOrganizationChanged } from './reactions/rename-jobs-when-organization-changed.js';
import { RenameJobsWhenPositionChanged } from './reactions/rename-jobs-when-position-changed.js';
import { Applicants } from './read/applicants.js';
import { JobAddresses } from './read/job-addresses.js';
import { JobAttachment } from './read/job-attachment.js';
import { PublicJob } from './read/job-detail.js';
import { JobForApplyingHandler } from './read/job-for-applying.js';
import { JobsForEdit } from './read/job-for-edit.js';
import { CountRegions } from './read/job-search/count-regions.js';
import { DegradedSearch } from './read/job-search/degraded-search.js';
import { FindJobs } from './read/job-search/find-jobs.js';
import { FindSimilarJobs } from './read/job-search/find-similar-jobs.js';
import { JobFacets } from './read/job-search/job-facets.js';
import { JobSearchIndex } from './read/job-search/job-search.index.js';
import { JobSearchProjector } from './read/job-search/job-search.projector.js';
import { KeptAnswers } from './read/job-search/kept-answers.js';
import { WaysOut } from './read/job-search/nothing-found.js';
import { SearchJobs } from './read/job-search/search-jobs.js';
import { SearchPlaces } from './read/job-search/search-places.js';
import { StillTime } from './read/job-search/still-time.js';
import { Suggest } from './read/job-search/suggest/suggest.js';
import { SuggestedNames } from './read/job-search/suggest/suggested-names.js';
import { SuggestedPlaces } from './read/job-search/suggest/suggested-places.js';
import { KnownNames } from './read/job-search/understanding/known-names.js';
import { LeaveOut } from './read/job-search/understanding/leave-out.js';
import { PlacesInText } from './read/job-search/understanding/places-in-text.js';
import { Spelling } from './read/job-search/understanding/spelling.js';
import { UnderstandText } from './read/job-search/understanding/understand-text.js';
import { VisibleJobs } from './read/job-search/understanding/visible-jobs.js';
import { ExplainRows } from './read/job-search/why.js';
import { JobsByIdsHandler } from './read/jobs-by-ids.js';
import { JobsOfOrganizationsHandler } from './read/jobs-of-organizations.js';
import { JobsToReview } from './read/jobs-to-review.js';
import { ManagedJobs } from './read/managed-jobs.js';
import { MyPostings } from './read/my-postings.js';

const commands = [
  CreateJobHandler,
  SaveJobHandler,
  PostJobHandler,
  RejectJobHandler,
  CloseJobHandler,
  FillJobHandler,
  DeleteJobHandler,
  SetReviewByDateHandler,
  Attachments,
  Places,
];
const reads = [PublicJob, JobsForEdit, JobAttachment, ManagedJobs, MyPostings, JobsToReview, Applicants];
const search = [
  JobAddresses,
  JobSearchIndex,
  JobSearchProjector,
  SearchJobs,
  FindJobs,
  DegradedSearch,
  SearchPlaces,
  CountRegions,
  JobFacets,
  PlacesInText,
  UnderstandText,
  KnownNames,
  LeaveOut,
  Spelling,
  VisibleJobs,
  WaysOut,
  ExplainRows,
  KeptAnswers,
  StillTime,
  FindSimilarJobs,
  Suggest,
  SuggestedNames,
  SuggestedPlaces,
];
const answers = [JobForApplyingHandler, JobsByIdsHandler, JobsOfOrganizationsHandler];
const reactions = [RenameJobsWhenOrganizationChanged, RenameJobsWhenPositionChanged];

/**
 * Owns jobs, their files and reviewers, the status machine, job search.
 * Says JobSaved, JobSubmittedForApproval, JobPosted, JobUpdated, JobUnposted, JobRejected, JobClosed, JobFilled, JobDeleted.
 * Hears OrganizationChanged, PositionChanged.
 */
@Module({
  imports: [Entities.of([Job, JobFile])],
  controllers: [JobSearchController, JobFeedsController, JobsController, ManageJobsController],
  providers: [PostingsSeed, BulkJobs, ...commands, ...reads, ...search, ...answers, ...reactions],
})
export class PostingsModule {}
