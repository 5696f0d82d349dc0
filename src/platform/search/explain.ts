import { milesBetween } from './distance.js';
import { analyze } from './language/analysis.js';
import { EXACT_MATCH_BONUS, PHRASE_BONUS, requiredTerms, scoringPlan, tiers } from './score.js';
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

/** The parts of a document's relevance score; both engines sort by their sum. */
export interface Explanation {
  total: number;
  /** For each matching group, in request order: its best field and its points there. */
  terms: { group: TermGroup; field: string; points: number }[];
  /** Points of a phrase match in the leading field. */
  phrase: number;
  /** Points when the leading field consists of the typed words only. */
  exactMatch: number;
  bonuses: Bonus[];
}

/** Recomputes the tier score of one document, for an explanation of its rank. */
export function explain(definition: IndexDefinition, request: SearchRequest, document: SearchDocument): Explanation {
  const { groups, phrase } = scoringPlan(definition, request);
  const { lead, upper, base } = tiers(definition);
  const texts = new Map(Object.entries(document.text).map(([field, text]) => [field, analyzeField(text)]));
  const inField = (group: TermGroup, field: string) =>
    containsAny(texts.get(field), group.anyOf, group.prefix) || containsAny(texts.get(field), group.anyOfInHead ?? []);
  const everywhere = union([...texts.values()]);
  const head = union(upper.map(({ field }) => texts.get(field) ?? NO_LEXEMES));
  const terms = groups.flatMap((group) => {
    const best = upper.find(({ field }) => inField(group, field));
    const isThere = containsAny(everywhere, group.anyOf, group.prefix) || containsAny(head, group.anyOfInHead ?? []);
    const tier = best ?? (isThere ? base : null);
    return tier ? [{ group, field: tier.field, points: tier.weight * (group.weight ?? 1) }] : [];
  });
  const leading = texts.get(lead.field) ?? NO_LEXEMES;
  const isPhrase = phrase.length > 1 && leading.text.includes(` ${phrase.join(' ')} `);
  const isExactMatch =
    phrase.length > 0 &&
    leading.length <= phrase.length &&
    requiredTerms(request).every((group) => inField(group, lead.field));
  const bonuses = (request.bonuses ?? []).filter(({ filter }) => satisfies(document, filter));
  const points = { phrase: isPhrase ? PHRASE_BONUS : 0, exactMatch: isExactMatch ? EXACT_MATCH_BONUS : 0 };
  const sum = (of: readonly { points: number }[]) => of.reduce((total, { points }) => total + points, 0);
  return { total: sum(terms) + points.phrase + points.exactMatch + sum(bonuses), terms, ...points, bonuses };
}

interface FieldLexemes {
  all: ReadonlySet<string>;
  /** In text order, between blanks. */
  text: string;
  length: number;
}

const NO_LEXEMES: FieldLexemes = { all: new Set(), text: '', length: 0 };

function analyzeField(text: string): FieldLexemes {
  const { lexemes, compoundLexemes } = analyze(text);
  const all = [...lexemes, ...compoundLexemes];
  return { all: new Set(all), text: ` ${all.join(' ')} `, length: lexemes.length };
}

const union = (of: readonly FieldLexemes[]): FieldLexemes => ({
  ...NO_LEXEMES,
  all: new Set(of.flatMap(({ all }) => [...all])),
});

function containsAny(words: FieldLexemes | undefined, anyOf: TermGroup['anyOf'], prefix?: string): boolean {
  const { all } = words ?? NO_LEXEMES;
  if (anyOf.some((lexemes) => lexemes.every((lexeme) => all.has(lexeme)))) return true;
  return prefix !== undefined && [...all].some((lexeme) => lexeme.startsWith(prefix));
}

function satisfies(document: SearchDocument, filter: Filter): boolean {
  if ('either' in filter) return filter.either.some((alternative) => satisfies(document, alternative));
  if ('near' in filter) return document.point !== null && milesBetween(filter.near, document.point) <= filter.miles;
  return satisfiesField(document.fields[filter.field] ?? null, filter);
}

function satisfiesField(value: FieldValue, filter: FieldFilter): boolean {
  if ('anyOf' in filter) return [value].flat().some((item) => filter.anyOf.includes(item as string));
  if (value === null) return false;
  const number = Number(value);
  return !(number < Number(filter.from ?? -Infinity)) && !(number > Number(filter.to ?? Infinity));
}
