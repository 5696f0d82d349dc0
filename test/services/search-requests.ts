import { analyze, phraseLexemes } from '#platform/search/language/analysis.js';
import { parseTermGroups } from '#platform/search/language/term-groups.js';
import type { Filter, SearchRequest } from '#platform/search/search-engine.js';
import { anyColor, anywhere, oneOf, words } from './search-probe.js';

const lexemesOf = (text: string) => analyze(text).lexemes;

/** A random request that combines all options. */
export function someRequest(random: () => number): SearchRequest {
  const maybe = <T>(share: number, make: () => T): T[] => (random() < share ? [make()] : []);
  const filters: Filter[] = [
    ...maybe(0.2, () => ({ field: 'color', anyOf: [anyColor(random), anyColor(random)] })),
    ...maybe(0.2, () => ({ field: 'tags', anyOf: [anyColor(random)] })),
    ...maybe(0.2, () => ({ field: 'fresh', anyOf: [random() < 0.5] })),
    ...maybe(0.2, () => ({ field: 'price', from: random() * 10, ...(random() < 0.5 ? { to: 12 } : {}) })),
    ...maybe(0.2, () => ({ field: 'since', to: new Date(Date.UTC(2026, 10, 1 + Math.floor(random() * 10))) })),
    ...maybe(0.2, () => ({ near: anywhere(random), miles: oneOf(random, [5, 100, 260]) })),
    ...maybe(0.1, () => ({
      either: [
        { near: anywhere(random), miles: 5 },
        { field: 'color', anyOf: [anyColor(random)] },
      ],
    })),
  ];
  return {
    terms:
      random() < 0.6
        ? parseTermGroups(words(random, 3), {
            field: oneOf(random, [undefined, undefined, 'name', 'story']),
            prefixes: random() < 0.3,
          }).map((group) => ({
            ...group,
            weight: oneOf(random, [undefined, 1, 3]),
            anyOfInHead: maybe(group.field === undefined ? 0.3 : 0, () => phraseLexemes(words(random, 2))),
            weakInHead: maybe(group.field === undefined ? 0.3 : 0, () => phraseLexemes(words(random, 2))),
            headFields: group.field === undefined && random() < 0.3 ? ['name'] : undefined,
            optional: random() < 0.2 || undefined,
          }))
        : [],
    bonuses: maybe(0.3, () => ({
      filter: oneOf(random, filters) ?? { near: anywhere(random), miles: 100 },
      points: oneOf(random, [1, 20]),
    })),
    absenceBonus: random() < 0.3 ? { noneOf: lexemesOf(words(random, 2)), points: 5 } : undefined,
    filters,
    facetFilters: [
      ...maybe(0.3, () => ({ field: 'color', anyOf: [anyColor(random)] })),
      ...maybe(0.2, () => ({ field: 'fresh', anyOf: [random() < 0.5] })),
      ...maybe(0.2, () => ({ field: 'since', from: new Date(Date.UTC(2026, 10, 4)) })),
    ],
    facets: [
      ...maybe(0.4, () => ({ field: 'color' })),
      ...maybe(0.4, () => ({ field: 'fresh' })),
      ...maybe(0.4, () => ({ field: 'since', since: [3, 7].map((day) => new Date(Date.UTC(2026, 10, day))) })),
    ],
    origin: random() < 0.5 ? anywhere(random) : undefined,
    sort: maybe(0.8, () => ({
      by: oneOf(random, ['relevance', 'relevance', 'distance', 'nameSort', 'price', 'since', 'fresh']),
      descending: random() < 0.5,
    })),
    offset: oneOf(random, [0, 0, 5, 250]),
    limit: 20,
    countsInHead: random() < 0.5,
  };
}
