import type { estypes } from '@elastic/elasticsearch';
import type { FacetQuery } from '../facet-queries.js';
import {
  EXACT_MATCH_BONUS,
  groupPoints,
  type HeadTerm,
  headTerms,
  IN_HEAD_BONUS,
  PHRASE_BONUS,
  requiredTerms,
  scoringPlan,
  tiers,
  withTieBreakers,
} from '../score.js';
import type { Facet, Filter, IndexDefinition, SearchRequest, SortKey, TermGroup } from '../search-engine.js';

type Query = estypes.QueryDslQueryContainer;

/** Equivalent to the SQL of the other adapter: the same matches, scores and order. */
export function pageBody(definition: IndexDefinition, request: SearchRequest): estypes.SearchRequest {
  const should = request.sort.some(({ by }) => by === 'relevance') ? scoreQueries(definition, request) : [];
  const inHead = request.countsInHead && allInHeadQuery(request);
  return {
    from: request.offset,
    size: request.limit,
    track_total_hits: true,
    query: boolQuery(request, should),
    ...(inHead ? { aggs: { inHead: { filter: inHead } } } : {}),
    sort: withTieBreakers(definition, request).flatMap((key) => sortClauses(key, request)),
    stored_fields: '_none_',
    docvalue_fields: ['card'],
  };
}

/** Counts facets without fetching hits: counts are the same for every page and sort order. */
export function facetsBody(part: FacetQuery): estypes.SearchRequest {
  return {
    size: 0,
    track_total_hits: false,
    query: boolQuery(part, []),
    aggs: Object.fromEntries(part.facets.map((facet) => [facet.field, facetAggregation(facet)])),
  };
}

function boolQuery(request: Pick<SearchRequest, 'terms' | 'filters' | 'facetFilters'>, should: Query[]): Query {
  const filter = [
    // Without a required clause, at least one scoring clause would have to match.
    { match_all: {} },
    ...requiredTerms(request).map(termQuery),
    ...[...(request.filters ?? []), ...(request.facetFilters ?? [])].map(filterQuery),
  ];
  return { bool: { filter, should, minimum_should_match: 0 } };
}

/** More buckets than any facet field has values; with fewer, the shards would only estimate. */
const MAX_BUCKETS = 1_000;

function facetAggregation({ field, since }: Facet): estypes.AggregationsAggregationContainer {
  const name = `field.${field}`;
  const moments = (since ?? []).map((moment) => [
    moment.toISOString(),
    { range: { [name]: { gte: moment.getTime() } } },
  ]);
  return since ? { filters: { filters: Object.fromEntries(moments) } } : { terms: { field: name, size: MAX_BUCKETS } };
}

function filterQuery(filter: Filter): Query {
  if ('near' in filter) return { geo_distance: { distance: `${filter.miles}mi`, point: filter.near } };
  if ('either' in filter) {
    // An empty `should` would match everything.
    return { bool: { should: [{ match_none: {} }, ...filter.either.map(filterQuery)], minimum_should_match: 1 } };
  }
  const name = `field.${filter.field}`;
  if ('anyOf' in filter) return { terms: { [name]: [...filter.anyOf] } };
  return { range: { [name]: { gte: toBound(filter.from), lte: toBound(filter.to) } } };
}

const toBound = (value: number | Date | undefined) => (value instanceof Date ? value.getTime() : value);

function sortClauses({ by, descending }: SortKey, request: SearchRequest): estypes.SortCombinations[] {
  const order = descending ? 'desc' : 'asc';
  if (by === 'relevance') return [{ _score: { order } }];
  if (by === 'id') return [{ id: { order } }];
  if (by !== 'distance' || !request.origin) return [{ [`field.${by}`]: { order, missing: '_last' } }];
  // A missing point counts as infinitely far, so it would come first in descending order.
  return [{ located: { order: 'desc' } }, { _geo_distance: { point: request.origin, order, unit: 'mi' } }];
}

function scoreQueries(definition: IndexDefinition, request: SearchRequest): Query[] {
  const { groups, phrase, words } = scoringPlan(definition, request);
  const { lead, base } = tiers(definition);
  const queries: Query[] = groups.map((group) => {
    const { weight: times = 1, weakInHead = [], optional } = group;
    const anywhere = optional ? termQuery(group) : { match_all: {} };
    return {
      dis_max: {
        queries: [
          ...groupPoints(definition, group).map(({ field, isWeak, points }) =>
            constantScore(headTermQuery(isWeak ? { anyOf: weakInHead } : group, `text.${field}`), points),
          ),
          constantScore(anywhere, base.weight * times),
        ],
      },
    };
  });
  const inHead = allInHeadQuery(request);
  if (inHead) queries.push(constantScore(inHead, IN_HEAD_BONUS));
  const leading = `text.${lead.field}`;
  if (phrase.length > 1) queries.push(constantScore({ match_phrase: { [leading]: phrase.join(' ') } }, PHRASE_BONUS));
  if (words.length) {
    const hasAll = words.map((lexeme) => ({ term: { [leading]: lexeme } }));
    queries.push(
      constantScore(allOf([...hasAll, { range: { leadLength: { lte: words.length } } }]), EXACT_MATCH_BONUS),
    );
  }
  if (request.absenceBonus) {
    const { noneOf, points } = request.absenceBonus;
    queries.push(constantScore({ bool: { must_not: { terms: { [leading]: [...noneOf] } } } }, points));
  }
  for (const { filter, points } of request.bonuses ?? []) queries.push(constantScore(filterQuery(filter), points));
  return queries;
}

const constantScore = (filter: Query, boost: number): Query => ({ constant_score: { filter, boost } });
const allOf = (filter: Query[]): Query => ({ bool: { filter } });

/** Whether all required groups match above the lightest text field; null without such groups. */
function allInHeadQuery(request: SearchRequest): Query | null {
  const groups = headTerms(request);
  return groups.length ? allOf(groups.map(headQuery)) : null;
}

/** Each lexeme may be in another one of the fields. */
function headQuery({ headFields, anyOf, prefix }: HeadTerm): Query {
  if (!headFields) return lexemeQuery({ anyOf, prefix }, 'above');
  const fields = headFields.map((field) => `text.${field}`);
  const inAny = (queries: Query[]): Query => ({ bool: { should: queries, minimum_should_match: 1 } });
  const single = anyOf.filter(({ length }) => length === 1);
  const several = anyOf.filter(({ length }) => length > 1);
  return inAny([
    ...(single.length || prefix !== undefined
      ? fields.map((field) => lexemeQuery({ anyOf: single, prefix }, field))
      : []),
    ...several.map((lexemes) =>
      allOf(lexemes.map((lexeme) => inAny(fields.map((field) => ({ term: { [field]: lexeme } }))))),
    ),
  ]);
}

/** Matches in the group's own field, or anywhere without one. */
function termQuery(group: TermGroup): Query {
  const { field, anyOfInHead = [], weakInHead = [] } = group;
  const inHead = [...anyOfInHead, ...weakInHead];
  if (field !== undefined) return lexemeQuery(group, `text.${field}`);
  if (!inHead.length) return lexemeQuery(group, 'all');
  return {
    bool: {
      should: [lexemeQuery(group, 'all'), lexemeQuery({ anyOf: inHead }, 'above')],
      minimum_should_match: 1,
    },
  };
}

const headTermQuery = ({ anyOf, anyOfInHead = [], prefix }: TermGroup, field: string): Query =>
  lexemeQuery({ anyOf: [...anyOf, ...anyOfInHead], prefix }, field);

function lexemeQuery({ anyOf, prefix }: TermGroup, field: string): Query {
  const single = anyOf.flatMap((lexemes) => (lexemes.length === 1 ? lexemes : []));
  const several = anyOf.filter((lexemes) => lexemes.length > 1);
  const should: Query[] = several.map((lexemes) => allOf(lexemes.map((lexeme) => ({ term: { [field]: lexeme } }))));
  if (single.length) should.push({ terms: { [field]: single } });
  if (prefix !== undefined) should.push({ prefix: { [field]: prefix } });
  const [only] = should;
  return only && should.length === 1 ? only : { bool: { should, minimum_should_match: 1 } };
}
