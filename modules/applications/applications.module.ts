import { Global, Module } from '@nestjs/common';
import { Applicants, PositionFiller } from '#modules/postings/contract/applicants.js';
import { Entities } from '#platform/database/entities.module.js';
import { ApplicationsController } from './applications.controller.js';
import { ApplicationsSeed } from './applications.seed.js';
import { ApplicationsService } from './applications.service.js';
import { ApplicationLoader } from './commands/application-loader.js';
import { BeginAgainHandler } from './commands/begin-again.js';
import { ChangeDocumentsHandler } from './commands/change-documents.js';
import { ChangeReviewByHandler } from './commands/change-review-by.js';
import { FillPosition } from './commands/fill-position.js';
import { MarkReadHandler } from './commands/mark-read.js';
import { MoveApplicationsHandler } from './commands/move-applications.js';
import { MovedSince } from './commands/moved-since.js';
import { ReleaseToApplicantsHandler } from './commands/release-to-applicants.js';
import { ReleaseToReviewersHandler } from './commands/release-to-reviewers.js';
import { DeadlineReminders } from './commands/remind-of-deadlines.js';
import { OutcomeReminders } from './commands/remind-of-outcomes.js';
import { RemoveApplicationHandler } from './commands/remove-application.js';
import { SaveDraftHandler } from './commands/save-draft.js';
import { SettleOutcomes } from './commands/settle-outcomes.js';
import { SubmitApplicationHandler } from './commands/submit-application.js';
import { UndoMoveHandler } from './commands/undo-move.js';
import { WithdrawApplicationHandler } from './commands/withdraw-application.js';
import { ApplicationsApi } from './contract/applications-api.js';
import { BulkApplications } from './demo/bulk-applications.js';
import { Application } from './domain/application.js';
import { ApplicationFile } from './domain/application-file.js';
import { ApplicationMove } from './domain/application-move.js';
import { ApplicationPdf } from './domain/application-pdf.js';
import { ApplicationFilesController } from './files.controller.js';
import { PdfRenderer } from './pdf/pdf-renderer.js';
import { PdfRequests } from './pdf/pdf-requests.js';
import { SentPdfMaker } from './pdf/sent-pdf-maker.js';
import { ApplicantList } from './read/applicant-list.js';
import { ApplicationDownloads } from './read/application-downloads.js';
import { ApplicationForReview } from './read/application-review.js';
import { ApplicationStates } from './read/application-states.js';
import { ApplicationViews } from './read/application-views.js';
import { ApplicationsOfUser } from './read/applications-of-user.js';
import { BoardReader } from './read/board.js';
import { Candidates } from './read/candidates.js';
import { MyApplications } from './read/my-applications.js';
import { NeighboursReader } from './read/neighbours.js';
import { OwnApplication } from './read/own-application.js';
import { PositionsOfInterest } from './read/positions-of-interest.js';
import { PrefillReader } from './read/prefill.js';
import { SentApplications } from './read/sent-application.js';
import { SentPdf } from './read/sent-pdf.js';
import { StageCountsReader } from './read/stage-counts.js';
import { StoredApplicants } from './read/stored-applicants.js';
import { ApplicationTasks } from './read/tasks/application-tasks.js';
import { UndecidedCounts } from './read/undecided-counts.js';
import { ReviewController } from './review.controller.js';
import { StagesController } from './stages.controller.js';
import { DiscardRemovedApplicationFiles } from './subscribers/discard-removed-application-files.js';
import { MakePdfWhenApplicationSubmitted } from './subscribers/make-pdf-when-application-submitted.js';
import { ApplicationsShare } from './user-data.js';

/**
 * Drafts and submissions with their copies of profile and documents, the PDF of what was sent, releases, stages with
 * their moves and outcomes, and who may read what.
 *
 * Owns the aggregate Application; the tables `application`, `application_file`, `application_move`,
 * `application_reader`, `application_pdf`, `application_reminder`, `outcome_reminder`.
 */
@Global()
@Module({
  imports: [Entities.register([Application, ApplicationFile, ApplicationMove, ApplicationPdf])],
  controllers: [ApplicationsController, StagesController, ReviewController, ApplicationFilesController],
  providers: [
    MovedSince,
    ApplicationsShare,
    ApplicationsSeed,
    ApplicationLoader,
    BeginAgainHandler,
    BulkApplications,
    ChangeDocumentsHandler,
    DeadlineReminders,
    { provide: ApplicationsApi, useClass: ApplicationsService },
    { provide: PositionFiller, useClass: FillPosition },
    MarkReadHandler,
    MoveApplicationsHandler,
    OutcomeReminders,
    ApplicationViews,
    ReleaseToApplicantsHandler,
    ChangeReviewByHandler,
    ReleaseToReviewersHandler,
    RemoveApplicationHandler,
    PdfRequests,
    SaveDraftHandler,
    SettleOutcomes,
    SubmitApplicationHandler,
    UndoMoveHandler,
    WithdrawApplicationHandler,
    DiscardRemovedApplicationFiles,
    MakePdfWhenApplicationSubmitted,
    PdfRenderer,
    SentPdfMaker,
    ApplicantList,
    ApplicationTasks,
    { provide: Applicants, useClass: StoredApplicants },
    ApplicationDownloads,
    ApplicationsOfUser,
    ApplicationForReview,
    ApplicationStates,
    Candidates,
    UndecidedCounts,
    BoardReader,
    MyApplications,
    NeighboursReader,
    OwnApplication,
    PositionsOfInterest,
    PrefillReader,
    SentApplications,
    SentPdf,
    StageCountsReader,
  ],
  // Applicants and PositionFiller are for postings, which are below.
  exports: [ApplicationsApi, Applicants, PositionFiller],
})
export class ApplicationsModule {}
