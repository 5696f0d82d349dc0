import type { estypes } from '@elastic/elasticsearch';
import type { FacetPart } from '../facet-parts.js';
import { fullOrder, PHRASE_BONUS, requiredTerms, scored, tiers, WHOLE_BONUS } from '../score.js';
import type { Facet, Filter, IndexDefinition, SearchRequest, SortKey, TermGroup } from '../search-engine.js';

type Query = estypes.QueryDslQueryContainer;

/** The same question as the SQL of the other adapter: the same matches, scores and order. */
export function pageBody(definition: IndexDefinition, request: SearchRequest): estypes.SearchRequest {
  const should = request.sort.some(({ by }) => by === 'relevance') ? scoring(definition, request) : [];
  return {
    from: request.offset,
    size: request.limit,
    track_total_hits: true,
    query: searched(request, should),
    sort: fullOrder(definition, request).flatMap((key) => sorted(key, request)),
    stored_fields: '_none_',
    docvalue_fields: ['card'],
  };
}

/** Facets are the same for every page and order of what matches. */
export function facetsBody(part: FacetPart): estypes.SearchRequest {
  return {
    size: 0,
    track_total_hits: false,
    query: searched(part, []),
    aggs: Object.fromEntries(part.facets.map((facet) => [facet.field, counted(facet)])),
  };
}

function searched(request: Pick<SearchRequest, 'terms' | 'filters' | 'choices'>, should: Query[]): Query {
  const filter = [
    // Without anything that must match, one of what adds to the score would have to.
    { match_all: {} },
    ...requiredTerms(request).map(found),
    ...[...(request.filters ?? []), ...(request.choices ?? [])].map(filtered),
  ];
  return { bool: { filter, should, minimum_should_match: 0 } };
}

/** More groups than any field that is counted by has; asked for fewer, the shards would only estimate. */
const MOST_GROUPS = 1_000;

function counted({ field, since }: Facet): estypes.AggregationsAggregationContainer {
  const name = `field.${field}`;
  const moments = (since ?? []).map((moment) => [
    moment.toISOString(),
    { range: { [name]: { gte: moment.getTime() } } },
  ]);
  return since ? { filters: { filters: Object.fromEntries(moments) } } : { terms: { field: name, size: MOST_GROUPS } };
}

function filtered(filter: Filter): Query {
  if ('near' in filter) return { geo_distance: { distance: `${filter.miles}mi`, point: filter.near } };
  if ('either' in filter) {
    // A choice among nothing would let everything through.
    return { bool: { should: [{ match_none: {} }, ...filter.either.map(filtered)], minimum_should_match: 1 } };
  }
  const name = `field.${filter.field}`;
  if ('anyOf' in filter) return { terms: { [name]: [...filter.anyOf] } };
  return { range: { [name]: { gte: bound(filter.from), lte: bound(filter.to) } } };
}

const bound = (value: number | Date | undefined) => (value instanceof Date ? value.getTime() : value);

function sorted({ by, descending }: SortKey, request: SearchRequest): estypes.SortCombinations[] {
  const order = descending ? 'desc' : 'asc';
  if (by === 'relevance') return [{ _score: { order } }];
  if (by === 'id') return [{ id: { order } }];
  if (by !== 'distance' || !request.origin) return [{ [`field.${by}`]: { order, missing: '_last' } }];
  // A missing point counts as infinitely far, which would come first when descending.
  return [{ located: { order: 'desc' } }, { _geo_distance: { point: request.origin, order, unit: 'mi' } }];
}

function scoring(definition: IndexDefinition, request: SearchRequest): Query[] {
  const { groups, phrase } = scored(definition, request);
  const { lead, upper, base } = tiers(definition);
  const queries: Query[] = groups.map((group) => {
    const { weight: times = 1, optional } = group;
    const least = optional ? found(group) : { match_all: {} };
    return {
      dis_max: {
        queries: [
          ...upper.map(({ field, weight }) => constant(matchingAbove(group, `text.${field}`), weight * times)),
          constant(least, base.weight * times),
        ],
      },
    };
  });
  const leading = `text.${lead.field}`;
  if (phrase.length > 1) queries.push(constant({ match_phrase: { [leading]: phrase.join(' ') } }, PHRASE_BONUS));
  if (phrase.length) {
    const whole = requiredTerms(request).map((group) => matchingAbove(group, leading));
    queries.push(constant(all([...whole, { range: { leadLength: { lte: phrase.length } } }]), WHOLE_BONUS));
  }
  for (const { filter, points } of request.bonuses ?? []) queries.push(constant(filtered(filter), points));
  return queries;
}

const constant = (filter: Query, boost: number): Query => ({ constant_score: { filter, boost } });
const all = (filter: Query[]): Query => ({ bool: { filter } });

/** In the group's own field, or anywhere. */
function found(group: TermGroup): Query {
  const { field, orAbove = [] } = group;
  if (field !== undefined) return matching(group, `text.${field}`);
  if (!orAbove.length) return matching(group, 'all');
  return { bool: { should: [matching(group, 'all'), matching({ anyOf: orAbove }, 'above')], minimum_should_match: 1 } };
}

const matchingAbove = ({ anyOf, orAbove = [], prefix }: TermGroup, field: string): Query =>
  matching({ anyOf: [...anyOf, ...orAbove], prefix }, field);

function matching({ anyOf, prefix }: TermGroup, field: string): Query {
  const single = anyOf.flatMap((lexemes) => (lexemes.length === 1 ? lexemes : []));
  const several = anyOf.filter((lexemes) => lexemes.length > 1);
  const should: Query[] = several.map((lexemes) => all(lexemes.map((lexeme) => ({ term: { [field]: lexeme } }))));
  if (single.length) should.push({ terms: { [field]: single } });
  if (prefix !== undefined) should.push({ prefix: { [field]: prefix } });
  const [only] = should;
  return only && should.length === 1 ? only : { bool: { should, minimum_should_match: 1 } };
}
