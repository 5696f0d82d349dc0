import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import { z } from 'zod';
import { type Actor, Allow, CurrentActor, Public } from '#platform/http/access.js';
import { Returns, ReturnsJson } from '#platform/http/returns.js';
import { strictQuery } from '#platform/http/strict-query.js';
import { PreferredJobs, PreferredJobsQuery } from './contract/api/preferred.js';
import { JobList, JobSearchQuery, RegionCounts } from './contract/api/search.js';
import { SimilarJobs } from './contract/api/similar.js';
import { Suggestions, SuggestQuery } from './contract/api/suggest.js';
import { SearchJobs } from './query/search-jobs.js';
import { serializeJobList } from './query/serialized-job-list.js';
import { CountRegions } from './related/count-regions.js';
import { FindPreferredJobs } from './related/find-preferred-jobs.js';
import { FindSimilarJobs } from './related/find-similar-jobs.js';
import { SearchResponseCache } from './serving/search-response-cache.js';
import { Suggest } from './suggest/suggest.js';

const Id = z.uuid();
const StrictSearchQuery = strictQuery(JobSearchQuery);
const StrictSuggestQuery = strictQuery(SuggestQuery);
const StrictPreferredQuery = strictQuery(PreferredJobsQuery);
const NoParameters = strictQuery(z.object({}));

/** The public search. Unknown parameters are errors, unlike those of pages and feeds. */
@Controller('api/jobs')
export class JobSearchController {
  constructor(
    private readonly jobs: SearchJobs,
    private readonly cache: SearchResponseCache,
    private readonly countRegions: CountRegions,
    private readonly suggestions: Suggest,
    private readonly similarJobs: FindSimilarJobs,
    private readonly preferredJobs: FindPreferredJobs,
  ) {}

  /** Uses the signed-in user's ZIP code and search distance, so that only the responses to visitors are shared. */
  @Public()
  @Get()
  @ReturnsJson(JobList)
  find(
    @Query({ schema: StrictSearchQuery }) query: JobSearchQuery,
    @CurrentActor() actor: Actor | null,
  ): Promise<string> {
    const search = async () => serializeJobList(await this.jobs.find(query, actor));
    return actor ? search() : this.cache.get(query, search);
  }

  @Public()
  @Get('regions')
  @Returns(RegionCounts)
  regions(@Query({ schema: NoParameters }) _query: object): Promise<RegionCounts> {
    return this.countRegions.count();
  }

  /** Independent of the user, so it is cached publicly. */
  @Public()
  @Get('suggest')
  @Header('cache-control', 'public, max-age=3')
  @Returns(Suggestions)
  suggest(@Query({ schema: StrictSuggestQuery }) query: SuggestQuery): Promise<Suggestions> {
    return this.suggestions.suggest(query);
  }

  /** Open jobs that match the preferences of the signed-in user. */
  @Allow()
  @Get('user/preferences')
  @Returns(PreferredJobs)
  preferred(
    @Query({ schema: StrictPreferredQuery }) query: PreferredJobsQuery,
    @CurrentActor() actor: Actor,
  ): Promise<PreferredJobs> {
    return this.preferredJobs.find(query, actor);
  }

  @Public()
  @Get(':id/similar')
  @Returns(SimilarJobs)
  similar(
    @Param('id', { schema: Id }) id: string,
    @Query({ schema: NoParameters }) _query: object,
  ): Promise<SimilarJobs> {
    return this.similarJobs.find(id);
  }
}
