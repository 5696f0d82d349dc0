import { Module } from '@nestjs/common';
import { HistoryAccess } from './access.js';
import { BulkLog } from './demo/bulk-log.js';
import { HistoryController } from './history.controller.js';
import { LogsController } from './logs.controller.js';
import { History } from './read/history/history.js';
import { Sentences } from './read/history/sentences.js';
import { RecountLogEntries } from './read/recount-log-entries.js';
import { SystemLog } from './read/system-log.js';
import { SystemLogProjector } from './read/system-log.projector.js';
import { ReportingSeed } from './reporting.seed.js';

/**
 * Owns the system log, and reads the history of a thing from the facts about it.
 * Records nothing.
 * Subscribes to all facts.
 */
@Module({
  controllers: [HistoryController, LogsController],
  providers: [
    BulkLog,
    History,
    HistoryAccess,
    RecountLogEntries,
    ReportingSeed,
    Sentences,
    SystemLog,
    SystemLogProjector,
  ],
})
export class ReportingModule {}
