import { Injectable } from '@nestjs/common';
import { PostingsApi, type PublicJobSummary } from '#modules/postings/contract/postings-api.js';
import {
  type FieldFilter,
  type Filter,
  SearchEngine,
  type SearchRequest,
  type TermGroup,
} from '#platform/search/search-engine.js';
import { TermDictionary } from '#platform/search/terms/term-dictionary.js';
import { Clock } from '#platform/time/clock.js';
import { SIMILAR_JOBS, type SimilarJobs } from '../contract/api/similar.js';
import { JOB_SEARCH, RELEVANT, visibilityFilters } from '../index/job-search.index.js';
import { LocationResolver } from '../query/location-resolver.js';
import { parseItem } from '../query/serialized-job-list.js';
import { Gazetteer } from '../query-understanding/gazetteer.js';
import { parseTerms } from '../query-understanding/parse-terms.js';

/** Distance that applicants accept for similar work. */
const NEARBY_MILES = 50;
/** In addition to title terms (ranking.ts): the same position scores as much as two common terms. */
const POINTS = { position: 16, near: 4 };
const MAX_TERMS = 8;

/** Handles GET /api/jobs/{id}/similar. */
@Injectable()
export class FindSimilarJobs {
  constructor(
    private readonly postings: PostingsApi,
    private readonly searchEngine: SearchEngine,
    private readonly locations: LocationResolver,
    private readonly dictionary: TermDictionary,
    private readonly gazetteer: Gazetteer,
    private readonly clock: Clock,
  ) {}

  /** Throws as `PostingsApi.publicJob`. */
  async find(id: string): Promise<SimilarJobs> {
    const now = this.clock.now();
    const job = await this.postings.publicJob(id);
    return { items: await this.findSimilar(job, now) };
  }

  /**
   * Jobs of the same position anywhere and of its group nearby, shared title words first. If they are too few, adds
   * jobs of the group farther away that share title words.
   */
  private async findSimilar(job: PublicJobSummary, now: Date): Promise<SimilarJobs['items']> {
    const origin = (await this.locations.zipCenter(job.zipCode)) ?? undefined;
    const words = await this.titleTerms(job.title);
    const position: FieldFilter = { field: 'position', anyOf: [job.positionId] };
    const near: Filter[] = origin ? [{ near: origin, miles: NEARBY_MILES }] : [];
    const shared = words.map((word) => ({ ...word, optional: true }) as const);
    const request = {
      bonuses: [
        { filter: position, points: POINTS.position },
        ...near.map((filter) => ({ filter, points: POINTS.near })),
      ],
      filters: [...visibilityFilters(now), { field: 'positionGroup', anyOf: [job.positionType] }],
      origin,
      sort: RELEVANT,
      offset: 0,
    };
    const around: Filter = { either: [position, ...near] };
    const found = await this.searchOthers([job], { ...request, terms: shared, filters: [...request.filters, around] });
    if (found.length === SIMILAR_JOBS || !words.length) return found;
    const some = { field: 'title', anyOf: words.flatMap(({ anyOf }) => anyOf) };
    const farther = await this.searchOthers([job, ...found], { ...request, terms: [some, ...shared] });
    return [...found, ...farther].slice(0, SIMILAR_JOBS);
  }

  /** Searches for a full list without the jobs that are known already. */
  private async searchOthers(known: readonly { id: string }[], request: Omit<SearchRequest, 'limit'>) {
    const { items } = await this.searchEngine.search(JOB_SEARCH, { ...request, limit: SIMILAR_JOBS + known.length });
    const unknown = items.filter(({ id }) => known.every((job) => job.id !== id)).slice(0, SIMILAR_JOBS);
    return unknown.map(({ card }) => parseItem(card));
  }

  /** Terms of the title with their synonyms, without numbers and single letters. */
  private async titleTerms(title: string): Promise<TermGroup[]> {
    const context = { words: await this.dictionary.getStatistics(JOB_SEARCH.name), names: await this.gazetteer.get() };
    const groups = parseTerms(title, context).map(({ group }) => group);
    return groups.filter(({ anyOf: [typed] }) => typed?.some((word) => /\p{L}{3}/u.test(word))).slice(0, MAX_TERMS);
  }
}
