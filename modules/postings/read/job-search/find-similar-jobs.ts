import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../src/platform/clock.js';
import { Database } from '../../../../src/platform/database/database.js';
import {
  type FieldFilter,
  type Filter,
  SearchEngine,
  type SearchRequest,
  type TermGroup,
} from '../../../../src/platform/search/search-engine.js';
import { Vocabulary } from '../../../../src/platform/search/vocabulary/vocabulary.js';
import { SIMILAR_JOBS, type SimilarJobs } from '../../contract/api-similar.js';
import { Job } from '../../domain/job.js';
import { assertPublic } from '../job-visibility.js';
import { readItem } from './found-jobs.js';
import { JOB_SEARCH, RELEVANT, visible } from './job-search.index.js';
import { SearchPlaces } from './search-places.js';
import { KnownNames } from './understanding/known-names.js';
import { readWords } from './understanding/typed-words.js';

/** Miles that somebody goes for much the same work. */
const NEARBY = 50;
/** Beside the words of the title (ranking.ts): the same position counts as much as two common ones. */
const POINTS = { position: 16, near: 4 };
const MOST_WORDS = 8;

/** Answers GET /api/jobs/{id}/similar. */
@Injectable()
export class FindSimilarJobs {
  constructor(
    private readonly database: Database,
    private readonly engine: SearchEngine,
    private readonly places: SearchPlaces,
    private readonly vocabulary: Vocabulary,
    private readonly names: KnownNames,
    private readonly clock: Clock,
  ) {}

  /**
   * Jobs of the same position anywhere and of its group nearby, those first whose titles share words; where they are
   * too few, also those of the group farther away that share words. Throws what `assertPublic` throws.
   */
  async of(id: string): Promise<SimilarJobs> {
    const now = this.clock.now();
    const job = await this.database.read((em) => em.findOne(Job, { id }));
    assertPublic(job, now);
    const origin = (await this.places.pointOf(job.zipCode)) ?? undefined;
    const words = await this.wordsOf(job.title);
    const position: FieldFilter = { field: 'position', anyOf: [job.positionId] };
    const near: Filter[] = origin ? [{ near: origin, miles: NEARBY }] : [];
    const shared = words.map((word) => ({ ...word, optional: true }) as const);
    const request = {
      bonuses: [
        { filter: position, points: POINTS.position },
        ...near.map((filter) => ({ filter, points: POINTS.near })),
      ],
      filters: [...visible(now), { field: 'positionGroup', anyOf: [job.positionType] }],
      ...{ origin, sort: RELEVANT, offset: 0 },
    };
    const around: Filter = { either: [position, ...near] };
    const found = await this.others([job], { ...request, terms: shared, filters: [...request.filters, around] });
    if (found.length === SIMILAR_JOBS || !words.length) return { items: found };
    const some = { field: 'title', anyOf: words.flatMap(({ anyOf }) => anyOf) };
    const farther = await this.others([job, ...found], { ...request, terms: [some, ...shared] });
    return { items: [...found, ...farther].slice(0, SIMILAR_JOBS) };
  }

  /** As many as are shown, without those that are known. */
  private async others(known: readonly { id: string }[], request: Omit<SearchRequest, 'limit'>) {
    const { items } = await this.engine.search(JOB_SEARCH, { ...request, limit: SIMILAR_JOBS + known.length });
    const others = items.filter(({ id }) => known.every((one) => one.id !== id)).slice(0, SIMILAR_JOBS);
    return others.map(({ card }) => readItem(card));
  }

  /** Words that tell what the work is, with what means the same; numbers and single letters do not. */
  private async wordsOf(title: string): Promise<TermGroup[]> {
    const known = { words: await this.vocabulary.of(JOB_SEARCH.name), names: await this.names.all() };
    const groups = readWords(title, known).map(({ group }) => group);
    return groups.filter(({ anyOf: [typed] }) => typed?.some((word) => /\p{L}{3}/u.test(word))).slice(0, MOST_WORDS);
  }
}
