import { Body, Controller, Get, Param, Patch, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { z } from 'zod';
import { RIGHTS } from '#modules/shared/rights.js';
import { type Actor, Allow, CurrentActor } from '#platform/http/access.js';
import { type Page, pageQuery, pageSchema } from '#platform/http/paging.js';
import { Returns } from '#platform/http/returns.js';
import { MoveApplications } from './commands/move-applications.js';
import { UndoMove } from './commands/undo-move.js';
import { ApplicationOfUser } from './contract/api/lists.js';
import {
  CandidatesResponse,
  MoveRequest,
  MoveResponse,
  StageCounts,
  UndecidedOfJob,
  UndecidedQuery,
  UndoMoveRequest,
  UndoMoveResponse,
} from './contract/api/stages.js';
import { ApplicationsOfUser } from './read/applications-of-user.js';
import { Candidates } from './read/candidates.js';
import { StageCountsReader } from './read/stage-counts.js';
import { UndecidedCounts } from './read/undecided-counts.js';

const JobQuery = z.object({ jobId: z.uuid() });
const ApplicationsQuery = z.object(pageQuery(10));
const CandidatesQuery = JobQuery.extend(pageQuery(50));

/** Routes for the stages of submitted applications, for admin-level users and the organization's posters. */
@Controller('api/applications/admin')
export class StagesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly stageCounts: StageCountsReader,
    private readonly candidates: Candidates,
    private readonly undecided: UndecidedCounts,
    private readonly ofUser: ApplicationsOfUser,
  ) {}

  @Allow(...RIGHTS.postJobs)
  @Get('stages')
  @Returns(StageCounts)
  getStages(
    @Query({ schema: JobQuery }) { jobId }: z.infer<typeof JobQuery>,
    @CurrentActor() actor: Actor,
  ): Promise<StageCounts> {
    return this.stageCounts.get(actor, jobId);
  }

  @Allow(...RIGHTS.postJobs)
  @Get('candidates')
  @Returns(CandidatesResponse)
  listCandidates(
    @Query({ schema: CandidatesQuery }) { jobId, ...page }: z.infer<typeof CandidatesQuery>,
    @CurrentActor() actor: Actor,
  ): Promise<CandidatesResponse> {
    return this.candidates.list(actor, jobId, page);
  }

  @Allow(...RIGHTS.postJobs)
  @Get('undecided')
  @Returns(z.array(UndecidedOfJob))
  listUndecided(
    @Query({ schema: UndecidedQuery }) { jobs }: UndecidedQuery,
    @CurrentActor() actor: Actor,
  ): Promise<UndecidedOfJob[]> {
    return this.undecided.get(actor, jobs);
  }

  @Allow(...RIGHTS.manageJobs)
  @Get('users/:id')
  @Returns(pageSchema(ApplicationOfUser))
  listOfUser(
    @Param('id', { schema: z.uuid() }) id: string,
    @Query({ schema: ApplicationsQuery }) page: z.infer<typeof ApplicationsQuery>,
    @CurrentActor() actor: Actor,
  ): Promise<Page<ApplicationOfUser>> {
    return this.ofUser.list(actor, id, page);
  }

  @Allow(...RIGHTS.postJobs)
  @Patch('stage')
  @Returns(MoveResponse)
  move(@Body({ schema: MoveRequest }) body: MoveRequest, @CurrentActor() actor: Actor): Promise<MoveResponse> {
    return this.commands.execute(new MoveApplications(body, actor));
  }

  @Allow(...RIGHTS.postJobs)
  @Patch('stage/undo')
  @Returns(UndoMoveResponse)
  undo(
    @Body({ schema: UndoMoveRequest }) { moveId }: z.infer<typeof UndoMoveRequest>,
    @CurrentActor() actor: Actor,
  ): Promise<UndoMoveResponse> {
    return this.commands.execute(new UndoMove(moveId, actor));
  }
}
