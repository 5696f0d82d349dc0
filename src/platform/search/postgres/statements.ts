import {
  EXACT_MATCH_BONUS,
  groupPoints,
  IN_HEAD_BONUS,
  PHRASE_BONUS,
  requiredTerms,
  scoringPlan,
  tiers,
  withTieBreakers,
} from '../score.js';
import type { IndexDefinition, SearchRequest } from '../search-engine.js';
import { allInHeadSql, filterSql, headTermSql, termSql, whereClause } from './conditions.js';
import { distanceSql } from './distance-sql.js';
import { quoteLexeme } from './rows.js';
import { joinSql, type Sql } from './sql.js';
import { column, labels, view } from './tables.js';

/** The point is null without an origin, the score unless rows are sorted by it. */
export type PageRow = [id: string, card: string, lat: number | null, lon: number | null, score: number | null];

/** Selects a page of the rows that satisfy `condition`, as `PageRow`. */
export function pageStatement(definition: IndexDefinition, request: SearchRequest, condition: Sql): Sql {
  const order = withTieBreakers(definition, request);
  const isScored = order.some(({ by }) => by === 'relevance');
  const relevance = isScored ? scoreSql(definition, request) : { text: 'null', params: [] };
  const keys = order.map(({ by, descending }): Sql => {
    const { text, params } = sortKeySql(request, by);
    return { text: `${text} ${descending ? 'desc' : 'asc'} nulls last`, params };
  });
  const sorted = joinSql(', ', keys);
  return {
    text: `select id, card, ${request.origin ? 'point[1], point[0]' : 'null, null'}, ${relevance.text} as score
      from ${view(definition.name)} where ${condition.text} order by ${sorted.text} limit ? offset ?`,
    params: [...relevance.params, ...condition.params, ...sorted.params, request.limit, request.offset],
  };
}

/**
 * Counts all matches, and with `countsInHead` those that have all terms in the upper text fields, as one `FacetRow`
 * whose last value is the second count.
 */
export function countStatement(definition: IndexDefinition, request: SearchRequest): Sql {
  const condition = whereClause(definition, request);
  const inHead = request.countsInHead ? allInHeadSql(definition, request) : null;
  const countInHead = inHead ? `count(*) filter (where ${inHead.text})` : 'null';
  return {
    text: `select null as facet, null as value, count(*) as total, ${countInHead} as in_head
      from ${view(definition.name)} where ${condition.text}`,
    params: [...(inHead?.params ?? []), ...condition.params],
  };
}

function sortKeySql({ origin }: SearchRequest, by: string): Sql {
  if (by === 'distance' && origin) return distanceSql(origin);
  return { text: by === 'relevance' ? 'score' : column(by), params: [] };
}

function scoreSql(definition: IndexDefinition, request: SearchRequest): Sql {
  const { groups, phrase, words } = scoringPlan(definition, request);
  const { lead, base } = tiers(definition);
  const label = labels(definition);
  const sum: Sql[] = groups.map((group) => {
    const { weight: times = 1, weakInHead = [], optional } = group;
    const cases = groupPoints(definition, group).map(({ field, isWeak, points }) =>
      whenSql(headTermSql(isWeak ? { anyOf: weakInHead } : group, label.get(field)), points),
    );
    if (optional) cases.push(whenSql(termSql(definition, group), base.weight * times));
    const { text, params } = joinSql(' ', cases);
    return { text: `case ${text} else ?::integer end`, params: [...params, optional ? 0 : base.weight * times] };
  });
  const addPoints = (condition: Sql, points: number) => {
    const { text, params } = whenSql(condition, points);
    sum.push({ text: `case ${text} else 0 end`, params });
  };
  const inHead = allInHeadSql(definition, request);
  if (inHead) addPoints(inHead, IN_HEAD_BONUS);
  if (phrase.length > 1) {
    const inOrder = phrase.map((lexeme) => `${quoteLexeme(lexeme)}:A`).join(' <-> ');
    addPoints({ text: 'head @@ ?::tsquery', params: [inOrder] }, PHRASE_BONUS);
  }
  if (words.length) {
    const isShort = { text: 'lead_length <= ?', params: [words.length] };
    const hasAll = headTermSql({ anyOf: [words] }, label.get(lead.field));
    addPoints(joinSql(' and ', [isShort, hasAll]), EXACT_MATCH_BONUS);
  }
  if (request.absenceBonus) {
    const { noneOf, points } = request.absenceBonus;
    const { text, params } = headTermSql({ anyOf: noneOf.map((lexeme) => [lexeme]) }, label.get(lead.field));
    addPoints({ text: `not ${text}`, params }, points);
  }
  for (const { filter, points } of request.bonuses ?? []) addPoints(filterSql(definition, filter), points);
  if (!sum.length) return { text: '0', params: [] };
  const { text, params } = joinSql(' + ', sum);
  return { text: `(${text})`, params };
}

const whenSql = ({ text, params }: Sql, points: number): Sql => ({
  text: `when ${text} then ?::integer`,
  params: [...params, points],
});

/** All required groups match in the leading text field. */
export function allInLeadSql(definition: IndexDefinition, request: SearchRequest): Sql {
  const label = labels(definition).get(tiers(definition).lead.field);
  return joinSql(
    ' and ',
    requiredTerms(request).map((group) => headTermSql(group, label)),
  );
}
