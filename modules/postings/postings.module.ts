import { Global, Module } from '@nestjs/common';
import { Entities } from '#platform/database/entities.module.js';
import { ApplicantCounter } from './commands/applicant-counter.js';
import { Attachments } from './commands/attachments.js';
import { CloseJobHandler } from './commands/close-job.js';
import { CopyJobHandler } from './commands/copy-job.js';
import { CreateJobHandler } from './commands/create-job.js';
import { DeleteJobHandler } from './commands/delete-job.js';
import { JobLoader } from './commands/job-loading.js';
import { KeepAutosaveHandler } from './commands/keep-autosave.js';
import { PostJobHandler } from './commands/post-job.js';
import { RejectJobHandler } from './commands/reject-job.js';
import { RemoveOldAutosaves } from './commands/remove-old-autosaves.js';
import { RemovePostingTemplateHandler } from './commands/remove-posting-template.js';
import { SaveJobHandler } from './commands/save-job.js';
import { SavePostingTemplateHandler } from './commands/save-posting-template.js';
import { JobReport } from './contract/job-report.js';
import { JobReportCharts } from './contract/job-report-charts.js';
import { ListedJobs } from './contract/listed-jobs.js';
import { PostingsApi } from './contract/postings-api.js';
import { BulkJobs } from './demo/bulk-jobs.js';
import { RemoveDemoJobs } from './demo/remove-demo-jobs.js';
import { Job } from './domain/job.js';
import { JobFile } from './domain/job-file.js';
import { PostingTemplate } from './domain/posting-template.js';
import { JobFormController } from './job-form.controller.js';
import { JobPreviewController } from './job-preview.controller.js';
import { JobsController } from './jobs.controller.js';
import { ManageJobsController } from './manage-jobs.controller.js';
import { PostingTemplatesController } from './posting-templates.controller.js';
import { PostingsSeed } from './postings.seed.js';
import { PostingsService } from './postings.service.js';
import { Autosaves } from './read/autosave.js';
import { JobAttachment } from './read/job-attachment.js';
import { PublicJob } from './read/job-detail.js';
import { JobsForEdit } from './read/job-for-edit.js';
import { JobPreviews } from './read/job-preview.js';
import { JobUsage } from './read/job-usage.js';
import { JobsToReview } from './read/jobs-to-review.js';
import { LastContact } from './read/last-contact.js';
import { LikeJobs } from './read/like-job.js';
import { ListedJobsService } from './read/listed-jobs.js';
import { ManagedJobs } from './read/managed-jobs.js';
import { MyPostings } from './read/my-postings.js';
import { PostingTargetResolver } from './read/posting-target-resolver.js';
import { PostingTemplates } from './read/posting-templates.js';
import { RecentCopies } from './read/recent-copies.js';
import { JobReportService } from './read/report/job-report.js';
import { JobReportChartsService } from './read/report/job-report-charts.js';
import { SalaryHistory } from './read/salary-history.js';
import { JobTasks } from './read/tasks/job-tasks.js';
import { TaskLists } from './read/tasks/task-lists.js';
import { UsualSalaries } from './read/usual-salary.js';
import { VisibilityEpoch } from './read/visibility-epoch.js';
import { RenameJobsWhenOrganizationChanged } from './subscribers/rename-jobs-when-organization-changed.js';
import { RenameJobsWhenPositionChanged } from './subscribers/rename-jobs-when-position-changed.js';
import { TakeOffReviewerWhenPrivilegesRevoked } from './subscribers/take-off-reviewer-when-privileges-revoked.js';
import { PostingsShare } from './user-data.js';

const commands = [
  JobLoader,
  ApplicantCounter,
  CreateJobHandler,
  CopyJobHandler,
  SaveJobHandler,
  PostJobHandler,
  RejectJobHandler,
  CloseJobHandler,
  DeleteJobHandler,
  SavePostingTemplateHandler,
  RemovePostingTemplateHandler,
  TakeOffReviewerWhenPrivilegesRevoked,
  KeepAutosaveHandler,
  RemoveOldAutosaves,
  Attachments,
  PostingTargetResolver,
];
const reads = [
  JobTasks,
  JobUsage,
  PostingsShare,
  PublicJob,
  VisibilityEpoch,
  SalaryHistory,
  JobsForEdit,
  JobPreviews,
  PostingTemplates,
  LastContact,
  Autosaves,
  LikeJobs,
  UsualSalaries,
  JobAttachment,
  ManagedJobs,
  MyPostings,
  RecentCopies,
  JobsToReview,
  TaskLists,
];
const apis = [
  { provide: PostingsApi, useClass: PostingsService },
  { provide: JobReport, useClass: JobReportService },
  { provide: JobReportCharts, useClass: JobReportChartsService },
  { provide: ListedJobs, useClass: ListedJobsService },
];
const subscribers = [RenameJobsWhenOrganizationChanged, RenameJobsWhenPositionChanged];

/**
 * Jobs with their files and reviewers, and the status machine.
 *
 * Owns the aggregates Job and PostingTemplate; the tables `job`, `job_file`, `job_applicants`, `job_reader`,
 * `posting_template`, `job_autosave`, `job_form_input`.
 */
@Global()
@Module({
  imports: [Entities.register([Job, JobFile, PostingTemplate])],
  controllers: [
    JobsController,
    JobFormController,
    JobPreviewController,
    PostingTemplatesController,
    ManageJobsController,
  ],
  providers: [PostingsSeed, BulkJobs, RemoveDemoJobs, ...commands, ...reads, ...apis, ...subscribers],
  exports: [PostingsApi, JobReport, JobReportCharts, ListedJobs],
})
export class PostingsModule {}
