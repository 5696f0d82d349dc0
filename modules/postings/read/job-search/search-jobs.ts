import { Injectable } from '@nestjs/common';
import { Ask } from '../../../../src/platform/ask.js';
import { Clock } from '../../../../src/platform/clock.js';
import type { Actor } from '../../../../src/platform/http/access.js';
import { termGroups } from '../../../../src/platform/search/language/query.js';
import { SearchEngine, type SearchResult } from '../../../../src/platform/search/search-engine.js';
import { SearchPreferencesOf } from '../../../identity/contract/questions.js';
import { type JobList, type JobSearchQuery, USUAL_DISTANCE_MILES } from '../../contract/api-search.js';
import { criteriaOf } from './criteria.js';
import { type FoundJobs, withMore } from './found-jobs.js';
import { interpret } from './interpret.js';
import { JobFacets } from './job-facets.js';
import { JOB_SEARCH } from './job-search.index.js';
import { WaysOut } from './nothing-found.js';
import { type SearchedPlace, SearchPlaces, unknownPlace } from './search-places.js';
import { type Asked, askedFor, type Read, requestOf } from './search-request.js';
import { LeaveOut } from './understanding/leave-out.js';
import { UnderstandText } from './understanding/understand-text.js';
import { VisibleJobs } from './understanding/visible-jobs.js';
import { ExplainRows } from './why.js';

const idsOf = ({ items }: SearchResult) => items.map(({ id }) => id);

/** Answers GET /api/jobs. */
@Injectable()
export class SearchJobs {
  constructor(
    private readonly engine: SearchEngine,
    private readonly ask: Ask,
    private readonly places: SearchPlaces,
    private readonly facets: JobFacets,
    private readonly understand: UnderstandText,
    private readonly leaveOut: LeaveOut,
    private readonly waysOut: WaysOut,
    private readonly explain: ExplainRows,
    private readonly jobs: VisibleJobs,
    private readonly clock: Clock,
  ) {}

  /**
   * Jobs that are open, within their dates and of a usable organization (CLAUSES near P2.19). Throws DomainError invalid
   * at `location` for a place nobody knows.
   */
  async find(query: JobSearchQuery, actor: Actor | null): Promise<FoundJobs> {
    const read = await this.read(query, actor);
    let kept: Read['kept'] = null;
    let found = await this.search(query, read);
    if (found.total === 0 && read.meaning && !query.exact) {
      kept = await this.leaveOut.from(read.meaning);
      if (kept) found = await this.search(query, { ...read, kept });
    }
    const why = query.explain ? await this.explain.of(idsOf(found), query, { ...read, kept }) : null;
    const isNothing = found.total === 0;
    if (isNothing && query.location !== undefined && read.place) await this.assertKnown(query.location, read.place);
    return {
      items: found.items.map(({ id, card, distanceMiles }) => withMore(card, { distanceMiles, why: why?.get(id) })),
      totalItemsCount: found.total,
      interpretation: read.meaning || read.place ? interpret(read.meaning, kept, read.place) : undefined,
      facets: query.facets ? await this.facets.of(found, query, read.now) : undefined,
      nothingFound: isNothing ? await this.helpWith(askedFor(query, { ...read, kept }), read) : undefined,
      criteria: criteriaOf(query),
    };
  }

  private async read(query: JobSearchQuery, actor: Actor | null): Promise<Read> {
    const preferences = actor && (await this.ask.of(new SearchPreferencesOf(actor.id)));
    const usual = preferences?.searchDistance ?? USUAL_DISTANCE_MILES;
    const { location, radius: asked, q, exact, positionTitle } = query;
    const place = location === undefined ? null : await this.places.find(location, { usual, asked });
    const now = this.clock.now();
    const around = { usual, asked, hasPlace: place !== null, exact, now };
    return {
      now,
      place,
      home: preferences?.searchZipCode ? await this.places.pointOf(preferences.searchZipCode) : null,
      meaning: q === undefined ? null : await this.understand.read(q, around),
      title: positionTitle === undefined ? null : termGroups(positionTitle, { field: 'title', prefixes: true }),
      kept: null,
    };
  }

  private search(query: JobSearchQuery, read: Read): Promise<SearchResult> {
    const facets = query.facets ? this.facets.asked(read.now) : [];
    return this.engine.search(JOB_SEARCH, requestOf(query, read, facets));
  }

  private helpWith(asked: readonly Asked[], { place, meaning }: Read): Promise<JobList['nothingFound']> {
    return this.waysOut.of(asked, place ?? meaning?.place ?? null);
  }

  /** A place without coordinates may still be one, where a posting bears its name. */
  private async assertKnown(typed: string, { center, filter }: SearchedPlace): Promise<void> {
    if (!center && !(await this.jobs.has([], [filter]))) throw unknownPlace(typed);
  }
}
