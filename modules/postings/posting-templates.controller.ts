import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { z } from 'zod';
import { RIGHTS } from '#modules/shared/rights.js';
import { type Actor, Allow, CurrentActor } from '#platform/http/access.js';
import { Returns } from '#platform/http/returns.js';
import { RemovePostingTemplate } from './commands/remove-posting-template.js';
import { SavePostingTemplate } from './commands/save-posting-template.js';
import {
  PostingTemplateDetail,
  PostingTemplateSummary,
  TemplateQuery,
  TemplateRequest,
} from './contract/api/templates.js';
import { PostingTemplates } from './read/posting-templates.js';

const Id = z.uuid();

/** Templates of postings. */
@Controller('api/jobs')
export class PostingTemplatesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly templates: PostingTemplates,
  ) {}

  @Allow(...RIGHTS.postJobs)
  @Get('templates')
  @Returns(z.array(PostingTemplateSummary))
  list(
    @Query({ schema: TemplateQuery }) { organization }: TemplateQuery,
    @CurrentActor() actor: Actor,
  ): Promise<PostingTemplateSummary[]> {
    return this.templates.list(organization, actor);
  }

  @Allow(...RIGHTS.postJobs)
  @Get('templates/:id')
  @Returns(PostingTemplateDetail)
  get(@Param('id', { schema: Id }) id: string, @CurrentActor() actor: Actor): Promise<PostingTemplateDetail> {
    return this.templates.get(id, actor);
  }

  @Allow(...RIGHTS.postJobs)
  @Post(':id/template')
  @Returns(PostingTemplateSummary, 201)
  save(
    @Param('id', { schema: Id }) id: string,
    @Body({ schema: TemplateRequest }) { name }: TemplateRequest,
    @CurrentActor() actor: Actor,
  ): Promise<PostingTemplateSummary> {
    return this.commands.execute(new SavePostingTemplate(id, name, actor));
  }

  @Allow(...RIGHTS.postJobs)
  @Delete('templates/:id')
  @HttpCode(204)
  async remove(@Param('id', { schema: Id }) id: string, @CurrentActor() actor: Actor): Promise<void> {
    await this.commands.execute(new RemovePostingTemplate(id, actor));
  }
}
