import { Module } from '@nestjs/common';
import { HistoryAccess } from './access.js';
import { RetryDeadLetters } from './commands/retry-dead-letters.js';
import { BulkLog } from './demo/bulk-log.js';
import { DutiesController } from './duties.controller.js';
import { HistoryController } from './history.controller.js';
import { LogFeed } from './live/log-feed.js';
import { LogStreams } from './live/log-streams.js';
import { LogsController } from './logs.controller.js';
import { QueuesController } from './queues.controller.js';
import { DeadLetterList } from './read/dead-letter-list.js';
import { Duties } from './read/duties/duties.js';
import { History } from './read/history/history.js';
import { Sentences } from './read/history/sentences.js';
import { LogEntryDetails } from './read/log-entry-details.js';
import { LogNames } from './read/log-names.js';
import { LogRetention } from './read/log-retention.js';
import { LogTotals } from './read/log-totals.js';
import { NameLookup } from './read/name-lookup.js';
import { Queues } from './read/queues.js';
import { RecountLogEntries } from './read/recount-log-entries.js';
import { SystemLog } from './read/system-log.js';
import { SystemLogProjector } from './read/system-log.projector.js';
import { ReportingSeed } from './reporting.seed.js';
import { SystemSettingsController } from './system-settings.controller.js';

/**
 * Owns the system log, and reads the history of a thing from the facts about it.
 * Records nothing.
 * Subscribes to all facts.
 */
@Module({
  controllers: [DutiesController, HistoryController, LogsController, QueuesController, SystemSettingsController],
  providers: [
    BulkLog,
    DeadLetterList,
    Duties,
    History,
    HistoryAccess,
    LogEntryDetails,
    LogFeed,
    LogStreams,
    LogNames,
    LogRetention,
    LogTotals,
    NameLookup,
    Queues,
    RecountLogEntries,
    ReportingSeed,
    RetryDeadLetters,
    Sentences,
    SystemLog,
    SystemLogProjector,
  ],
})
export class ReportingModule {}
