import type { Facet, FieldFilter, IndexDefinition, SearchRequest } from '../search-engine.js';
import { filtered, joined, type Sql, where } from './conditions.js';
import { column, view } from './tables.js';

/**
 * Rows of facet, value and total. What matches is looked for once, and gone through once for all facets of which nothing
 * is chosen; each of the others leaves out the choice of its own field.
 */
export function facetStatement(
  definition: IndexDefinition,
  { choices = [], facets = [], ...request }: SearchRequest,
): Sql {
  const found = where(definition, request);
  const fields = [...new Set([...facets, ...choices].map(({ field }) => column(field)))];
  const isChosen = (field: string) => choices.some((choice) => choice.field === field);
  const others = (own: string | null): Sql =>
    joined(' and ', [
      { text: 'true', params: [] },
      ...choices.filter(({ field }) => field !== own).map((choice: FieldFilter) => filtered(definition, choice)),
    ]);
  const values = facets.filter(({ since }) => !since);
  const free = values.filter(({ field }) => !isChosen(field));
  const parts = [
    ...(free.length ? [byValue(free, others(null))] : []),
    ...values.filter(({ field }) => isChosen(field)).map((facet) => byValue([facet], others(facet.field))),
    ...facets.flatMap(({ field, since = [] }) => (since.length ? [sinceMoments(field, since, others(field))] : [])),
  ];
  const all = joined(' union all ', parts);
  return {
    text: `with found as materialized (select ${fields.join(', ')} from ${view(definition.name)} where ${found.text})
      ${all.text}`,
    params: [...found.params, ...all.params],
  };
}

/** One pass over what matches for any number of fields. */
function byValue(facets: readonly Facet[], condition: Sql): Sql {
  const columns = facets.map(({ field }) => column(field));
  const pick = (result: (field: string, at: number) => string) =>
    `case ${columns.map((name, at) => `when grouping(${name}) = 0 then ${result(name, at)}`).join(' ')} end`;
  return {
    text: `select facet, value, total from (
        select ${pick(() => '?')} as facet, ${pick((name) => `${name}::text`)} as value, count(*) as total
        from found where ${condition.text} group by grouping sets (${columns.map((name) => `(${name})`).join(', ')})
      ) as counted where value is not null`,
    params: [...facets.map(({ field }) => field), ...condition.params],
  };
}

function sinceMoments(field: string, moments: readonly Date[], condition: Sql): Sql {
  const isos = moments.map((moment) => moment.toISOString());
  const counts = isos.map((_, at) => `count(*) filter (where ${column(field)} >= ?) as total_${at}`);
  return {
    text: `select ? as facet, moment as value, total from (select ${counts.join(', ')} from found where ${condition.text}) as counted,
      lateral (values ${isos.map((_, at) => `(?, total_${at})`).join(', ')}) as each (moment, total) where total > 0`,
    params: [field, ...isos, ...condition.params, ...isos],
  };
}
