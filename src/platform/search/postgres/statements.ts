import { boxAround, EARTH_RADIUS_MILES } from '../distance.js';
import { fullOrder, PHRASE_BONUS, requiredTerms, scored, tiers, WHOLE_BONUS } from '../score.js';
import type { Filter, IndexDefinition, Point, SearchRequest, TermGroup } from '../search-engine.js';
import { quoted } from './rows.js';
import { column, type Label, labels, labelsAbove, view } from './tables.js';

export interface Sql {
  text: string;
  params: unknown[];
}

/** The page with ids, cards and points; `counted` adds the total, which costs a look at every match. */
export function pageStatement(definition: IndexDefinition, request: SearchRequest, counted: boolean): Sql {
  const found = where(definition, request);
  const order = fullOrder(definition, request);
  const keys = order.map(({ by }) => sortExpression(definition, request, by));
  const directions = order
    .map(({ descending }, at) => `key_${at} ${descending ? 'desc' : 'asc'} nulls last`)
    .join(', ');
  const from = view(definition.name);
  // The cards of the page are joined afterwards: carried through a sort of all matches they cost more than the sort.
  const text = `with page as materialized (
      select id as found, ${keys.map((key, at) => `${key.text} as key_${at}`).join(', ')},
        ${counted ? 'count(*) over ()' : 'null::bigint'} as total
      from ${from} where ${found.text} order by ${directions} limit ? offset ?
    )
    select shown.id, page.total, shown.card::text as card, shown.point[1] as lat, shown.point[0] as lon
    from page join ${from} as shown on shown.id = page.found order by ${directions}`;
  return { text, params: [...keys.flatMap(({ params }) => params), ...found.params, request.limit, request.offset] };
}

export function countStatement(definition: IndexDefinition, request: SearchRequest): Sql {
  const found = where(definition, request);
  return { text: `select count(*) as total from ${view(definition.name)} where ${found.text}`, params: found.params };
}

export const joined = (by: string, parts: readonly Sql[]): Sql => ({
  text: parts.map(({ text }) => text).join(by),
  params: parts.flatMap(({ params }) => params),
});

export function where(definition: IndexDefinition, request: Pick<SearchRequest, 'terms' | 'filters' | 'choices'>): Sql {
  const parts: Sql[] = [{ text: 'live', params: [] }];
  const label = labels(definition);
  const { base } = tiers(definition);
  const above = labelsAbove(definition);
  for (const group of requiredTerms(request)) {
    const searched = group.field === undefined || group.field === base.field ? 'words' : 'head';
    const at = group.field === undefined ? undefined : label.get(group.field);
    parts.push({ text: `${searched} @@ ?::tsquery`, params: [query(group, above, at)] });
  }
  for (const filter of [...(request.filters ?? []), ...(request.choices ?? [])])
    parts.push(filtered(definition, filter));
  return joined(' and ', parts);
}

export function filtered(definition: IndexDefinition, filter: Filter): Sql {
  if ('near' in filter) {
    const { from, to } = boxAround(filter.near, filter.miles);
    const exact = miles(filter.near);
    return {
      text: `point <@ box(point(?, ?), point(?, ?)) and ${exact.text} <= ?`,
      params: [from.lon, from.lat, to.lon, to.lat, ...exact.params, filter.miles],
    };
  }
  if ('either' in filter) {
    const any = joined(
      ' or ',
      filter.either.map((one) => filtered(definition, one)),
    );
    return { text: `(${any.text || 'false'})`, params: any.params };
  }
  const name = column(filter.field);
  if ('anyOf' in filter) {
    if (!filter.anyOf.length) return { text: 'false', params: [] };
    return definition.fields[filter.field] === 'keywords'
      ? { text: `${name} && array[?]::text[]`, params: [filter.anyOf] }
      : { text: `${name} in (?)`, params: [filter.anyOf] };
  }
  const bounds: Sql[] = [];
  if (filter.from !== undefined) bounds.push({ text: `${name} >= ?`, params: [bound(filter.from)] });
  if (filter.to !== undefined) bounds.push({ text: `${name} <= ?`, params: [bound(filter.to)] });
  return {
    text: bounds.map(({ text }) => text).join(' and ') || 'true',
    params: bounds.flatMap(({ params }) => params),
  };
}

const bound = (value: number | Date) => (value instanceof Date ? value.toISOString() : value);

function sortExpression(definition: IndexDefinition, request: SearchRequest, by: string): Sql {
  if (by === 'relevance') return score(definition, request);
  if (by === 'distance' && request.origin) return miles(request.origin);
  return { text: column(by), params: [] };
}

function score(definition: IndexDefinition, request: SearchRequest): Sql {
  const { groups, phrase } = scored(definition, request);
  const { lead, upper, base } = tiers(definition);
  const label = labels(definition);
  const above = labelsAbove(definition);
  const sum: Sql[] = groups.map((group) => {
    const { weight: times = 1, optional } = group;
    const cases = upper.map(({ weight }) => `when head @@ ?::tsquery then ${weight * times}`);
    const params = upper.map(({ field }) => query(group, above, label.get(field)));
    if (!optional) return { text: `case ${cases.join(' ')} else ${base.weight * times} end`, params };
    cases.push(`when words @@ ?::tsquery then ${base.weight * times}`);
    return { text: `case ${cases.join(' ')} else 0 end`, params: [...params, query(group, above)] };
  });
  if (phrase.length > 1) {
    const inOrder = phrase.map((lexeme) => `${quoted(lexeme)}:A`).join(' <-> ');
    sum.push({ text: `case when head @@ ?::tsquery then ${PHRASE_BONUS} else 0 end`, params: [inOrder] });
  }
  if (phrase.length) {
    const all = requiredTerms(request)
      .map((group) => `(${query(group, above, label.get(lead.field))})`)
      .join(' & ');
    sum.push({
      text: `case when lead_length <= ${phrase.length} and head @@ ?::tsquery then ${WHOLE_BONUS} else 0 end`,
      params: [all],
    });
  }
  for (const { filter, points } of request.bonuses ?? []) {
    const { text, params } = filtered(definition, filter);
    sum.push({ text: `case when ${text} then ${points} else 0 end`, params });
  }
  if (!sum.length) return { text: '0', params: [] };
  return { text: `(${sum.map(({ text }) => text).join(' + ')})`, params: sum.flatMap(({ params }) => params) };
}

/** A group as a tsquery: anywhere, where the labels above the lightest text field are given, or in one label. */
function query({ anyOf, orAbove = [], prefix }: TermGroup, above: string, label?: Label): string {
  const all = (lexemes: readonly string[], labels: string) =>
    `(${lexemes.map((lexeme) => quoted(lexeme) + (labels && `:${labels}`)).join(' & ')})`;
  const alternatives = [
    ...anyOf.map((lexemes) => all(lexemes, label ?? '')),
    ...orAbove.map((lexemes) => all(lexemes, label ?? above)),
  ];
  if (prefix !== undefined) alternatives.push(`${quoted(prefix)}:*${label ?? ''}`);
  return alternatives.join(' | ');
}

/** The haversine of distance.ts, over the column `point`. */
function miles({ lat, lon }: Point): Sql {
  const diameter = 2 * EARTH_RADIUS_MILES;
  const squared = `power(sind((point[1] - ?) / 2), 2) + ? * cosd(point[1]) * power(sind((point[0] - ?) / 2), 2)`;
  return {
    // `least` would take a missing point for the greatest distance there is.
    text: `(case when point is not null then ${diameter} * asin(least(1, sqrt(${squared}))) end)`,
    params: [lat, Math.cos((lat * Math.PI) / 180), lon],
  };
}
