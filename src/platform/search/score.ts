import { DomainError } from '../errors.js';
import {
  type IndexDefinition,
  MOST_REACHABLE,
  type SearchRequest,
  type SortKey,
  type TermGroup,
} from './search-engine.js';

/**
 * The tier score that both engines compute: for each group the weight of the best text field that holds it, plus a
 * bonus when the typed words stand as a phrase in the leading field and another when they are all of it. Small integers
 * only, so that sums are exact on every engine. All words weigh alike for now: rarity will come from one vocabulary
 * table for both engines.
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
  const terms = [...(request.terms ?? [])];
  const { lead } = tiers(definition);
  const inLead = terms.every(({ field }) => field === undefined || field === lead.field);
  return {
    groups: terms.filter(({ field }) => field === undefined),
    phrase: inLead ? terms.flatMap(({ anyOf }) => anyOf[0] ?? []) : [],
  };
}

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
