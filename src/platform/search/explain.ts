import { milesBetween } from './distance.js';
import { analyze } from './language/analysis.js';
import { EXACT_MATCH_BONUS, groupPoints, headTerms, IN_HEAD_BONUS, PHRASE_BONUS, scoringPlan, tiers } from './score.js';
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

/** The parts of a document's relevance score; both adapters sort by their sum. */
export interface Explanation {
  total: number;
  /** For each matching group, in request order: its best field and its points there. */
  terms: { group: TermGroup; field: string; points: number }[];
  /** Points when the fields above the lightest one have all required terms. */
  inHead: number;
  /** Points of a phrase match in the leading field. */
  phrase: number;
  /** Points when the leading field consists of the typed words only. */
  exactMatch: number;
  /** Points when the leading field has none of the words of the absence bonus. */
  absence: number;
  bonuses: Bonus[];
}

/** Recomputes the tier score of one document, for an explanation of its rank. */
export function explain(definition: IndexDefinition, request: SearchRequest, document: SearchDocument): Explanation {
  const { groups, phrase, words } = scoringPlan(definition, request);
  const { lead, upper, base } = tiers(definition);
  const texts = new Map(Object.entries(document.text).map(([field, text]) => [field, analyzeField(text)]));
  const inField = ({ anyOf, anyOfInHead = [], weakInHead = [], prefix }: TermGroup, field: string, isWeak: boolean) =>
    isWeak
      ? containsAny(texts.get(field), weakInHead)
      : containsAny(texts.get(field), [...anyOf, ...anyOfInHead], prefix);
  const everywhere = union([...texts.values()]);
  const head = union(upper.map(({ field }) => texts.get(field) ?? NO_LEXEMES));
  const terms = groups.flatMap((group) => {
    const best = groupPoints(definition, group).find(({ field, isWeak }) => inField(group, field, isWeak));
    const { anyOfInHead = [], weakInHead = [], weight = 1 } = group;
    const isThere =
      containsAny(everywhere, group.anyOf, group.prefix) || containsAny(head, [...anyOfInHead, ...weakInHead]);
    const least = isThere ? { field: base.field, points: base.weight * weight } : null;
    const tier = best ?? least;
    return tier ? [{ group, field: tier.field, points: tier.points }] : [];
  });
  const leading = texts.get(lead.field) ?? NO_LEXEMES;
  const isPhrase = phrase.length > 1 && leading.text.includes(` ${phrase.join(' ')} `);
  const isExactMatch =
    words.length > 0 && leading.length <= words.length && words.every((lexeme) => leading.all.has(lexeme));
  const bonuses = (request.bonuses ?? []).filter(({ filter }) => satisfies(document, filter));
  const { noneOf = [], points: ofAbsence = 0 } = request.absenceBonus ?? {};
  const required = headTerms(request);
  const inFields = (fields: readonly string[]) => union(fields.map((field) => texts.get(field) ?? NO_LEXEMES));
  const isInHead =
    required.length > 0 &&
    required.every(({ anyOf, prefix, headFields }) =>
      containsAny(headFields ? inFields(headFields) : head, anyOf, prefix),
    );
  const points = {
    inHead: isInHead ? IN_HEAD_BONUS : 0,
    phrase: isPhrase ? PHRASE_BONUS : 0,
    exactMatch: isExactMatch ? EXACT_MATCH_BONUS : 0,
    absence: noneOf.some((lexeme) => leading.all.has(lexeme)) ? 0 : ofAbsence,
  };
  const sum = (of: readonly { points: number }[]) => of.reduce((total, { points }) => total + points, 0);
  const ofFields = points.inHead + points.phrase + points.exactMatch + points.absence;
  return { total: sum(terms) + ofFields + sum(bonuses), terms, ...points, bonuses };
}

interface FieldLexemes {
  all: ReadonlySet<string>;
  /** In text order, between blanks. */
  text: string;
  length: number;
}

const NO_LEXEMES: FieldLexemes = { all: new Set(), text: '', length: 0 };

function analyzeField(text: string): FieldLexemes {
  const { lexemes, compoundLexemes, pairLexemes } = analyze(text);
  const all = [...lexemes, ...compoundLexemes, ...pairLexemes];
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
