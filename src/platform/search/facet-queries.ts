import type { Facet, SearchRequest } from './search-engine.js';

/** Facets that are counted over the same matches. */
export interface FacetQuery extends Pick<SearchRequest, 'terms' | 'filters' | 'facetFilters'> {
  readonly facets: readonly Facet[];
}

/**
 * Disjunctive faceting. The first query counts over all matches; each of the others omits the filter on its own field.
 * It does not depend on that filter, so its counts are mostly cached while a user tries several values.
 */
export function facetQueries({
  terms,
  filters,
  facetFilters = [],
  facets = [],
}: SearchRequest): [FacetQuery, ...FacetQuery[]] {
  const filteredFields = new Set(facetFilters.map(({ field }) => field));
  const filteredFacets = facets.filter(({ field }) => filteredFields.has(field));
  return [
    { terms, filters, facetFilters, facets: facets.filter(({ field }) => !filteredFields.has(field)) },
    ...filteredFacets.map((facet) => {
      return {
        terms,
        filters,
        facetFilters: facetFilters.filter(({ field }) => field !== facet.field),
        facets: [facet],
      };
    }),
  ];
}
