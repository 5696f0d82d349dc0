import { IN_HEAD_BONUS, requiredTerms, scoringPlan, tiers, weakWeight } from '../score.js';
import type { DistanceFilter, Filter, IndexDefinition, Point, SearchRequest } from '../search-engine.js';
import { filterSql, whereClause } from './conditions.js';
import { joinSql, type Sql } from './sql.js';
import { allInLeadSql } from './statements.js';

/** Matches that sort before all others: a page within them needs no scan of the rest. */
export interface TopCandidates {
  condition: Sql;
  /** Whether no other match can sort before a row with this score. */
  isConclusive(score: number | null): boolean;
}

/** The circle is sized for this many pages. Matches cluster in towns, so it mostly holds at least one page. */
const PAGE_MARGIN = 2;
/** Radius of a search without a distance filter: about the length of the state. */
const MAX_RADIUS_MILES = 300;

/** Null if all matches must be scanned or an index has the sort order. `total` is the number of matches. */
export function topCandidates(
  definition: IndexDefinition,
  request: SearchRequest,
  total: number,
): TopCandidates | null {
  const [first] = request.sort;
  if (first?.by === 'distance' && request.origin && !first.descending) {
    const near = request.origin;
    const sameCenter = (request.filters ?? []).flatMap((filter) => (isCenteredOn(near, filter) ? filter : []));
    const share = (PAGE_MARGIN * (request.offset + request.limit)) / total;
    if (share > 1 / 2) return null;
    const widest = Math.min(MAX_RADIUS_MILES, ...sameCenter.map(({ miles }) => miles));
    // The circle lies within the requested ones.
    const otherFilters = (request.filters ?? []).filter((filter) => !isCenteredOn(near, filter));
    const circle = filterSql(definition, { near, miles: widest * Math.sqrt(share) });
    return {
      condition: joinSql(' and ', [whereClause(definition, { ...request, filters: otherFilters }), circle]),
      isConclusive: () => true,
    };
  }
  if (first?.by !== 'relevance' || !first.descending || !canMatchInLead(definition, request)) return null;
  const maxOutside = maxScoreOutsideLead(definition, request);
  const withoutTerms = whereClause(definition, { ...request, terms: [] });
  const condition = joinSql(' and ', [withoutTerms, allInLeadSql(definition, request)]);
  return { condition, isConclusive: (score) => score !== null && score > maxOutside };
}

const isCenteredOn = ({ lat, lon }: Point, filter: Filter): filter is DistanceFilter =>
  'near' in filter && filter.near.lat === lat && filter.near.lon === lon;

/** Whether the bonuses need all groups in the leading field, so that a match without one of them gets none. */
const canMatchInLead = (definition: IndexDefinition, request: SearchRequest) =>
  scoringPlan(definition, request).phrase.length > 0 && requiredTerms(request).every(({ anyOf }) => anyOf[0]?.length);

/** Upper bound of the score of documents that lack a required group in the leading field. */
function maxScoreOutsideLead(definition: IndexDefinition, request: SearchRequest): number {
  const { lead, upper, base } = tiers(definition);
  const next = Math.max((upper[1] ?? base).weight, weakWeight(lead.weight));
  const weights = scoringPlan(definition, request).groups.map(({ weight = 1, optional }) => ({ weight, optional }));
  const required = weights.filter(({ optional }) => !optional).map(({ weight }) => weight);
  const all = weights.reduce((sum, { weight }) => sum + weight * lead.weight, 0);
  const ofFilters = (request.bonuses ?? []).reduce((sum, { points }) => sum + points, 0);
  const bonuses = IN_HEAD_BONUS + ofFilters + (request.absenceBonus?.points ?? 0);
  return all - Math.min(...required) * (lead.weight - next) + bonuses;
}
