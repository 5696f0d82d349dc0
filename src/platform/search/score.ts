import { memoizeByObject } from '../caching/memoize-by-object.js';
import { DomainError } from '../errors/domain-error.js';
import {
  type IndexDefinition,
  MAX_RESULT_WINDOW,
  type SearchRequest,
  type SortKey,
  type TermGroup,
} from './search-engine.js';

/**
 * The tier score that both adapters compute. Each group scores the weight of its best text field times its own weight.
 * A phrase match in the leading field adds a bonus, an exact match another, and the bonuses of the request are added.
 * All points are small integers, so that sums are exact on every search engine.
 */
export const PHRASE_BONUS = 16;
export const EXACT_MATCH_BONUS = 8;
/** More than all other points together: documents that have a term in the lightest text field only come last. */
export const IN_HEAD_BONUS = 1_000;

interface Tier {
  readonly field: string;
  readonly weight: number;
}

interface Tiers {
  lead: Tier;
  upper: readonly Tier[];
  base: Tier;
}

/** Text fields by weight: the leading one, all above the lightest, and the lightest, which scores every other match. */
export const tiers = memoizeByObject((definition: IndexDefinition): Tiers => {
  const all = Object.entries(definition.text)
    .map(([field, weight]) => ({ field, weight }))
    .sort((a, b) => b.weight - a.weight);
  const [lead, base] = [all[0], all.at(-1)];
  if (!lead || !base) throw new Error(`Index "${definition.name}" has no text.`);
  return { lead, upper: all.slice(0, -1), base };
});

/** Points of a group in an upper text field. */
export interface GroupPoints {
  field: string;
  /** Whether by an alternative of `weakInHead`. */
  isWeak: boolean;
  points: number;
}

/** The weight of a text field for alternatives of `weakInHead`. */
export const weakWeight = (weight: number): number => weight >> 1;

/** The points that a group can have in the upper text fields, highest first; ties in the order of the fields. */
export function groupPoints(definition: IndexDefinition, { weight: times = 1, weakInHead }: TermGroup): GroupPoints[] {
  const { upper } = tiers(definition);
  const points = (isWeak: boolean) =>
    upper.map(({ field, weight }) => ({ field, isWeak, points: (isWeak ? weakWeight(weight) : weight) * times }));
  const all = [...points(false), ...(weakInHead?.length ? points(true) : [])];
  return all.sort((a, b) => b.points - a.points);
}

/**
 * The groups that score, and the phrase that can earn the bonuses with its distinct words; both are empty when none
 * can.
 */
export function scoringPlan(
  definition: IndexDefinition,
  request: SearchRequest,
): { groups: TermGroup[]; phrase: string[]; words: string[] } {
  const required = requiredTerms(request);
  const { lead } = tiers(definition);
  const inLead = required.every(({ field }) => field === undefined || field === lead.field);
  const phrase = inLead ? required.flatMap(({ anyOf, inOrder }) => inOrder ?? anyOf[0] ?? []) : [];
  return {
    groups: (request.terms ?? []).filter(({ field }) => field === undefined),
    phrase,
    words: [...new Set(phrase)],
  };
}

export const requiredTerms = ({ terms }: Pick<SearchRequest, 'terms'>): TermGroup[] =>
  (terms ?? []).filter(({ optional }) => !optional);

/** A required group with all of its alternatives in `anyOf`. */
export type HeadTerm = Pick<TermGroup, 'anyOf' | 'prefix' | 'headFields'>;

/** The required groups that a document may match in its lightest text field only. */
export const headTerms = (request: Pick<SearchRequest, 'terms'>): HeadTerm[] =>
  requiredTerms(request)
    .filter(({ field }) => field === undefined)
    .map(({ anyOf, anyOfInHead = [], weakInHead = [], prefix, headFields }) => {
      return { anyOf: [...anyOf, ...anyOfInHead, ...weakInHead], prefix, headFields };
    });

/** The sort keys of a request, then the newest first, then the highest id. Drops `distance` without an origin. */
export function withTieBreakers(definition: IndexDefinition, request: SearchRequest): SortKey[] {
  const requested = request.sort.filter(({ by }) => by !== 'distance' || request.origin !== undefined);
  const recency = requested.some(({ by }) => by === definition.recencyField)
    ? []
    : [{ by: definition.recencyField, descending: true }];
  return [...requested, ...recency, { by: 'id', descending: true }];
}

/** Throws DomainError `invalid` for a page beyond MAX_RESULT_WINDOW. */
export function assertWithinResultWindow({ offset, limit }: SearchRequest): void {
  if (offset + limit <= MAX_RESULT_WINDOW) return;
  const message = `Only the first ${MAX_RESULT_WINDOW.toLocaleString('en-US')} results can be reached.`;
  throw new DomainError('invalid', 'validation', message, [{ path: 'offset', code: 'too_deep', message }]);
}
