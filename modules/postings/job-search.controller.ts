import { Controller, Get, Header, Param, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { type Actor, CurrentActor, Public } from '../../src/platform/http/access.js';
import { Returns, ReturnsJson } from '../../src/platform/http/returns.js';
import { PASSING } from '../../src/platform/pages/page-cache.js';
import { JobList, JobSearchQuery, RegionCounts } from './contract/api-search.js';
import { SimilarJobs } from './contract/api-similar.js';
import { Suggestions, SuggestQuery } from './contract/api-suggest.js';
import { FindJobs } from './read/job-search/find-jobs.js';
import { FindSimilarJobs } from './read/job-search/find-similar-jobs.js';
import { Suggest } from './read/job-search/suggest/suggest.js';

const Id = z.uuid();

/** The public search. */
@Controller('api/jobs')
export class JobSearchController {
  constructor(
    private readonly jobs: FindJobs,
    private readonly suggestions: Suggest,
    private readonly similarJobs: FindSimilarJobs,
  ) {}

  /** A signed-in searcher's own ZIP code and distance count (CLAUSES near P2.9, P2.13). */
  @Public()
  @Get()
  @ReturnsJson(JobList)
  async find(
    @Query({ schema: JobSearchQuery }) query: JobSearchQuery,
    @CurrentActor() actor: Actor | null,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const found = await this.jobs.find(query, actor);
    if (found.degraded) reply.header(...PASSING);
    return found.json;
  }

  @Public()
  @Get('regions')
  @Returns(RegionCounts)
  regions(): Promise<RegionCounts> {
    return this.jobs.regions();
  }

  /** The same for everybody. */
  @Public()
  @Get('suggest')
  @Header('cache-control', 'public, max-age=30')
  @Returns(Suggestions)
  suggest(@Query({ schema: SuggestQuery }) query: SuggestQuery): Promise<Suggestions> {
    return this.suggestions.find(query);
  }

  @Public()
  @Get(':id/similar')
  @Returns(SimilarJobs)
  similar(@Param('id', { schema: Id }) id: string): Promise<SimilarJobs> {
    return this.similarJobs.of(id);
  }
}
