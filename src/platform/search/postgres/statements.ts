import { fullOrder, PHRASE_BONUS, requiredTerms, scored, tiers, WHOLE_BONUS } from '../score.js';
import type { IndexDefinition, SearchRequest } from '../search-engine.js';
import { filtered, inHead, occurs, where } from './conditions.js';
import { miles } from './near.js';
import { quoted } from './rows.js';
import { joined, type Sql } from './sql.js';
import { column, labels, view } from './tables.js';

/** The point is there where distances are measured, the score where it is sorted by. */
export type PageRow = [id: string, card: string, lat: number | null, lon: number | null, score: number | null];

/** The page of what is `found`, in rows of `PageRow`. */
export function pageStatement(definition: IndexDefinition, request: SearchRequest, found: Sql): Sql {
  const order = fullOrder(definition, request);
  const isScored = order.some(({ by }) => by === 'relevance');
  const relevance = isScored ? score(definition, request) : { text: 'null', params: [] };
  const keys = order.map(({ by, descending }): Sql => {
    const { text, params } = sortedBy(request, by);
    return { text: `${text} ${descending ? 'desc' : 'asc'} nulls last`, params };
  });
  const sorted = joined(', ', keys);
  return {
    text: `select id, card, ${request.origin ? 'point[1], point[0]' : 'null, null'}, ${relevance.text} as score
      from ${view(definition.name)} where ${found.text} order by ${sorted.text} limit ? offset ?`,
    params: [...relevance.params, ...found.params, ...sorted.params, request.limit, request.offset],
  };
}

/** Its one row is that of the total among those of facets. */
export function countStatement(definition: IndexDefinition, request: SearchRequest): Sql {
  const found = where(definition, request);
  return {
    text: `select null as facet, null as value, count(*) as total from ${view(definition.name)} where ${found.text}`,
    params: found.params,
  };
}

function sortedBy({ origin }: SearchRequest, by: string): Sql {
  if (by === 'distance' && origin) return miles(origin);
  return { text: by === 'relevance' ? 'score' : column(by), params: [] };
}

function score(definition: IndexDefinition, request: SearchRequest): Sql {
  const { groups, phrase } = scored(definition, request);
  const { upper, base } = tiers(definition);
  const label = labels(definition);
  const sum: Sql[] = groups.map((group) => {
    const { weight: times = 1, optional } = group;
    const cases = upper.map(({ field, weight }) => worth(inHead(group, label.get(field)), weight * times));
    if (optional) cases.push(worth(occurs(definition, group), base.weight * times));
    const { text, params } = joined(' ', cases);
    return { text: `case ${text} else ?::integer end`, params: [...params, optional ? 0 : base.weight * times] };
  });
  const given = (condition: Sql, points: number) => {
    const { text, params } = worth(condition, points);
    sum.push({ text: `case ${text} else 0 end`, params });
  };
  if (phrase.length > 1) {
    const inOrder = phrase.map((lexeme) => `${quoted(lexeme)}:A`).join(' <-> ');
    given({ text: 'head @@ ?::tsquery', params: [inOrder] }, PHRASE_BONUS);
  }
  if (phrase.length) {
    const isShort = { text: 'lead_length <= ?', params: [phrase.length] };
    given(joined(' and ', [isShort, allInLead(definition, request)]), WHOLE_BONUS);
  }
  for (const { filter, points } of request.bonuses ?? []) given(filtered(definition, filter), points);
  if (!sum.length) return { text: '0', params: [] };
  const { text, params } = joined(' + ', sum);
  return { text: `(${text})`, params };
}

const worth = ({ text, params }: Sql, points: number): Sql => ({
  text: `when ${text} then ?::integer`,
  params: [...params, points],
});

/** All that must be there stands in the leading text field. */
export function allInLead(definition: IndexDefinition, request: SearchRequest): Sql {
  const label = labels(definition).get(tiers(definition).lead.field);
  return joined(
    ' and ',
    requiredTerms(request).map((group) => inHead(group, label)),
  );
}
