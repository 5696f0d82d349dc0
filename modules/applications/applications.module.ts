import { Module } from '@nestjs/common';
import { Entities } from '../../src/platform/database/entities.module.js';
import { ApplicationsController } from './applications.controller.js';
import { ApplicationsSeed } from './applications.seed.js';
import { ChangeDocumentsHandler } from './commands/change-documents.js';
import { ApplicationDesk } from './commands/desk.js';
import { ReleaseToApplicantsHandler } from './commands/release-to-applicants.js';
import { ReleaseToReviewersHandler } from './commands/release-to-reviewers.js';
import { RemoveApplicationHandler } from './commands/remove-application.js';
import { SaveDraftHandler } from './commands/save-draft.js';
import { SubmitApplicationHandler } from './commands/submit-application.js';
import { TakeBackApplicationHandler } from './commands/take-back-application.js';
import { Application } from './domain/application.js';
import { ApplicationFile } from './domain/application-file.js';
import { ApplicationFilesController } from './files.controller.js';
import { DiscardRemovedFiles } from './reactions/discard-removed-files.js';
import { ApplicantsOfJob } from './read/applicants-of-job.js';
import { ApplicationBinaries } from './read/application-binaries.js';
import { ApplicationCountsHandler, JobsWithApplicantsHandler } from './read/application-counts.js';
import { ApplicationForReview } from './read/application-review.js';
import { ApplicationFileKeysHeldHandler } from './read/file-keys-held.js';
import { MyApplications } from './read/my-applications.js';
import { OwnApplication } from './read/own-application.js';
import { PositionsOfInterest } from './read/positions-of-interest.js';
import { ReviewController } from './review.controller.js';

/**
 * Owns drafts, submissions with their copies of profile and documents, releases and who may read what.
 * Says when an application was saved, submitted, withdrawn, deleted, released or given other documents.
 * Hears only its own facts; jobs, accounts and profiles it asks for.
 */
@Module({
  imports: [Entities.of([Application, ApplicationFile])],
  controllers: [ApplicationsController, ReviewController, ApplicationFilesController],
  providers: [
    ApplicationsSeed,
    ApplicationDesk,
    ChangeDocumentsHandler,
    ReleaseToApplicantsHandler,
    ReleaseToReviewersHandler,
    RemoveApplicationHandler,
    SaveDraftHandler,
    SubmitApplicationHandler,
    TakeBackApplicationHandler,
    DiscardRemovedFiles,
    ApplicantsOfJob,
    ApplicationBinaries,
    ApplicationCountsHandler,
    JobsWithApplicantsHandler,
    ApplicationForReview,
    ApplicationFileKeysHeldHandler,
    MyApplications,
    OwnApplication,
    PositionsOfInterest,
  ],
})
export class ApplicationsModule {}
