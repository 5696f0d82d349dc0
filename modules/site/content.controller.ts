import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { z } from 'zod';
import { RIGHTS } from '#modules/shared/rights.js';
import { type Actor, Allow, CurrentActor, Public } from '#platform/http/access.js';
import { type Page, pageQuery, pageSchema } from '#platform/http/paging.js';
import { Returns } from '#platform/http/returns.js';
import { PublishContent } from './commands/publish-content.js';
import { ContentRequest, ContentResponse, PublishedText, PublishResponse } from './contract/api/site.js';
import { CurrentContent } from './read/current-content.js';
import { PublishedTexts } from './read/published-texts.js';

const TextsQuery = z.object(pageQuery(20));

/** The editors' block on Home. */
@Controller('api/content')
export class ContentController {
  constructor(
    private readonly commands: CommandBus,
    private readonly content: CurrentContent,
    private readonly texts: PublishedTexts,
  ) {}

  @Public()
  @Get()
  @Returns(ContentResponse)
  async get(): Promise<ContentResponse> {
    return { text: await this.content.text() };
  }

  /** All texts so far, the one in use first. */
  @Allow(...RIGHTS.manageContent)
  @Get('texts')
  @Returns(pageSchema(PublishedText))
  listTexts(@Query({ schema: TextsQuery }) page: z.infer<typeof TextsQuery>): Promise<Page<PublishedText>> {
    return this.texts.list(page);
  }

  /** P1.5, P1.6. */
  @Allow(...RIGHTS.manageContent)
  @Post()
  @Returns(PublishResponse, 201)
  publish(@Body({ schema: ContentRequest }) { text, seen }: ContentRequest, @CurrentActor() actor: Actor) {
    return this.commands.execute(new PublishContent(text, actor.id, seen));
  }
}
