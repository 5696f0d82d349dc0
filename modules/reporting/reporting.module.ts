import { Module } from '@nestjs/common';
import { LogsController } from './logs.controller.js';
import { SystemLog } from './read/system-log.js';
import { SystemLogProjector } from './read/system-log.projector.js';

/**
 * owns   the system log
 * says   nothing
 * hears  every fact, and decides nothing
 */
@Module({ controllers: [LogsController], providers: [SystemLog, SystemLogProjector] })
export class ReportingModule {}
