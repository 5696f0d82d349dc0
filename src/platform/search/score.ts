import { DomainError } from '../errors.js';
import {
  type IndexDefinition,
  MOST_REACHABLE,
  type SearchRequest,
  type SortKey,
  type TermGroup,
} from './search-engine.js';

/**
 * The tier score that both engines compute: for each group the weight of the best text field that holds it, times the
 * group's own, plus a bonus when the typed words stand as a phrase in the leading field and another when they are all
 * of it, plus the bonuses of the request. Small integers only, so that sums are exact on every engine.
 */
export const PHRASE_BONUS = 16;
export const WHOLE_BONUS = 8;

export interface Tier {
  readonly field: string;
  readonly weight: number;
}

/** Text fields from the heaviest, which leads, to the lightest, whose weight every match has at least. */
export function tiers(definition: IndexDefinition): { lead: Tier; upper: Tier[]; base: Tier } {
  const all = Object.entries(definition.text)
    .map(([field, weight]) => ({ field, weight }))
    .sort((a, b) => b.weight - a.weight);
  const [lead, base] = [all[0], all.at(-1)];
  if (!lead || !base) throw new Error(`Index "${definition.name}" has no text.`);
  return { lead, upper: all.slice(0, -1), base };
}

/** What a request scores by. `phrase` is empty when no bonus can be had. */
export function scored(definition: IndexDefinition, request: SearchRequest): { groups: TermGroup[]; phrase: string[] } {
  const required = requiredTerms(request);
  const { lead } = tiers(definition);
  const inLead = required.every(({ field }) => field === undefined || field === lead.field);
  return {
    groups: (request.terms ?? []).filter(({ field }) => field === undefined),
    phrase: inLead ? required.flatMap(({ anyOf }) => anyOf[0] ?? []) : [],
  };
}

export const requiredTerms = ({ terms }: Pick<SearchRequest, 'terms'>): TermGroup[] =>
  (terms ?? []).filter(({ optional }) => !optional);

/** The full order of a request: what it asks for, then the newest, then the highest id. Distances need an origin. */
export function fullOrder(definition: IndexDefinition, request: SearchRequest): SortKey[] {
  const asked = request.sort.filter(({ by }) => by !== 'distance' || request.origin !== undefined);
  const newest = asked.some(({ by }) => by === definition.newest) ? [] : [{ by: definition.newest, descending: true }];
  return [...asked, ...newest, { by: 'id', descending: true }];
}

/** Throws DomainError `invalid` for a page that lies too deep. */
export function checkReach({ offset, limit }: SearchRequest): void {
  if (offset + limit <= MOST_REACHABLE) return;
  const message = `Only the first ${MOST_REACHABLE.toLocaleString('en-US')} results can be reached.`;
  throw new DomainError('invalid', 'validation', message, [{ path: 'offset', code: 'too_deep', message }]);
}
