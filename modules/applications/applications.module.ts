import { Module } from '@nestjs/common';
import { Entities } from '../../src/platform/database/entities.module.js';
import { ApplicationsController } from './applications.controller.js';
import { ApplicationsSeed } from './applications.seed.js';
import { ApplicationLoader } from './commands/application-loader.js';
import { BeginAgainHandler } from './commands/begin-again.js';
import { ChangeDocumentsHandler } from './commands/change-documents.js';
import { ReleaseToApplicantsHandler } from './commands/release-to-applicants.js';
import { ReleaseToReviewersHandler } from './commands/release-to-reviewers.js';
import { DeadlineReminders } from './commands/remind-of-deadlines.js';
import { RemoveApplicationHandler } from './commands/remove-application.js';
import { RequestPdfHandler } from './commands/request-pdf.js';
import { SaveDraftHandler } from './commands/save-draft.js';
import { SubmitApplicationHandler } from './commands/submit-application.js';
import { WithdrawApplicationHandler } from './commands/withdraw-application.js';
import { BulkApplications } from './demo/bulk-applications.js';
import { Application } from './domain/application.js';
import { ApplicationFile } from './domain/application-file.js';
import { ApplicationPdf } from './domain/application-pdf.js';
import { ApplicationFilesController } from './files.controller.js';
import { PdfRenderer } from './pdf/pdf-renderer.js';
import { DiscardRemovedApplicationFiles } from './reactions/discard-removed-application-files.js';
import { MakePdfWhenApplicationSubmitted } from './reactions/make-pdf-when-application-submitted.js';
import { ApplicantList } from './read/applicant-list.js';
import {
  ApplicantCountsHandler,
  ApplicantsOfJobHandler,
  JobHasBeenAppliedForHandler,
} from './read/application-counts.js';
import { ApplicationDownloads } from './read/application-downloads.js';
import { ApplicationForReview } from './read/application-review.js';
import { ApplicationStates } from './read/application-states.js';
import { MyApplications } from './read/my-applications.js';
import { OpenDraftByIdHandler } from './read/open-draft.js';
import { OwnApplication } from './read/own-application.js';
import { PositionsOfInterest } from './read/positions-of-interest.js';
import { PrefillReader } from './read/prefill.js';
import { ReferencedApplicationFileKeysHandler } from './read/referenced-file-keys.js';
import { SentApplications } from './read/sent-application.js';
import { SentPdf } from './read/sent-pdf.js';
import { ReviewController } from './review.controller.js';

/**
 * Owns drafts, submissions with their copies of profile and documents, releases, and the access to them.
 * Records that an application was saved, submitted, withdrawn, deleted, released or given other documents, that its
 * PDF was requested, and that the deadline of a draft is near.
 * Subscribes to its own facts only; it queries jobs, accounts and profiles.
 */
@Module({
  imports: [Entities.register([Application, ApplicationFile, ApplicationPdf])],
  controllers: [ApplicationsController, ReviewController, ApplicationFilesController],
  providers: [
    ApplicationsSeed,
    ApplicationLoader,
    BeginAgainHandler,
    BulkApplications,
    ChangeDocumentsHandler,
    DeadlineReminders,
    ReleaseToApplicantsHandler,
    ReleaseToReviewersHandler,
    RemoveApplicationHandler,
    RequestPdfHandler,
    SaveDraftHandler,
    SubmitApplicationHandler,
    WithdrawApplicationHandler,
    DiscardRemovedApplicationFiles,
    MakePdfWhenApplicationSubmitted,
    PdfRenderer,
    ApplicantList,
    ApplicationDownloads,
    ApplicantCountsHandler,
    ApplicantsOfJobHandler,
    JobHasBeenAppliedForHandler,
    ApplicationForReview,
    ApplicationStates,
    ReferencedApplicationFileKeysHandler,
    MyApplications,
    OpenDraftByIdHandler,
    OwnApplication,
    PositionsOfInterest,
    PrefillReader,
    SentApplications,
    SentPdf,
  ],
})
export class ApplicationsModule {}
