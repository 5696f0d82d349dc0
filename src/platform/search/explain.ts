import { milesBetween } from './distance.js';
import { analyse } from './language/analysis.js';
import { PHRASE_BONUS, requiredTerms, scored, tiers, WHOLE_BONUS } from './score.js';
import type {
  Bonus,
  FieldFilter,
  FieldValue,
  Filter,
  IndexDefinition,
  SearchDocument,
  SearchRequest,
  TermGroup,
} from './search-engine.js';

/** How the points of a document's relevance come together; their sum is what both engines sort by. */
export interface Explanation {
  total: number;
  /** Of each group that counts, in the order of the request: the best field that has it, and its points there. */
  terms: { group: TermGroup; field: string; points: number }[];
  /** The typed words stand in a row in the leading field, or are all of it. */
  phrase: number;
  whole: number;
  bonuses: Bonus[];
}

/** Adds up the tier score of one document again, for people to read. */
export function explain(definition: IndexDefinition, request: SearchRequest, document: SearchDocument): Explanation {
  const { groups, phrase } = scored(definition, request);
  const { lead, upper, base } = tiers(definition);
  const texts = new Map(Object.entries(document.text).map(([field, text]) => [field, wordsOf(text)]));
  const inField = (group: TermGroup, field: string) =>
    has(texts.get(field), group.anyOf, group.prefix) || has(texts.get(field), group.orAbove ?? []);
  const everywhere = union([...texts.values()]);
  const above = union(upper.map(({ field }) => texts.get(field) ?? NOTHING));
  const terms = groups.flatMap((group) => {
    const best = upper.find(({ field }) => inField(group, field));
    const isThere = has(everywhere, group.anyOf, group.prefix) || has(above, group.orAbove ?? []);
    const tier = best ?? (isThere ? base : null);
    return tier ? [{ group, field: tier.field, points: tier.weight * (group.weight ?? 1) }] : [];
  });
  const leading = texts.get(lead.field) ?? NOTHING;
  const isPhrase = phrase.length > 1 && leading.text.includes(` ${phrase.join(' ')} `);
  const isWhole =
    phrase.length > 0 &&
    leading.length <= phrase.length &&
    requiredTerms(request).every((group) => inField(group, lead.field));
  const bonuses = (request.bonuses ?? []).filter(({ filter }) => holds(document, filter));
  const points = { phrase: isPhrase ? PHRASE_BONUS : 0, whole: isWhole ? WHOLE_BONUS : 0 };
  const sum = (of: readonly { points: number }[]) => of.reduce((total, one) => total + one.points, 0);
  return { total: sum(terms) + points.phrase + points.whole + sum(bonuses), terms, ...points, bonuses };
}

interface FieldWords {
  all: ReadonlySet<string>;
  /** In their order, between blanks. */
  text: string;
  length: number;
}

const NOTHING: FieldWords = { all: new Set(), text: '', length: 0 };

function wordsOf(text: string): FieldWords {
  const { sequence, joined } = analyse(text);
  const words = [...sequence, ...joined];
  return { all: new Set(words), text: ` ${words.join(' ')} `, length: sequence.length };
}

const union = (of: readonly FieldWords[]): FieldWords => ({
  ...NOTHING,
  all: new Set(of.flatMap(({ all }) => [...all])),
});

function has(words: FieldWords | undefined, anyOf: TermGroup['anyOf'], prefix?: string): boolean {
  const { all } = words ?? NOTHING;
  if (anyOf.some((lexemes) => lexemes.every((lexeme) => all.has(lexeme)))) return true;
  return prefix !== undefined && [...all].some((lexeme) => lexeme.startsWith(prefix));
}

function holds(document: SearchDocument, filter: Filter): boolean {
  if ('either' in filter) return filter.either.some((one) => holds(document, one));
  if ('near' in filter) return document.point !== null && milesBetween(filter.near, document.point) <= filter.miles;
  return fieldHolds(document.fields[filter.field] ?? null, filter);
}

function fieldHolds(value: FieldValue, filter: FieldFilter): boolean {
  if ('anyOf' in filter) return [value].flat().some((one) => filter.anyOf.includes(one as string));
  if (value === null) return false;
  const number = Number(value);
  return !(number < Number(filter.from ?? -Infinity)) && !(number > Number(filter.to ?? Infinity));
}
