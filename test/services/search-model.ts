import { milesBetween } from '#platform/search/distance.js';
import { analyze } from '#platform/search/language/analysis.js';
import type {
  Facet,
  FieldValue,
  Filter,
  IndexDefinition,
  SearchDocument,
  SearchRequest,
  TermGroup,
} from '#platform/search/search-engine.js';

/** A reference model of search: the rules of the port, applied to a list in memory. */
export function expectedPage(definition: IndexDefinition, documents: SearchDocument[], request: SearchRequest) {
  const { facetFilters = [] } = request;
  const open = documents
    .filter((document) => isWanted(definition, document, request))
    .filter((document) => (request.filters ?? []).every((filter) => holds(document, filter)));
  const found = open.filter((document) => facetFilters.every((choice) => holds(document, choice)));
  const keys = [
    ...request.sort.filter(({ by }) => by !== 'distance' || request.origin),
    { by: definition.recencyField, descending: true },
    { by: 'id', descending: true },
  ];
  const value = (document: SearchDocument, by: string): number | string | null => {
    if (by === 'relevance') return score(definition, document, request);
    if (by === 'distance')
      return document.point && request.origin ? milesBetween(request.origin, document.point) : null;
    return by === 'id' ? document.id : comparable(document.fields[by] ?? null);
  };
  found.sort((a, b) => {
    for (const { by, descending } of keys) {
      const [left, right] = [value(a, by), value(b, by)];
      if (left === right) continue;
      if (left === null || right === null) return left === null ? 1 : -1;
      return left < right === Boolean(descending) ? 1 : -1;
    }
    return 0;
  });
  return {
    ids: found.slice(request.offset, request.offset + request.limit).map(({ id }) => id),
    total: found.length,
    totalInHead: request.countsInHead
      ? found.filter((document) => isAboveBase(definition, document, request)).length
      : undefined,
    facets: Object.fromEntries(
      (request.facets ?? []).map((facet) => {
        const others = facetFilters.filter(({ field }) => field !== facet.field);
        return [
          facet.field,
          tally(
            facet,
            open.filter((document) => others.every((choice) => holds(document, choice))),
          ),
        ];
      }),
    ),
  };
}

export const isWanted = (definition: IndexDefinition, document: SearchDocument, { terms = [] }: SearchRequest) =>
  terms.every((group) => group.optional || isFound(definition, document, group));

function tally({ field, since }: Facet, documents: SearchDocument[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { fields } of documents) {
    const value = fields[field] ?? null;
    if (value === null) continue;
    const keys = since
      ? since.filter((moment) => value >= moment).map((moment) => moment.toISOString())
      : [String(value)];
    for (const key of keys) counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
}

const comparable = (value: FieldValue): number | string | null => {
  if (value instanceof Date) return value.getTime();
  return typeof value === 'boolean' ? Number(value) : (value as number | string | null);
};

function lexemesIn(document: SearchDocument, field?: string): string[] {
  const texts = field === undefined ? Object.values(document.text) : [document.text[field] ?? ''];
  return texts.flatMap((text) => {
    const { lexemes, compoundLexemes, pairLexemes } = analyze(text);
    return [...lexemes, ...compoundLexemes, ...pairLexemes];
  });
}

function matches(there: string[], { anyOf, prefix }: TermGroup): boolean {
  if (prefix !== undefined && there.some((lexeme) => lexeme.startsWith(prefix))) return true;
  return anyOf.some((all) => all.every((lexeme) => there.includes(lexeme)));
}

function isFound(definition: IndexDefinition, document: SearchDocument, group: TermGroup): boolean {
  if (matches(lexemesIn(document, group.field), group)) return true;
  return matches(lexemesAboveBase(definition, document), {
    anyOf: [...(group.anyOfInHead ?? []), ...(group.weakInHead ?? [])],
  });
}

function lexemesAboveBase(definition: IndexDefinition, document: SearchDocument, only?: readonly string[]): string[] {
  const [base] = Object.entries(definition.text).sort(([, a], [, b]) => a - b);
  const above = only ?? Object.keys(definition.text).filter((field) => field !== base?.[0]);
  return above.flatMap((field) => lexemesIn(document, field));
}

const wordsOf = ({ terms = [] }: SearchRequest) =>
  terms.filter(({ optional, field }) => !optional && field === undefined);

const isAboveBase = (definition: IndexDefinition, document: SearchDocument, request: SearchRequest) =>
  wordsOf(request).every(({ anyOf, anyOfInHead = [], weakInHead = [], prefix, headFields }) =>
    matches(lexemesAboveBase(definition, document, headFields), {
      anyOf: [...anyOf, ...anyOfInHead, ...weakInHead],
      prefix,
    }),
  );

const inField = (there: string[], { anyOf, anyOfInHead = [], prefix }: TermGroup) =>
  matches(there, { anyOf: [...anyOf, ...anyOfInHead], prefix });

function holds({ fields, point }: SearchDocument, filter: Filter): boolean {
  if ('near' in filter) return point !== null && milesBetween(filter.near, point) <= filter.miles;
  if ('either' in filter) return filter.either.some((one) => holds({ fields, point } as SearchDocument, one));
  const value = fields[filter.field] ?? null;
  if ('anyOf' in filter)
    return Array.isArray(value)
      ? value.some((one) => filter.anyOf.includes(one))
      : filter.anyOf.includes(value as string);
  const number = comparable(value) as number | null;
  if (number === null) return filter.from === undefined && filter.to === undefined;
  return (
    (filter.from === undefined || number >= filter.from.valueOf()) &&
    (filter.to === undefined || number <= filter.to.valueOf())
  );
}

export function score(definition: IndexDefinition, document: SearchDocument, request: SearchRequest): number {
  const { terms = [], bonuses = [], absenceBonus } = request;
  const byWeight = Object.entries(definition.text).sort(([, a], [, b]) => b - a);
  const lead = byWeight[0]?.[0] ?? '';
  let sum = wordsOf(request).length && isAboveBase(definition, document, request) ? 1_000 : 0;
  for (const { filter, points } of bonuses) if (holds(document, filter)) sum += points;
  for (const group of terms) {
    if (group.field !== undefined) continue;
    const upper = byWeight.slice(0, -1);
    const strong = upper.find(([field]) => inField(lexemesIn(document, field), group))?.[1] ?? 0;
    const weakly = { anyOf: group.weakInHead ?? [] };
    const weak = Math.floor((upper.find(([field]) => inField(lexemesIn(document, field), weakly))?.[1] ?? 0) / 2);
    const least = isFound(definition, document, group) ? (byWeight.at(-1)?.[1] ?? 0) : 0;
    sum += Math.max(strong, weak, least) * (group.weight ?? 1);
  }
  const leading = lexemesIn(document, lead);
  if (absenceBonus && !absenceBonus.noneOf.some((lexeme) => leading.includes(lexeme))) sum += absenceBonus.points;
  const required = terms.filter(({ optional }) => !optional);
  if (!required.length || required.some(({ field }) => field !== undefined && field !== lead)) return sum;
  const phrase = required.flatMap(({ anyOf, inOrder }) => inOrder ?? anyOf[0] ?? []);
  const { lexemes, compoundLexemes } = analyze(document.text[lead] ?? '');
  const words = ` ${[...lexemes, ...compoundLexemes].join(' ')} `;
  if (phrase.length > 1 && words.includes(` ${phrase.join(' ')} `)) sum += 16;
  const isNothingElse = phrase.every((word) => leading.includes(word)) && lexemes.length <= new Set(phrase).size;
  return phrase.length && isNothingElse ? sum + 8 : sum;
}
