import { Controller, Get, Query } from '@nestjs/common';
import { Allow } from '../../src/platform/http/access.js';
import { Returns } from '../../src/platform/http/returns.js';
import { RIGHTS } from '../identity/contract/queries.js';
import { LogPage, LogQuery } from './contract/api.js';
import { SystemLog } from './read/system-log.js';

@Controller('api/logs')
export class LogsController {
  constructor(private readonly log: SystemLog) {}

  /** Super Admin only (P11.12, W18.1). */
  @Allow(...RIGHTS.systemLog)
  @Get()
  @Returns(LogPage)
  page(@Query({ schema: LogQuery }) query: LogQuery) {
    return this.log.list(query);
  }
}
