import { Controller, Get, Ip, Param, Post, type StreamableFile } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { z } from 'zod';
import { type Actor, Allow, CurrentActor } from '#platform/http/access.js';
import { Returns } from '#platform/http/returns.js';
import { RequestDataExport } from './commands/request-data-export.js';
import { DataExportResponse } from './contract/api/data-export.js';
import { ForOwnAccount } from './own-account.guard.js';
import { OwnDataExport } from './read/own-data-export.js';

const Id = z.uuid();

/** Routes for the download of what is kept about a user, for that user only. */
@ForOwnAccount()
@Controller('api/users/:id/data-export')
export class DataExportController {
  constructor(
    private readonly commands: CommandBus,
    private readonly exports: OwnDataExport,
  ) {}

  @Allow()
  @Get()
  @Returns(DataExportResponse)
  get(@Param('id', { schema: Id }) id: string): Promise<DataExportResponse> {
    return this.exports.get(id);
  }

  @Allow()
  @Post()
  @Returns(DataExportResponse)
  async request(
    @Param('id', { schema: Id }) id: string,
    @CurrentActor() actor: Actor,
    @Ip() ip: string,
  ): Promise<DataExportResponse> {
    await this.commands.execute(new RequestDataExport(actor, ip));
    return this.exports.get(id);
  }

  @Allow()
  @Get('file')
  file(@Param('id', { schema: Id }) id: string): Promise<StreamableFile> {
    return this.exports.download(id);
  }
}
