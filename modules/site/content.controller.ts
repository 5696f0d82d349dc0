import { Body, Controller, Get, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { RIGHTS } from '#modules/shared/rights.js';
import { type Actor, Allow, CurrentActor, Public } from '#platform/http/access.js';
import { Returns } from '#platform/http/returns.js';
import { PublishContent } from './commands/publish-content.js';
import { ContentRequest, ContentResponse } from './contract/api/site.js';
import { CurrentContent } from './read/current-content.js';

/** The editors' block on Home. */
@Controller('api/content')
export class ContentController {
  constructor(
    private readonly commands: CommandBus,
    private readonly content: CurrentContent,
  ) {}

  @Public()
  @Get()
  @Returns(ContentResponse)
  async get(): Promise<ContentResponse> {
    return { text: await this.content.text() };
  }

  /** P1.5, P1.6. */
  @Allow(...RIGHTS.manageContent)
  @Post()
  @Returns(ContentResponse, 201)
  publish(@Body({ schema: ContentRequest }) { text }: ContentRequest, @CurrentActor() actor: Actor) {
    return this.commands.execute(new PublishContent(text, actor.id));
  }
}
