import { requiredTerms, scored, tiers } from '../score.js';
import type { Filter, IndexDefinition, Near, Point, SearchRequest } from '../search-engine.js';
import { filtered, where } from './conditions.js';
import { joined, type Sql } from './sql.js';
import { allInLead } from './statements.js';

/** A part of what matches that sorts before all the rest of it: a page that lies in it needs no look at the others. */
export interface Narrower {
  found: Sql;
  /** Whether nothing outside of the part can stand before a row with this score. */
  leads(score: number | null): boolean;
}

/** So many times a page: what is near lies mostly in towns, so that a circle of that size holds it. */
const AMPLE = 2;
/** Where no distance is asked for, about the length of the state. */
const FARTHEST_MILES = 300;

/** Null where every match must be looked at, or where an index is in order anyway. `total` is how many match. */
export function narrower(definition: IndexDefinition, request: SearchRequest, total: number): Narrower | null {
  const [first] = request.sort;
  if (first?.by === 'distance' && request.origin && !first.descending) {
    const near = request.origin;
    const asked = (request.filters ?? []).flatMap((filter) => (isAround(near, filter) ? filter : []));
    const share = (AMPLE * (request.offset + request.limit)) / total;
    if (share > 1 / 2) return null;
    const widest = Math.min(FARTHEST_MILES, ...asked.map(({ miles }) => miles));
    // The circle lies within those asked for.
    const others = (request.filters ?? []).filter((filter) => !isAround(near, filter));
    const circle = filtered(definition, { near, miles: widest * Math.sqrt(share) });
    return { found: joined(' and ', [where(definition, { ...request, filters: others }), circle]), leads: () => true };
  }
  if (first?.by !== 'relevance' || !first.descending || !canStandInLead(definition, request)) return null;
  const most = mostOutsideOfLead(definition, request);
  const others = where(definition, { ...request, terms: [] });
  const found = joined(' and ', [others, allInLead(definition, request)]);
  return { found, leads: (score) => score !== null && score > most };
}

const isAround = ({ lat, lon }: Point, filter: Filter): filter is Near =>
  'near' in filter && filter.near.lat === lat && filter.near.lon === lon;

/** Each group names a text that gets the bonuses of the leading field, so that whoever lacks one of them gets none. */
const canStandInLead = (definition: IndexDefinition, request: SearchRequest) =>
  scored(definition, request).phrase.length > 0 && requiredTerms(request).every(({ anyOf }) => anyOf[0]?.length);

/** No document without all words in its leading text field scores more. */
function mostOutsideOfLead(definition: IndexDefinition, request: SearchRequest): number {
  const { lead, upper, base } = tiers(definition);
  const next = upper[1] ?? base;
  const weights = scored(definition, request).groups.map(({ weight = 1, optional }) => ({ weight, optional }));
  const required = weights.filter(({ optional }) => !optional).map(({ weight }) => weight);
  const all = weights.reduce((sum, { weight }) => sum + weight * lead.weight, 0);
  const bonuses = (request.bonuses ?? []).reduce((sum, { points }) => sum + points, 0);
  return all - Math.min(...required) * (lead.weight - next.weight) + bonuses;
}
