import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import { z } from 'zod';
import { type Actor, CurrentActor, Public } from '../../src/platform/http/access.js';
import { Returns } from '../../src/platform/http/returns.js';
import { JobList, JobSearchQuery, RegionCounts } from './contract/api-search.js';
import { SimilarJobs } from './contract/api-similar.js';
import { Suggestions, SuggestQuery } from './contract/api-suggest.js';
import { CountRegions } from './read/job-search/count-regions.js';
import { FindSimilarJobs } from './read/job-search/find-similar-jobs.js';
import { SearchJobs } from './read/job-search/search-jobs.js';
import { Suggest } from './read/job-search/suggest/suggest.js';

const Id = z.uuid();

/** The public search. */
@Controller('api/jobs')
export class JobSearchController {
  constructor(
    private readonly searchJobs: SearchJobs,
    private readonly countRegions: CountRegions,
    private readonly suggestions: Suggest,
    private readonly similarJobs: FindSimilarJobs,
  ) {}

  /** A signed-in searcher's own ZIP code and distance count (CLAUSES near P2.9, P2.13). */
  @Public()
  @Get()
  @Returns(JobList)
  find(
    @Query({ schema: JobSearchQuery }) query: JobSearchQuery,
    @CurrentActor() actor: Actor | null,
  ): Promise<JobList> {
    return this.searchJobs.find(query, actor);
  }

  @Public()
  @Get('regions')
  @Returns(RegionCounts)
  regions(): Promise<RegionCounts> {
    return this.countRegions.count();
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
