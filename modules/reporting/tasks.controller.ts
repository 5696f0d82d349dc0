import { Controller, Get, Param, Query } from '@nestjs/common';
import { z } from 'zod';
import { TaskKind, TaskPage } from '#modules/shared/tasks.js';
import { notFoundError } from '#platform/errors/domain-error.js';
import { type Actor, Allow, CurrentActor } from '#platform/http/access.js';
import { pageQuery } from '#platform/http/paging.js';
import { Returns } from '#platform/http/returns.js';
import { TasksResponse } from './contract/api/tasks.js';
import { Tasks } from './read/tasks/tasks.js';

const PageQuery = z.object(pageQuery(25));

/** Tasks that need the signed-in user's attention. */
@Controller('api/user/duties')
export class TasksController {
  constructor(private readonly tasks: Tasks) {}

  @Allow()
  @Get()
  @Returns(TasksResponse)
  list(@CurrentActor() actor: Actor): Promise<TasksResponse> {
    return this.tasks.list(actor);
  }

  /** All of one kind, which the account must be able to have. */
  @Allow()
  @Get(':kind')
  @Returns(TaskPage)
  async page(
    @Param('kind', { schema: TaskKind }) kind: z.infer<typeof TaskKind>,
    @Query({ schema: PageQuery }) bounds: z.infer<typeof PageQuery>,
    @CurrentActor() actor: Actor,
  ): Promise<TaskPage> {
    const page = await this.tasks.page(kind, actor, bounds);
    if (!page) throw notFoundError('The kind of task');
    return page;
  }
}
