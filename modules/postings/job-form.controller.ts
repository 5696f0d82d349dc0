import { Body, Controller, Get, Param, Put, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { z } from 'zod';
import { RIGHTS } from '#modules/shared/rights.js';
import { type Actor, Allow, CurrentActor } from '#platform/http/access.js';
import { Returns } from '#platform/http/returns.js';
import { KeepAutosave } from './commands/keep-autosave.js';
import {
  AutosavedResponse,
  AutosaveRequest,
  AutosaveResponse,
  JobAutosaveRequest,
  LikeJobQuery,
  LikeJobResponse,
  UsualSalaryQuery,
  UsualSalaryResponse,
} from './contract/api/form.js';
import { Autosaves } from './read/autosave.js';
import { LikeJobs } from './read/like-job.js';
import { UsualSalaries } from './read/usual-salary.js';

const Id = z.uuid();

/** Routes of the posting form while it is filled in. */
@Controller('api/jobs')
export class JobFormController {
  constructor(
    private readonly commands: CommandBus,
    private readonly autosaves: Autosaves,
    private readonly likeJobs: LikeJobs,
    private readonly usualSalaries: UsualSalaries,
  ) {}

  @Allow(...RIGHTS.postJobs)
  @Get('autosave')
  @Returns(AutosaveResponse)
  newAutosave(@CurrentActor() actor: Actor): Promise<AutosaveResponse> {
    return this.autosaves.get(null, actor);
  }

  @Allow(...RIGHTS.postJobs)
  @Put('autosave')
  @Returns(AutosavedResponse)
  keepNew(
    @Body({ schema: AutosaveRequest }) body: AutosaveRequest,
    @CurrentActor() actor: Actor,
  ): Promise<AutosavedResponse> {
    return this.commands.execute(new KeepAutosave(null, body, actor));
  }

  /** Those of a posting are open to every account, as its form is. */
  @Allow()
  @Get(':id/autosave')
  @Returns(AutosaveResponse)
  autosave(@Param('id', { schema: Id }) id: string, @CurrentActor() actor: Actor): Promise<AutosaveResponse> {
    return this.autosaves.get(id, actor);
  }

  @Allow()
  @Put(':id/autosave')
  @Returns(AutosavedResponse)
  keep(
    @Param('id', { schema: Id }) id: string,
    @Body({ schema: JobAutosaveRequest }) body: JobAutosaveRequest,
    @CurrentActor() actor: Actor,
  ): Promise<AutosavedResponse> {
    return this.commands.execute(new KeepAutosave(id, body, actor));
  }

  @Allow(...RIGHTS.postJobs)
  @Get('like')
  @Returns(LikeJobResponse)
  like(@Query({ schema: LikeJobQuery }) query: LikeJobQuery, @CurrentActor() actor: Actor): Promise<LikeJobResponse> {
    return this.likeJobs.find(query, actor);
  }

  @Allow(...RIGHTS.postJobs)
  @Get('usual-salary')
  @Returns(UsualSalaryResponse)
  usualSalary(
    @Query({ schema: UsualSalaryQuery }) query: UsualSalaryQuery,
    @CurrentActor() actor: Actor,
  ): Promise<UsualSalaryResponse> {
    return this.usualSalaries.get(query, actor);
  }
}
