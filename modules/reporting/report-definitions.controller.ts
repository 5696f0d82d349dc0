import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { z } from 'zod';
import { RIGHTS } from '#modules/shared/rights.js';
import { type Actor, Allow, CurrentActor } from '#platform/http/access.js';
import { Returns } from '#platform/http/returns.js';
import { DeleteDefinition } from './commands/delete-definition.js';
import { SaveDefinition } from './commands/save-definition.js';
import {
  ChangeDefinitionRequest,
  ReportDefinition,
  ReportDefinitions,
  SaveDefinitionRequest,
} from './contract/api/report-definitions.js';
import { ReportDefinitionList } from './read/reports/report-definitions.js';

const Id = z.uuid();

/** Saved reports. */
@Controller('api/reporting/definitions')
export class ReportDefinitionsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly definitions: ReportDefinitionList,
  ) {}

  @Allow(...RIGHTS.reporting)
  @Get()
  @Returns(ReportDefinitions)
  async list(@CurrentActor() actor: Actor): Promise<ReportDefinitions> {
    return { items: await this.definitions.list(actor.id) };
  }

  @Allow(...RIGHTS.reporting)
  @Post()
  @Returns(ReportDefinition, 201)
  create(
    @Body({ schema: SaveDefinitionRequest }) request: SaveDefinitionRequest,
    @CurrentActor() actor: Actor,
  ): Promise<ReportDefinition> {
    return this.save(null, request, actor);
  }

  @Allow(...RIGHTS.reporting)
  @Patch(':id')
  @Returns(ReportDefinition)
  change(
    @Param('id', { schema: Id }) id: string,
    @Body({ schema: ChangeDefinitionRequest }) { version, ...request }: ChangeDefinitionRequest,
    @CurrentActor() actor: Actor,
  ): Promise<ReportDefinition> {
    return this.save({ id, version }, request, actor);
  }

  @Allow(...RIGHTS.reporting)
  @Delete(':id')
  @HttpCode(204)
  async delete(@Param('id', { schema: Id }) id: string, @CurrentActor() actor: Actor): Promise<void> {
    await this.commands.execute(new DeleteDefinition(id, actor.id));
  }

  private async save(
    existing: { id: string; version: number } | null,
    request: SaveDefinitionRequest,
    actor: Actor,
  ): Promise<ReportDefinition> {
    const savedId = await this.commands.execute(new SaveDefinition(existing, request, actor.id));
    return this.definitions.get(savedId, actor.id);
  }
}
