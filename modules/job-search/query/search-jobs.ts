import { Injectable } from '@nestjs/common';
import { IdentityApi } from '#modules/identity/contract/identity-api.js';
import type { Actor } from '#platform/http/access.js';
import { parseTermGroups } from '#platform/search/language/term-groups.js';
import { SearchEngine } from '#platform/search/search-engine.js';
import { Clock } from '#platform/time/clock.js';
import { DEFAULT_DISTANCE_MILES, type JobList, type JobSearchQuery } from '../contract/api/search.js';
import { JOB_SEARCH, RECENT } from '../index/job-search.index.js';
import { QueryParser } from '../query-understanding/query-parser.js';
import { QueryRelaxation, type RelaxedQuery } from '../query-understanding/query-relaxation.js';
import { VisibleJobCounter } from '../query-understanding/visible-job-counter.js';
import { NEARBY_MILES, widenedPlaces } from '../query-understanding/widened-place.js';
import { normalizedQuery } from '../serving/normalized-query.js';
import {
  type AppliedCriterion,
  appliedCriteria,
  buildSearchRequest,
  isByRelevance,
  type ResolvedQuery,
} from './build-search-request.js';
import { ResultExplainer } from './explain-results.js';
import { interpret } from './interpret.js';
import { JobFacets } from './job-facets.js';
import { selectedFilters } from './job-filters.js';
import { LocationResolver, type ResolvedLocation, unknownLocationError } from './location-resolver.js';
import { RecentPosts, type SearchPage } from './recent-posts.js';
import { appendFields, type SerializedJobList } from './serialized-job-list.js';
import { ZeroResultSuggestions } from './zero-results.js';

/** Fewer results are followed by those that lack a word. */
const FEW_RESULTS = 10;

const countInHead = ({ total, totalInHead }: SearchPage) => totalInHead ?? total;

const idsOf = ({ items }: SearchPage) => items.map(({ id }) => id);

/** Handles GET /api/jobs. */
@Injectable()
export class SearchJobs {
  constructor(
    private readonly searchEngine: SearchEngine,
    private readonly recent: RecentPosts,
    private readonly identity: IdentityApi,
    private readonly locations: LocationResolver,
    private readonly facets: JobFacets,
    private readonly parser: QueryParser,
    private readonly relaxation: QueryRelaxation,
    private readonly zeroResults: ZeroResultSuggestions,
    private readonly explainer: ResultExplainer,
    private readonly jobs: VisibleJobCounter,
    private readonly clock: Clock,
  ) {}

  /**
   * Finds open jobs within their dates and of usable organizations. Throws DomainError `invalid` at
   * `location` for an unknown place.
   */
  async find(query: JobSearchQuery, actor: Actor | null): Promise<SerializedJobList> {
    const { resolved, found, relaxed } = await this.findWithFallbacks(query, actor);
    const explanations = query.explain
      ? await this.explainer.explain(idsOf(found), query, { ...resolved, relaxed })
      : null;
    const isNothing = found.total === 0;
    if (isNothing && query.location !== undefined && resolved.location)
      await this.assertKnown(query.location, resolved.location);
    return {
      items: found.items.map(({ id, card, distanceMiles, isPinned }) =>
        appendFields(card, { distanceMiles, isPinned, why: explanations?.get(id) }),
      ),
      totalItemsCount: found.total,
      interpretation:
        resolved.parsed || resolved.location
          ? interpret(resolved.parsed, relaxed, resolved.location, Math.max(0, found.total - countInHead(found)))
          : undefined,
      facets: query.facets ? await this.facets.build(found, query, resolved.now) : undefined,
      nothingFound: isNothing
        ? await this.suggestAlternatives(appliedCriteria(query, { ...resolved, relaxed }), resolved)
        : undefined,
      criteria: normalizedQuery(query),
    };
  }

  /** Without or with few results, reads the text less strictly. */
  private async findWithFallbacks(query: JobSearchQuery, actor: Actor | null) {
    const asTyped = await this.resolve(query, actor);
    const foundAsTyped = await this.search(query, asTyped);
    const { exact } = query;
    if (countInHead(foundAsTyped) >= FEW_RESULTS || !asTyped.parsed || exact)
      return { resolved: asTyped, found: foundAsTyped, relaxed: null };
    // A name of a place may be that of a school or a person. "Near me" is none.
    const { place, isNearSearcher } = asTyped.parsed;
    const mayBeWords = foundAsTyped.total === 0 && place && !isNearSearcher;
    const asWords = mayBeWords && (await this.resolve(query, actor, true));
    const foundAsWords = asWords && (await this.search(query, asWords));
    const [resolved, found] =
      foundAsWords && countInHead(foundAsWords) > 0 ? [asWords, foundAsWords] : [asTyped, foundAsTyped];
    const relaxed = await this.findRelaxed(query, resolved, found);
    return relaxed ? { resolved, ...relaxed } : { resolved, found, relaxed: null };
  }

  private async findRelaxed(query: JobSearchQuery, resolved: ResolvedQuery, found: SearchPage) {
    const { parsed, location, now } = resolved;
    if (!parsed) return null;
    const place = location ?? parsed.place;
    const search = async (relaxed: RelaxedQuery) => {
      const page = await this.search(query, { ...resolved, relaxed });
      return page.total > found.total ? { found: page, relaxed } : null;
    };
    if (isByRelevance(query)) {
      // A place that was selected is a filter like others.
      const wider = location || !parsed.place ? [] : widenedPlaces(parsed.place);
      const nearby = wider.find(({ miles }) => miles === NEARBY_MILES);
      if (found.total > 0) {
        const broadened = this.relaxation.broaden(parsed, countInHead(found), nearby);
        return broadened && search(broadened);
      }
      const around = await this.relaxation.findAround(parsed, selectedFilters(query, now), wider);
      const foundAround = around && (await search(around));
      if (foundAround) return foundAround;
    }
    if (found.total > 0) return null;
    const where = [...(place ? [place.filter] : []), ...selectedFilters(query, now)];
    // Feeds and other orders do not go on with other jobs of the place.
    const inText = isByRelevance(query) ? parsed.place : null;
    const relaxed = await this.relaxation.relax({ ...parsed, place: inText }, where);
    return relaxed && search(relaxed);
  }

  /** With `placesAreWords` the text names no place. */
  private async resolve(query: JobSearchQuery, actor: Actor | null, placesAreWords = false): Promise<ResolvedQuery> {
    const preferences = actor && (await this.identity.searchPreferencesOf(actor.id));
    const defaultRadius = preferences?.searchDistance ?? DEFAULT_DISTANCE_MILES;
    const { location, radius: requestedRadius, q, exact, positionTitle } = query;
    const resolvedLocation =
      location === undefined ? null : await this.locations.resolve(location, { defaultRadius, requestedRadius });
    const now = this.clock.now();
    const homeZipCode = preferences?.searchZipCode || undefined;
    const hasLocation = placesAreWords || resolvedLocation !== null;
    const options = { defaultRadius, requestedRadius, hasLocation, homeZipCode, exact, now };
    return {
      now,
      location: resolvedLocation,
      home: preferences?.searchZipCode ? await this.locations.zipCenter(preferences.searchZipCode) : null,
      parsed: q === undefined ? null : await this.parser.parse(q, options),
      title: positionTitle === undefined ? null : parseTermGroups(positionTitle, { field: 'title', prefixes: true }),
      relaxed: null,
    };
  }

  private search(query: JobSearchQuery, resolved: ResolvedQuery): Promise<SearchPage> {
    const facets = query.facets ? this.facets.requestedFacets(resolved.now) : [];
    const request = buildSearchRequest(query, resolved, facets);
    return request.sort === RECENT ? this.recent.search(request) : this.searchEngine.search(JOB_SEARCH, request);
  }

  private suggestAlternatives(
    criteria: readonly AppliedCriterion[],
    { location, parsed }: ResolvedQuery,
  ): Promise<JobList['nothingFound']> {
    return this.zeroResults.suggest(criteria, location ?? parsed?.place ?? null);
  }

  /** A place without coordinates is known if a posting has its name. */
  private async assertKnown(typed: string, { center, filter }: ResolvedLocation): Promise<void> {
    if (!center && !(await this.jobs.hasAny([], [filter]))) throw unknownLocationError(typed);
  }
}
