import { Module } from '@nestjs/common';
import { BulkLog } from './demo/bulk-log.js';
import { LogsController } from './logs.controller.js';
import { RecountLogEntries } from './read/recount-log-entries.js';
import { SystemLog } from './read/system-log.js';
import { SystemLogProjector } from './read/system-log.projector.js';
import { ReportingSeed } from './reporting.seed.js';

/**
 * Owns the system log.
 * Records nothing.
 * Subscribes to all facts.
 */
@Module({
  controllers: [LogsController],
  providers: [BulkLog, RecountLogEntries, ReportingSeed, SystemLog, SystemLogProjector],
})
export class ReportingModule {}
