import { Controller, Get, Ip, Param, Post, type StreamableFile } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { z } from 'zod';
import { type Actor, Allow, CurrentActor } from '#platform/http/access.js';
import { Returns } from '#platform/http/returns.js';
import { assertOwnAccount } from './access.js';
import { RequestDataExport } from './commands/request-data-export.js';
import { DataExportResponse } from './contract/api/data-export.js';
import { OwnDataExport } from './read/own-data-export.js';

const Id = z.uuid();

/** Routes for the download of what is kept about a user, for that user only. */
@Controller('api/users/:id/data-export')
export class DataExportController {
  constructor(
    private readonly commands: CommandBus,
    private readonly exports: OwnDataExport,
  ) {}

  @Allow()
  @Get()
  @Returns(DataExportResponse)
  async get(@Param('id', { schema: Id }) id: string, @CurrentActor() actor: Actor): Promise<DataExportResponse> {
    assertOwnAccount(id, actor);
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
    assertOwnAccount(id, actor);
    await this.commands.execute(new RequestDataExport(actor, ip));
    return this.exports.get(id);
  }

  @Allow()
  @Get('file')
  async file(@Param('id', { schema: Id }) id: string, @CurrentActor() actor: Actor): Promise<StreamableFile> {
    assertOwnAccount(id, actor);
    return this.exports.download(id);
  }
}
