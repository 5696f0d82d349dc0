import { Global, Module } from '@nestjs/common';
import { JobIndex } from '#modules/postings/contract/job-index.js';
import { IndexedJobs } from './index/indexed-jobs.js';
import { JobSearchIndex } from './index/job-search.index.js';
import { JobSearchProjector } from './index/job-search.projector.js';
import { SitemapJobs } from './index/sitemap-jobs.js';
import { JobFeedsController } from './job-feeds.controller.js';
import { JobSearchController } from './job-search.controller.js';
import { ResultExplainer } from './query/explain-results.js';
import { JobFacets } from './query/job-facets.js';
import { LocationResolver } from './query/location-resolver.js';
import { RecentPosts } from './query/recent-posts.js';
import { SearchJobs } from './query/search-jobs.js';
import { ZeroResultSuggestions } from './query/zero-results.js';
import { Gazetteer } from './query-understanding/gazetteer.js';
import { PlaceExtractor } from './query-understanding/place-extractor.js';
import { QueryParser } from './query-understanding/query-parser.js';
import { QueryRelaxation } from './query-understanding/query-relaxation.js';
import { SpellingCorrector } from './query-understanding/spelling-corrector.js';
import { VisibleJobCounter } from './query-understanding/visible-job-counter.js';
import { CountRegions } from './related/count-regions.js';
import { FindPreferredJobs } from './related/find-preferred-jobs.js';
import { FindSimilarJobs } from './related/find-similar-jobs.js';
import { DirectoryWatch } from './serving/directory-watch.js';
import { SearchResponseCache } from './serving/search-response-cache.js';
import { Suggest } from './suggest/suggest.js';
import { SuggestedNames } from './suggest/suggested-names.js';
import { SuggestedPlaces } from './suggest/suggested-places.js';

/**
 * The search of open jobs: its index, what it understands of a text, suggestions, similar jobs, and the feeds.
 *
 * Owns the search index job-search.
 */
@Global()
@Module({
  controllers: [JobSearchController, JobFeedsController],
  providers: [
    { provide: JobIndex, useClass: IndexedJobs },
    SitemapJobs,
    JobSearchIndex,
    JobSearchProjector,
    RecentPosts,
    SearchJobs,
    LocationResolver,
    CountRegions,
    JobFacets,
    PlaceExtractor,
    QueryParser,
    Gazetteer,
    QueryRelaxation,
    SpellingCorrector,
    VisibleJobCounter,
    ZeroResultSuggestions,
    ResultExplainer,
    SearchResponseCache,
    DirectoryWatch,
    FindPreferredJobs,
    FindSimilarJobs,
    Suggest,
    SuggestedNames,
    SuggestedPlaces,
  ],
  // For postings, which are below.
  exports: [JobIndex],
})
export class JobSearchModule {}
