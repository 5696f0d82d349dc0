import { Injectable } from '@nestjs/common';
import { Database } from '../../../../src/platform/database/database.js';
import { explain } from '../../../../src/platform/search/explain.js';
import type { SearchDocument } from '../../../../src/platform/search/search-engine.js';
import type { Why } from '../../contract/api-interpretation.js';
import type { JobSearchQuery } from '../../contract/api-search.js';
import { JOB_SEARCH, JobSearchIndex } from './job-search.index.js';
import type { RankingBonus } from './ranking.js';
import { type Read, requestOf } from './search-request.js';

const FIELDS: Record<keyof typeof JOB_SEARCH.text, string> = {
  title: 'title',
  position: 'position',
  organization: 'organization or city',
  description: 'description',
};

/** Tells why rows are where they are: the points of both engines, added up once more from the postings' texts. */
@Injectable()
export class ExplainRows {
  constructor(
    private readonly database: Database,
    private readonly index: JobSearchIndex,
  ) {}

  async of(ids: readonly string[], query: JobSearchQuery, read: Read): Promise<Map<string, Why>> {
    const documents = await this.database.read((em) => this.index.buildDocuments(em, ids));
    return new Map(documents.map((document) => [document.id, why(document, query, read)]));
  }
}

function why(document: SearchDocument, query: JobSearchQuery, read: Read): Why {
  const { total, terms, phrase, whole, bonuses } = explain(JOB_SEARCH, requestOf(query, read, []), document);
  const all = [...(read.kept ?? read.meaning ?? { terms: [] }).terms, ...(read.kept?.leftOut ?? [])];
  const typed = (lexemes: unknown) => all.find(({ group }) => group.anyOf === lexemes)?.typed ?? '';
  return {
    total,
    words: terms.map(({ group, field, points }) => ({
      typed: typed(group.anyOf),
      field: FIELDS[field as keyof typeof FIELDS],
      points,
    })),
    bonuses: [
      ...(phrase ? [{ label: 'The title has your words in a row', points: phrase }] : []),
      ...(whole ? [{ label: 'The title is nothing but your words', points: whole }] : []),
      ...bonuses.map((bonus) => ({ label: (bonus as RankingBonus).label, points: bonus.points })),
    ],
  };
}
