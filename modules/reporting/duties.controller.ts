import { Controller, Get, Param, Query } from '@nestjs/common';
import { z } from 'zod';
import { notFoundError } from '#platform/errors/domain-error.js';
import { type Actor, Allow, CurrentActor } from '#platform/http/access.js';
import { pageQuery } from '#platform/http/paging.js';
import { Returns } from '#platform/http/returns.js';
import { DutiesResponse, DutyKind, DutyPage } from './contract/api/duties.js';
import { Duties } from './read/duties/duties.js';

const PageQuery = z.object(pageQuery(25));

/** Tasks that need the signed-in user's attention. */
@Controller('api/user/duties')
export class DutiesController {
  constructor(private readonly duties: Duties) {}

  @Allow()
  @Get()
  @Returns(DutiesResponse)
  list(@CurrentActor() actor: Actor): Promise<DutiesResponse> {
    return this.duties.list(actor);
  }

  /** All of one kind, which the account must be able to have. */
  @Allow()
  @Get(':kind')
  @Returns(DutyPage)
  async page(
    @Param('kind', { schema: DutyKind }) kind: DutyKind,
    @Query({ schema: PageQuery }) bounds: z.infer<typeof PageQuery>,
    @CurrentActor() actor: Actor,
  ): Promise<DutyPage> {
    const page = await this.duties.page(kind, actor, bounds);
    if (!page) throw notFoundError('The kind of task');
    return page;
  }
}
