import type { Facet, SearchRequest } from './search-engine.js';

/** Facets that are counted among the same matches. */
export interface FacetPart extends Pick<SearchRequest, 'terms' | 'filters' | 'choices'> {
  readonly facets: readonly Facet[];
}

/**
 * The first part counts among all that matches, each of the others leaves out the choice of its own field. Such a part is
 * the same whatever is chosen there, so that it is mostly kept when somebody goes through the choices.
 */
export function facetParts({ terms, filters, choices = [], facets = [] }: SearchRequest): [FacetPart, ...FacetPart[]] {
  const chosen = new Set(choices.map(({ field }) => field));
  const own = facets.filter(({ field }) => chosen.has(field));
  return [
    { terms, filters, choices, facets: facets.filter(({ field }) => !chosen.has(field)) },
    ...own.map((facet) => {
      return { terms, filters, choices: choices.filter(({ field }) => field !== facet.field), facets: [facet] };
    }),
  ];
}
