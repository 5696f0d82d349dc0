import { Module } from '@nestjs/common';
import { HistoryAccess } from './access.js';
import { DeleteDefinitionHandler } from './commands/delete-definition.js';
import { RunRecorder } from './commands/record-run.js';
import { RetryDeadLetters } from './commands/retry-dead-letters.js';
import { SaveDefinitionHandler } from './commands/save-definition.js';
import { BulkLog } from './demo/bulk-log.js';
import { CsvFile } from './files/csv-file.js';
import { XlsxFile } from './files/xlsx-file.js';
import { HistoryController } from './history.controller.js';
import { LogFeed } from './live/log-feed.js';
import { LogStreams } from './live/log-streams.js';
import { LogsController } from './logs.controller.js';
import { QueuesController } from './queues.controller.js';
import { DeadLetterList } from './read/dead-letter-list.js';
import { EventMails } from './read/history/event-mails.js';
import { History } from './read/history/history.js';
import { HistoryActors } from './read/history/history-actors.js';
import { KeptChanges } from './read/history/kept-changes.js';
import { MembersReader } from './read/history/members-of-organization.js';
import { RightsGivenReader } from './read/history/rights-given.js';
import { Sentences } from './read/history/sentences.js';
import { LogEntryDetails } from './read/log-entry-details.js';
import { LogNames } from './read/log-names.js';
import { LogRetention } from './read/log-retention.js';
import { LogTotals } from './read/log-totals.js';
import { NameLookup } from './read/name-lookup.js';
import { Queues } from './read/queues.js';
import { ReadsByOthers } from './read/reads-by-others.js';
import { RecountLogEntries } from './read/recount-log-entries.js';
import { CandidateReport } from './read/reports/candidate-report.js';
import { ReportCharts } from './read/reports/charts.js';
import { JobPostingReport } from './read/reports/job-posting-report.js';
import { ReportDefinitionList } from './read/reports/report-definitions.js';
import { ReportSnapshots } from './read/reports/report-snapshots.js';
import { Reports } from './read/reports/reports.js';
import { RunReport } from './read/reports/run-report.js';
import { SystemLog } from './read/system-log.js';
import { SystemLogProjector } from './read/system-log.projector.js';
import { DeadLetterTasks } from './read/tasks/dead-letter.js';
import { Tasks } from './read/tasks/tasks.js';
import { ReportDefinitionsController } from './report-definitions.controller.js';
import { ReportFilesController } from './report-files.controller.js';
import { ReportListsController } from './report-lists.controller.js';
import { ReportingSeed } from './reporting.seed.js';
import { ReportsController } from './reports.controller.js';
import { SystemSettingsController } from './system-settings.controller.js';
import { TasksController } from './tasks.controller.js';
import { SavedReportsShare } from './user-data.js';

/**
 * The system log, a projection of all events in monthly partitions, which can be followed live, and the histories of
 * accounts, organizations, postings and applications, which are read from the log of events itself; and the settings of
 * the process, read-only and without secrets. It runs the reports, and records who ran which.
 *
 * Owns the tables `system_log`, `system_log_count`, `report_definition`.
 */
@Module({
  controllers: [
    TasksController,
    HistoryController,
    LogsController,
    QueuesController,
    ReportDefinitionsController,
    ReportFilesController,
    ReportListsController,
    ReportsController,
    SystemSettingsController,
  ],
  providers: [
    ReadsByOthers,
    SavedReportsShare,
    BulkLog,
    CandidateReport,
    CsvFile,
    DeadLetterList,
    DeadLetterTasks,
    DeleteDefinitionHandler,
    Tasks,
    EventMails,
    History,
    HistoryActors,
    HistoryAccess,
    JobPostingReport,
    LogEntryDetails,
    LogFeed,
    LogStreams,
    LogNames,
    LogRetention,
    LogTotals,
    KeptChanges,
    NameLookup,
    Queues,
    RecountLogEntries,
    ReportDefinitionList,
    ReportingSeed,
    ReportCharts,
    ReportSnapshots,
    Reports,
    RetryDeadLetters,
    MembersReader,
    RightsGivenReader,
    RunRecorder,
    SaveDefinitionHandler,
    RunReport,
    Sentences,
    SystemLog,
    SystemLogProjector,
    XlsxFile,
  ],
})
export class ReportingModule {}
