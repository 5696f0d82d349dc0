import { Injectable } from '@nestjs/common';
import { explain } from '#platform/search/explain.js';
import type { SearchDocument } from '#platform/search/search-engine.js';
import type { ScoreExplanation } from '../contract/api/interpretation.js';
import type { JobSearchQuery } from '../contract/api/search.js';
import { JOB_SEARCH, JobSearchIndex } from '../index/job-search.index.js';
import type { RankingBonus } from '../index/ranking.js';
import { buildSearchRequest, type ResolvedQuery } from './build-search-request.js';

const FIELD_LABELS: Record<keyof typeof JOB_SEARCH.text, string> = {
  title: 'title',
  position: 'position',
  organization: 'organization or city',
  description: 'description',
};

/** Explains the scores of results, recomputed from the texts of the postings. */
@Injectable()
export class ResultExplainer {
  constructor(private readonly index: JobSearchIndex) {}

  async explain(
    ids: readonly string[],
    query: JobSearchQuery,
    resolved: ResolvedQuery,
  ): Promise<Map<string, ScoreExplanation>> {
    const documents = await this.index.buildDocuments(ids);
    return new Map(documents.map((document) => [document.id, explainScore(document, query, resolved)]));
  }
}

function explainScore(document: SearchDocument, query: JobSearchQuery, resolved: ResolvedQuery): ScoreExplanation {
  const { total, terms, inHead, phrase, exactMatch, absence, bonuses } = explain(
    JOB_SEARCH,
    buildSearchRequest(query, resolved, []),
    document,
  );
  const allTerms = [
    ...(resolved.relaxed ?? resolved.parsed ?? { terms: [] }).terms,
    ...(resolved.relaxed?.droppedTerms ?? []),
  ];
  const typed = (lexemes: unknown) => allTerms.find(({ group }) => group.anyOf === lexemes)?.typed ?? '';
  return {
    total,
    words: terms.map(({ group, field, points }) => ({
      typed: typed(group.anyOf),
      field: FIELD_LABELS[field as keyof typeof FIELD_LABELS],
      points,
    })),
    bonuses: [
      ...(inHead ? [{ label: 'Not only the description has your words', points: inHead }] : []),
      ...(phrase ? [{ label: 'The title has your words in a row', points: phrase }] : []),
      ...(exactMatch ? [{ label: 'The title is nothing but your words', points: exactMatch }] : []),
      ...(absence ? [{ label: 'The title names no other role, such as assistant', points: absence }] : []),
      ...bonuses.map((bonus) => ({ label: (bonus as RankingBonus).label, points: bonus.points })),
    ],
  };
}
