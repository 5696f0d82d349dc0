import { Controller, Get, Header, Query } from '@nestjs/common';
import { type Actor, CurrentActor, Public } from '../../src/platform/http/access.js';
import { Returns } from '../../src/platform/http/returns.js';
import { JobList, JobSearchQuery, RegionCounts } from './contract/api-search.js';
import { Suggestions, SuggestQuery } from './contract/api-suggest.js';
import { CountRegions } from './read/job-search/count-regions.js';
import { SearchJobs } from './read/job-search/search-jobs.js';
import { Suggest } from './read/job-search/suggest/suggest.js';

/** The public search. */
@Controller('api/jobs')
export class JobSearchController {
  constructor(
    private readonly searchJobs: SearchJobs,
    private readonly countRegions: CountRegions,
    private readonly suggestions: Suggest,
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
}
